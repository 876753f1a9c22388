import SwiftUI

// entries: MuseumRooms

protocol Exhibit {
  associatedtype Showcase: View

  var title: String { get }
  var year: Int { get }
  @ViewBuilder var showcase: Showcase { get }
}

extension Exhibit {
  var label: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.headline)
      Text(year < 0 ? "\(String(-year)) BC" : String(year)).font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct Vase: Exhibit {
  let title = "Vase"
  let year = -450
  var glaze: Color = .orange

  var showcase: some View {
    VStack(spacing: 0) {
      Capsule().fill(glaze).frame(width: 20, height: 8)
      Rectangle().fill(glaze).frame(width: 10, height: 10)
      Ellipse().fill(glaze).frame(width: 40, height: 50)
    }
  }
}

struct Painting: Exhibit {
  var title: String
  var year: Int

  var showcase: some View {
    AngularGradient(colors: [.blue, .yellow, .blue], center: .center)
      .frame(width: 60, height: 44)
      .padding(4)
      .border(.brown, width: 4)
  }
}

struct Coin: Exhibit {
  var title: String { "Coin" }
  var year: Int { 1540 }
  let sides: [Color]

  var showcase: some View {
    ForEach(sides.indices, id: \.self) { index in
      Circle().fill(sides[index]).frame(width: 24).overlay(Circle().inset(by: 3).stroke(.black))
    }
  }
}

struct Pedestal<E: Exhibit>: View {
  let exhibit: E

  var body: some View {
    HStack(spacing: 16) {
      HStack { exhibit.showcase }
        .frame(width: 90)
      exhibit.label
      Spacer()
    }
  }
}

struct Room<First: Exhibit, Second: Exhibit>: View where First.Showcase: View {
  let name: String
  let exhibits: (First, Second)

  init(_ name: String, _ first: First, _ second: Second) {
    self.name = name
    exhibits = (first, second)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.title3)
      Pedestal(exhibit: exhibits.0)
      Pedestal(exhibit: exhibits.1)
    }
    .padding()
    .background(Color.gray.opacity(0.1))
  }
}

struct MuseumRooms: View {
  var body: some View {
    VStack(spacing: 12) {
      Room("East", Vase(), Painting(title: "Dunes", year: 1911))
      Room("West", Coin(sides: [.yellow, .gray]), Vase(glaze: .blue))
      Pedestal<Painting>(exhibit: .init(title: "Fog", year: 1872))
    }
  }
}

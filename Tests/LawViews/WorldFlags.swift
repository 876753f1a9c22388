import SwiftUI

// entries: WorldFlags, FlagQuiz

/// The flag of a country, drawn in its frame.
protocol FlagDesign: View {
  static var country: String { get }
  static var ratio: CGFloat { get }
}

extension FlagDesign {
  static var ratio: CGFloat { 3 / 2 }
}

struct StripedFlag: View {
  let colors: [Color]
  var axis: Axis = .horizontal
  var weights: [CGFloat]? = nil

  private func share(_ index: Int) -> CGFloat {
    let all = weights ?? Array(repeating: 1, count: colors.count)
    return all[index] / all.reduce(0, +)
  }

  var body: some View {
    GeometryReader { geo in
      switch axis {
      case .horizontal:
        VStack(spacing: 0) {
          ForEach(colors.indices, id: \.self) { colors[$0].frame(height: geo.size.height * share($0)) }
        }
      case .vertical:
        HStack(spacing: 0) {
          ForEach(colors.indices, id: \.self) { colors[$0].frame(width: geo.size.width * share($0)) }
        }
      }
    }
  }
}

struct NordicCross: FlagDesign {
  static let country = "Sweden"
  static let ratio: CGFloat = 8 / 5
  var ground = Color(red: 0, green: 0.42, blue: 0.66)
  var cross = Color.yellow

  var body: some View {
    GeometryReader { geo in
      let unit = geo.size.height / 10
      ground
      cross.frame(width: unit * 2).offset(x: unit * 5)
      cross.frame(height: unit * 2).offset(y: unit * 4)
    }
  }
}

struct SunDisc: FlagDesign {
  static let country = "Japan"

  var body: some View {
    Color.white.overlay {
      GeometryReader { geo in
        Circle()
          .fill(Color(red: 0.74, green: 0, blue: 0.18))
          .frame(width: geo.size.height * 0.6, height: geo.size.height * 0.6)
          .position(x: geo.size.width / 2, y: geo.size.height / 2)
      }
    }
  }
}

struct TriangleFlag: FlagDesign {
  static let country = "Czechia"

  var body: some View {
    StripedFlag(colors: [.white, .red])
      .overlay {
        GeometryReader { geo in
          Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: geo.size.width / 2, y: geo.size.height / 2))
            path.addLine(to: CGPoint(x: 0, y: geo.size.height))
          }
          .fill(.blue)
        }
      }
  }
}

struct FlagFrame<Flag: View>: View {
  let name: String
  var ratio: CGFloat = 3 / 2
  @ViewBuilder let flag: () -> Flag

  var body: some View {
    VStack {
      flag()
        .aspectRatio(ratio, contentMode: .fit)
        .border(.gray, width: 0.5)
      Text(name).font(.caption)
    }
  }
}

extension FlagFrame where Flag: FlagDesign {
  init(_ flag: Flag) {
    self.init(name: Flag.country, ratio: Flag.ratio) { flag }
  }
}

struct WorldFlags: View {
  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 20) {
      FlagFrame(name: "Germany", ratio: 5 / 3) { StripedFlag(colors: [.black, .red, .yellow]) }
      FlagFrame(name: "Italy") { StripedFlag(colors: [.green, .white, .red], axis: .vertical) }
      FlagFrame(name: "Spain") { StripedFlag(colors: [.red, .yellow, .red], weights: [1, 2, 1]) }
      FlagFrame(NordicCross())
      FlagFrame(SunDisc())
      FlagFrame(TriangleFlag())
    }
    .padding()
  }
}

struct FlagQuiz: View {
  @State private var score = 0

  var body: some View {
    ZStack {
      LinearGradient(
        stops: [.init(color: .blue, location: 0.3), .init(color: .red, location: 0.3)], startPoint: .top,
        endPoint: .bottom)
      VStack(spacing: 30) {
        Text("Tap the flag of \(NordicCross.country)").foregroundStyle(.white).font(.subheadline.weight(.heavy))
        ForEach(0..<2) { number in
          Button {
            score += number == 0 ? 1 : -1
          } label: {
            if number == 0 { NordicCross(ground: .white, cross: .blue) } else { SunDisc() }
          }
          .frame(width: 160, height: 100)
          .clipShape(.capsule)
        }
        Text("Score: \(score)").foregroundColor(.white).font(.title.bold())
      }
    }
  }
}

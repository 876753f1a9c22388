import SwiftUI

// entries: FamilyTree

struct Person: Identifiable {
  let id: String
  let born: Int
  let children: [Person]

  init(_ id: String, born: Int, children: [Person] = []) {
    self.id = id
    self.born = born
    self.children = children
  }

  var generations: Int { 1 + (children.map(\.generations).max() ?? 0) }
}

/// A person with all descendants below: a view that contains itself.
struct Branch: View {
  let person: Person
  var depth = 0

  var body: some View {
    VStack(spacing: 8) {
      Text(person.id)
        .font(depth == 0 ? .headline : .caption)
        .padding(.horizontal, 6)
        .background(Capsule().fill(Color(hue: Double(depth) * 0.2, saturation: 0.4, brightness: 1)))
      if !person.children.isEmpty {
        Rectangle().frame(width: 1, height: 8)
        HStack(alignment: .top, spacing: 10) {
          ForEach(person.children) { child in
            Branch(person: child, depth: depth + 1)
          }
        }
      }
    }
  }
}

/// The same as an indented list, by a function that calls itself.
struct Outline: View {
  let root: Person

  private func rows(_ person: Person, level: Int) -> AnyView {
    AnyView(
      VStack(alignment: .leading, spacing: 2) {
        Text("\(person.id), \(String(person.born))").padding(.leading, CGFloat(level) * 14)
        ForEach(person.children) { rows($0, level: level + 1) }
      })
  }

  var body: some View { rows(root, level: 0).font(.footnote) }
}

private struct Snowflake: View {
  var depth: Int

  var body: some View {
    if depth > 0 {
      ZStack {
        ForEach(0..<3) { arm in
          VStack(spacing: 0) {
            Snowflake(depth: depth - 1).frame(height: 16)
            Capsule().frame(width: CGFloat(depth), height: 20)
            Spacer(minLength: 0)
          }
          .rotationEffect(.degrees(Double(arm) * 120))
        }
      }
    } else {
      Circle().frame(width: 4, height: 4)
    }
  }
}

struct FamilyTree: View {
  private let root = Person(
    "Ada", born: 1901,
    children: [
      Person("Bo", born: 1925, children: [Person("Eli", born: 1950), Person("Fay", born: 1953)]),
      Person("Cy", born: 1928),
      Person("Di", born: 1931, children: [Person("Gus", born: 1960, children: [Person("Hal", born: 1988)])]),
    ])

  var body: some View {
    VStack(spacing: 30) {
      Branch(person: root)
      Outline(root: root)
      Text("\(root.generations) generations")
      Snowflake(depth: 3).frame(width: 80, height: 80)
    }
  }
}

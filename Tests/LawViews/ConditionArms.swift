import SwiftUI

// entries: ConditionArms

struct ConditionArms: View {
  var level = 3
  var name: String? = "Ada"
  let missing: String? = nil

  var body: some View {
    VStack {
      if level == 1 {
        Text("one")
      } else if level == 2 {
        Text("two")
        Text("two again")
      } else if level == 3 {
        Text("three")
      } else {
        Text("many")
      }
      if level > 5 {
        Color.red
      } else if level > 4 {
        Color.orange
      }
      if let name {
        Text(name)
        if name.count > 2 { Text("long") }
      }
      if let missing = missing {
        Text(missing)
      } else {
        Text("nobody")
      }
      if level % 2 == 1, let first = name?.first {
        if first == "A" {
          Text("A")
        } else {
          Text("not A")
        }
      }
      choice(level)
      choice(0)
      choice(9)
    }
  }

  @ViewBuilder func choice(_ number: Int) -> some View {
    switch number {
    case 0: Text("zero")
    case 1, 2: Color.blue.frame(height: 10)
    case 3: Capsule().frame(height: 12)
    case 4...6: Divider()
    default:
      let rest = number - 6
      Text("rest \(rest)")
    }
  }
}

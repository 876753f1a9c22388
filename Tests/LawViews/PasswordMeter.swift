import SwiftUI

// entries: PasswordMeter, PasswordMeter_Previews

struct PasswordRule: Identifiable {
  let id: String
  let test: (String) -> Bool

  static let all: [PasswordRule] = [
    PasswordRule(id: "Eight characters or more") { $0.count >= 8 },
    PasswordRule(id: "A digit") { $0.contains(where: \.isNumber) },
    PasswordRule(id: "A capital") { $0.contains { $0.isUppercase } },
    PasswordRule(id: "No space", test: { !$0.contains(" ") }),
  ]
}

enum Strength: Int, Comparable {
  case none, weak, fair, good, strong

  init(_ password: String) {
    let passed = PasswordRule.all.filter { $0.test(password) }.count
    self = password.isEmpty ? .none : Strength(rawValue: passed) ?? .none
  }

  static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.rawValue < rhs.rawValue }

  var color: Color {
    switch self {
    case .none: return .gray
    case .weak: return .red
    case .fair: return .orange
    case .good: return .yellow
    case .strong: return .green
    }
  }
}

struct StrengthBar: View {
  let strength: Strength

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1..<5) { step in
        Capsule()
          .fill(step <= strength.rawValue ? strength.color : .gray.opacity(0.2))
          .frame(height: 6)
      }
    }
  }
}

struct PasswordMeter: View {
  @State private var password: String
  @State private var isShown = false

  init(password: String = "Passw rd") {
    self._password = State(wrappedValue: password)
  }

  var body: some View {
    let strength = Strength(password)
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Group {
          if isShown {
            TextField("Password", text: $password)
          } else {
            SecureField("Password", text: $password)
          }
        }
        .padding(10)
        .background(RoundedRectangle(cornerRadius: 8).stroke(strength.color))
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
      }
      StrengthBar(strength: strength)
      ForEach(PasswordRule.all) { rule in
        let isMet = rule.test(password)
        Label(rule.id, systemImage: isMet ? "checkmark.circle.fill" : "xmark.circle")
          .foregroundColor(isMet ? .green : .secondary)
          .font(.footnote)
      }
      Text(strength >= .good ? "You may go on." : "Not yet: \(String(describing: strength)).")
        .italic(strength < .good)
      Text(String(repeating: "•", count: password.count))
      Text(String(password.reversed()))
    }
    .padding()
    .frame(maxWidth: 320)
  }
}

struct PasswordMeter_Previews: PreviewProvider {
  static var previews: some View {
    PasswordMeter(password: "")
    PasswordMeter(password: "Correct9Horse")
  }
}

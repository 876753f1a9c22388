import SwiftUI

// entries: FloatingFields

enum FieldCheck {
  case required
  case minimum(Int)
  case matches((String) -> Bool, message: String)

  func message(for text: String) -> String? {
    switch self {
    case .required:
      return text.trimmingCharacters(in: .whitespaces).isEmpty ? "Required" : nil
    case .minimum(let count):
      return text.count < count ? "At least \(count) characters" : nil
    case .matches(let test, let message):
      return test(text) ? nil : message
    }
  }
}

struct FloatingField: View {
  let title: String
  @Binding var text: String
  var isSecure = false
  var checks: [FieldCheck] = []
  @State private var isFocused = false

  init(_ title: String, text: Binding<String>, isSecure: Bool = false, checks: FieldCheck...) {
    self.title = title
    _text = text
    self.isSecure = isSecure
    self.checks = checks
  }

  private var problem: String? {
    for check in checks {
      if let message = check.message(for: text) { return message }
    }
    return nil
  }

  private var tint: Color { problem == nil ? .blue : .red }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ZStack(alignment: .leading) {
        Text(title)
          .font(text.isEmpty ? .body : .caption)
          .foregroundColor(text.isEmpty ? .gray : tint)
          .padding(.horizontal, 4)
          .background(Color.white)
          .offset(y: text.isEmpty ? 0 : -24)
          .animation(.easeOut(duration: 0.15), value: text.isEmpty)
        Group {
          if isSecure {
            SecureField("", text: $text)
          } else {
            TextField("", text: $text)
          }
        }
        .onTapGesture { isFocused = true }
      }
      .padding(12)
      .overlay(
        RoundedRectangle(cornerRadius: 8).stroke(tint.opacity(isFocused ? 1 : 0.5), lineWidth: isFocused ? 2 : 1))
      if let problem {
        HStack(spacing: 4) {
          Image(systemName: "exclamationmark.circle")
          Text(problem)
        }
        .font(.caption2)
        .foregroundColor(.red)
      }
    }
    .padding(.top, 8)
  }
}

struct FloatingFields: View {
  @State private var name = "Ada"
  @State private var mail = "ada(at)home"
  @State private var password = ""
  @State private var acceptsTerms = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Sign up").font(.title).bold()
      FloatingField("Name", text: $name, checks: .required, .minimum(2))
      FloatingField("Mail", text: $mail, checks: .matches({ $0.contains("@") }, message: "No address"))
      FloatingField("Password", text: $password, isSecure: true, checks: .required, .minimum(8))
      FloatingField("Nickname", text: .constant("  "))
      Toggle(isOn: $acceptsTerms) {
        Text("I accept the ") + Text("terms").foregroundColor(.blue).underline()
      }
      Button(action: {}) {
        Text("Create account")
          .frame(maxWidth: .infinity, minHeight: 44)
      }
      .buttonStyle(.borderedProminent)
      .disabled(!acceptsTerms || password.isEmpty)
    }
    .padding()
  }
}

import SwiftUI

// entries: SignUpFocus

struct SignUpForm {
  enum Field: Hashable, CaseIterable { case name, email, password, code }

  var name = ""
  var email = ""
  var password = ""
  var code = ""

  static let rules: [Field: [(String, (SignUpForm) -> Bool)]] = [
    .name: [("at least two letters", { $0.name.filter(\.isLetter).count >= 2 })],
    .email: [
      ("an @", { $0.email.contains("@") }),
      (
        "a dot behind it",
        { form in
          guard let at = form.email.firstIndex(of: "@") else { return false }
          return form.email[at...].contains(".")
        }
      ),
    ],
    .password: [
      ("eight characters", { $0.password.count >= 8 }), ("a digit", { $0.password.contains(where: \.isNumber) }),
      ("not the name", { $0.name.isEmpty || !$0.password.lowercased().contains($0.name.lowercased()) }),
    ],
  ]

  func failures(of field: Field) -> [String] {
    (Self.rules[field] ?? []).compactMap { text, isMet in isMet(self) ? nil : text }
  }

  var isValid: Bool { Field.allCases.allSatisfy { failures(of: $0).isEmpty } }
}

struct SignUpRow<Input: View>: View {
  let title: String
  let failures: [String]
  let isTouched: Bool
  @ViewBuilder let input: () -> Input

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(title).frame(width: 80, alignment: .leading)
        input()
        if isTouched {
          Image(systemName: failures.isEmpty ? "checkmark.circle" : "xmark.circle")
            .foregroundStyle(failures.isEmpty ? .green : .red)
        }
      }
      if isTouched, let first = failures.first {
        Text("Needs \(first)").font(.caption2).foregroundStyle(.red)
      }
    }
  }
}

struct SignUpFocus: View {
  @State private var form = SignUpForm()
  @State private var touched: Set<SignUpForm.Field> = []
  @State private var isShown = false
  @FocusState private var focus: SignUpForm.Field?

  private func row<Input: View>(
    _ title: String, _ field: SignUpForm.Field, @ViewBuilder input: @escaping () -> Input
  ) -> some View {
    SignUpRow(title: title, failures: form.failures(of: field), isTouched: touched.contains(field)) {
      input().focused($focus, equals: field)
    }
  }

  private func next(after field: SignUpForm.Field) {
    let all = SignUpForm.Field.allCases
    let index = all.firstIndex(of: field)! + 1
    focus = all.indices.contains(index) ? all[index] : nil
  }

  var body: some View {
    VStack(spacing: 14) {
      row("Name", .name) { TextField("Ada", text: $form.name).onSubmit { next(after: .name) } }
      row("Email", .email) { TextField("ada@host.org", text: $form.email).onSubmit { next(after: .email) } }
      row("Password", .password) {
        if isShown {
          TextField("Password", text: $form.password)
        } else {
          SecureField("Password", text: $form.password)
        }
      }
      row("Code", .code) { TextField("optional", text: $form.code) }
      Toggle("Show the password", isOn: $isShown)
      Button("Sign up") { touched = Set(SignUpForm.Field.allCases) }
        .disabled(!form.isValid && touched.count == 4)
      Text(focus.map { "Typing \($0)" } ?? "No field").font(.caption)
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .onSubmit { touched.formUnion(focus.map { [$0] } ?? []) }
    .onChange(of: focus) { old, _ in
      if let old { touched.insert(old) }
    }
  }
}

import SwiftUI

// entries: LoginScreen

struct LoginScreen: View {
  enum Field: Hashable { case user, password }

  @State private var user = ""
  @State private var password = "1234"
  @FocusState private var focus: Field?
  @AppStorage("remember") private var isRemembered = true
  @GestureState private var drag: CGSize = .zero

  private var isValid: Bool { !user.isEmpty && password.count >= 4 }

  var body: some View {
    ZStack {
      background
      VStack(spacing: 24) {
        Text("Welcome\nback")
          .font(.system(.largeTitle, design: .rounded))
          .multilineTextAlignment(.center)
        VStack(alignment: .leading, spacing: 12) {
          field("User", text: $user, symbol: "person")
          field("Password", text: $password, symbol: "lock")
        }
        Toggle("Remember me", isOn: $isRemembered)
        Button(action: signIn) {
          Text("Sign in")
            .frame(maxWidth: .infinity)
            .padding()
            .background(isValid ? Color.blue : Color.gray)
            .foregroundColor(.white)
            .clipShape(Capsule())
        }
      }
      .padding(30)
      .offset(drag)
    }
  }

  private var background: some View {
    LinearGradient(
      gradient: Gradient(colors: [Color.purple.opacity(0.2), Color.white]), startPoint: .top, endPoint: .bottom
    )
    .edgesIgnoringSafeArea(.all)
  }

  private func field(_ title: LocalizedStringKey, text: Binding<String>, symbol: String) -> some View {
    HStack {
      Image(systemName: symbol).foregroundColor(.gray).frame(width: 24)
      TextField(title, text: text)
    }
    .padding(10)
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.5), lineWidth: 1))
  }

  private func signIn() {
    focus = nil
    user = "signed in"
  }
}

import SwiftUI

// entries: ToastMessages

struct Toast: Equatable {
  enum Style: CaseIterable { case info, success, warning, failure }
  enum Place { case top, bottom }

  var text: String
  var style: Style = .info
  var place = Place.bottom
  var duration: TimeInterval = 2
}

extension Toast.Style {
  var color: Color {
    switch self {
    case .info: .blue
    case .success: .green
    case .warning: .orange
    case .failure: .red
    }
  }

  var symbol: String {
    switch self {
    case .info: "info.circle"
    case .success: "checkmark.circle"
    case .warning: "exclamationmark.triangle"
    case .failure: "xmark.octagon"
    }
  }
}

struct ToastView: View {
  let toast: Toast
  var onClose: () -> Void = {}

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: toast.style.symbol).foregroundColor(toast.style.color)
      Text(toast.text).font(.footnote)
      Spacer(minLength: 10)
      Button(action: onClose) {
        Image(systemName: "xmark").foregroundColor(.black)
      }
    }
    .padding(12)
    .background(Color.white)
    .overlay(alignment: .leading) { toast.style.color.frame(width: 5) }
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.gray.opacity(0.3)))
    .padding(.horizontal, 16)
  }
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        ZStack(alignment: toast?.place == .top ? .top : .bottom) {
          Color.clear
          if let toast {
            ToastView(toast: toast) { self.toast = nil }
              .offset(y: toast.place == .top ? 20 : -20)
              .transition(.move(edge: toast.place == .top ? .top : .bottom).combined(with: .opacity))
          }
        }
        .animation(.spring(), value: toast)
      }
      .onChange(of: toast) { newValue in
        guard let newValue else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + newValue.duration) { toast = nil }
      }
  }
}

extension View {
  func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
}

struct ToastMessages: View {
  @State private var toast: Toast? = Toast(
    text: "Saved. Everything is as it should be, and nothing is lost.", style: .success)

  var body: some View {
    VStack(spacing: 10) {
      ForEach(Toast.Style.allCases, id: \.self) { style in
        ToastView(toast: Toast(text: "\(style)".capitalized, style: style))
      }
      Button("Fail") { toast = Toast(text: "Failed", style: .failure, place: .top, duration: 4) }
      Text("Content").toast(.constant(Toast(text: "from above", place: .top))).frame(height: 120).border(.gray)
      Text("Content").toast(.constant(nil)).frame(height: 40).border(.gray)
    }
    .toast($toast)
  }
}

import SwiftUI

// entries: Modifiers

struct CardStyle: ViewModifier {
  var radius: CGFloat = 12
  let color: Color

  func body(content: Content) -> some View {
    content
      .padding()
      .background(color)
      .clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

struct Watermark: ViewModifier {
  var text: String

  func body(content: Content) -> some View {
    ZStack(alignment: .bottomTrailing) {
      content
      Text(text)
        .font(.caption)
        .foregroundColor(.white)
        .padding(5)
        .background(.black)
    }
  }
}

struct Conditional: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      content.border(.red)
    } else {
      content
    }
  }
}

extension View {
  func card(_ color: Color = .white, radius: CGFloat = 12) -> some View {
    modifier(CardStyle(radius: radius, color: color))
  }

  func watermarked(with text: String) -> some View {
    modifier(Watermark(text: text))
  }

  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct Modifiers: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("Plain").card()
      Text("Blue").foregroundColor(.white).card(.blue, radius: 4)
      Color.green.frame(width: 120, height: 80).watermarked(with: "Stipple")
      Text("on").modifier(Conditional(isOn: true))
      Text("off").modifier(Conditional(isOn: false))
      Text("if").if(true) { $0.padding().background(.yellow) }
      Text("if not").if(false) { $0.padding().background(.yellow) }
      Group {
        Text("each")
        Text("of both")
      }
      .card(.orange)
    }
    .padding()
  }
}

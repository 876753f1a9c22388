import SwiftUI

// entries: TooltipArrows

struct TooltipBubble: Shape {
  var edge: Edge = .bottom
  var arrow = CGSize(width: 16, height: 8)
  var position: CGFloat = 0.5
  var radius: CGFloat = 6

  func path(in rect: CGRect) -> Path {
    var box = rect
    switch edge {
    case .top:
      box.origin.y += arrow.height
      box.size.height -= arrow.height
    case .bottom:
      box.size.height -= arrow.height
    case .leading:
      box.origin.x += arrow.height
      box.size.width -= arrow.height
    case .trailing:
      box.size.width -= arrow.height
    }
    var path = Path(roundedRect: box, cornerRadius: radius)
    path.addPath(tip(of: box))
    return path
  }

  private func tip(of box: CGRect) -> Path {
    let half = arrow.width / 2
    var path = Path()
    switch edge {
    case .top, .bottom:
      let x = box.minX + box.width * position
      let y = edge == .top ? box.minY : box.maxY
      let sign: CGFloat = edge == .top ? -1 : 1
      path.move(to: CGPoint(x: x - half, y: y))
      path.addLine(to: CGPoint(x: x, y: y + sign * arrow.height))
      path.addLine(to: CGPoint(x: x + half, y: y))
    case .leading, .trailing:
      let y = box.minY + box.height * position
      let x = edge == .leading ? box.minX : box.maxX
      let sign: CGFloat = edge == .leading ? -1 : 1
      path.move(to: CGPoint(x: x, y: y - half))
      path.addLine(to: CGPoint(x: x + sign * arrow.height, y: y))
      path.addLine(to: CGPoint(x: x, y: y + half))
    }
    path.closeSubpath()
    return path
  }
}

struct Tooltip: View {
  let text: String
  let edge: Edge
  var position: CGFloat = 0.5

  private var insets: EdgeInsets {
    var insets = EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    switch edge {
    case .top: insets.top += 8
    case .leading: insets.leading += 8
    case .bottom: insets.bottom += 8
    case .trailing: insets.trailing += 8
    }
    return insets
  }

  var body: some View {
    Text(text)
      .font(.caption)
      .foregroundColor(.white)
      .padding(insets)
      .background(TooltipBubble(edge: edge, position: position).fill(Color.black.opacity(0.8)))
      .fixedSize()
  }
}

extension View {
  /// Shows a text beside the view that an arrow connects with it.
  func tooltip(_ text: String, edge: Edge = .bottom, isShown: Bool = true) -> some View {
    let alignment: Alignment =
      switch edge {
      case .bottom: .top
      case .top: .bottom
      case .leading: .trailing
      case .trailing: .leading
      }
    return overlay(alignment: alignment) {
      if isShown {
        Tooltip(text: text, edge: edge)
          .alignmentGuide(.top) { edge == .bottom ? $0[.bottom] : $0[.top] }
          .alignmentGuide(.bottom) { edge == .top ? $0[.top] : $0[.bottom] }
          .alignmentGuide(.leading) { edge == .trailing ? $0[.trailing] : $0[.leading] }
          .alignmentGuide(.trailing) { edge == .leading ? $0[.leading] : $0[.trailing] }
      }
    }
  }
}

struct TooltipArrows: View {
  var body: some View {
    VStack(spacing: 50) {
      Text("above").tooltip("I point down", edge: .bottom)
      Text("below").tooltip("I point up", edge: .top)
      HStack(spacing: 120) {
        Circle().frame(width: 20).tooltip("left", edge: .leading)
        Circle().frame(width: 20).tooltip("right", edge: .trailing, isShown: false)
      }
      Tooltip(text: "at the end", edge: .top, position: 0.85)
      TooltipBubble(edge: .trailing, arrow: CGSize(width: 30, height: 20), position: 0.3, radius: 12)
        .stroke(.orange, lineWidth: 2)
        .frame(height: 70)
    }
    .padding(40)
  }
}

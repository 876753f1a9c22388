import SwiftUI

// entries: BottomSheetDemo, BottomSheetDemo_Previews

enum SheetDetent: Double, CaseIterable, Comparable {
  case tip = 0.12
  case half = 0.5
  case full = 0.92

  static func < (lhs: SheetDetent, rhs: SheetDetent) -> Bool { lhs.rawValue < rhs.rawValue }

  static func nearest(to share: Double) -> SheetDetent {
    allCases.min { abs($0.rawValue - share) < abs($1.rawValue - share) } ?? .half
  }
}

struct RoundedTop: Shape {
  var radius: CGFloat = 16

  func path(in rect: CGRect) -> Path {
    let r = min(radius, rect.width / 2, rect.height)
    var p = Path()
    p.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    p.addLine(to: CGPoint(x: rect.minX, y: rect.minY + r))
    p.addArc(
      center: CGPoint(x: rect.minX + r, y: rect.minY + r), radius: r, startAngle: .degrees(180),
      endAngle: .degrees(270), clockwise: false)
    p.addLine(to: CGPoint(x: rect.maxX - r, y: rect.minY))
    p.addArc(
      center: CGPoint(x: rect.maxX - r, y: rect.minY + r), radius: r, startAngle: .degrees(270), endAngle: .zero,
      clockwise: false)
    p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    p.closeSubpath()
    return p
  }
}

struct BottomSheet<Content: View>: View {
  @Binding var detent: SheetDetent
  let content: () -> Content
  @State private var translation: CGFloat = 0

  init(detent: Binding<SheetDetent>, @ViewBuilder content: @escaping () -> Content) {
    self._detent = detent
    self.content = content
  }

  private var handle: some View {
    Capsule()
      .fill(Color.secondary)
      .frame(width: 40, height: 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
  }

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        handle
        content()
        Spacer(minLength: 0)
      }
      .frame(width: geometry.size.width, height: max(geometry.size.height * CGFloat(detent.rawValue) - translation, 0))
      .background(RoundedTop().fill(Color(.systemBackground)))
      .overlay(RoundedTop().stroke(Color.gray.opacity(0.4)))
      .frame(height: geometry.size.height, alignment: .bottom)
      .gesture(
        DragGesture()
          .onChanged { translation = $0.translation.height }
          .onEnded { value in
            let share = detent.rawValue - Double(value.predictedEndTranslation.height / geometry.size.height)
            detent = .nearest(to: share)
            translation = 0
          })
    }
  }
}

struct BottomSheetDemo: View {
  @State var detent = SheetDetent.half

  var body: some View {
    ZStack {
      Color.teal.opacity(0.3).ignoresSafeArea()
      Path { path in
        for x in stride(from: 0, through: 400, by: 40) {
          path.move(to: CGPoint(x: x, y: 0))
          path.addLine(to: CGPoint(x: x + 60, y: 900))
        }
      }
      .stroke(.white, lineWidth: 3)
      BottomSheet(detent: $detent) {
        Text("Places nearby").font(.headline)
        if detent > .tip {
          ForEach(["Café", "Museum", "Station"], id: \.self) { place in
            HStack {
              Circle().fill(.teal).frame(width: 10, height: 10)
              Text(place)
              Spacer()
            }
            .padding(.horizontal)
            .padding(.vertical, 6)
          }
        }
      }
    }
  }
}

struct BottomSheetDemo_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(SheetDetent.allCases, id: \.rawValue) { BottomSheetDemo(detent: $0) }
  }
}

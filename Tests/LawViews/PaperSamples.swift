import SwiftUI

// entries: PaperSamples, PaperSamples_Previews

/// Images as paints, and the ways to resize and to paint images: here none is there, so that stand-ins are seen.
struct PaperSamples: View {
  var body: some View {
    VStack(spacing: 10) {
      Rectangle().fill(ImagePaint(image: Image("paper"), scale: 0.2)).frame(height: 60)
      Text("Framed").padding(30)
        .border(ImagePaint(image: Image("wood"), sourceRect: CGRect(x: 0, y: 0.25, width: 1, height: 0.5)), width: 20)
      Circle().stroke(.image(Image("rope"), scale: 0.1), lineWidth: 8).frame(width: 70, height: 70)
      Capsule().fill(ImagePaint(image: Image(systemName: "star.fill"))).frame(width: 90, height: 30)
      HStack {
        Image("paper").resizable(
          capInsets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8), resizingMode: .tile
        )
        .frame(width: 60, height: 40)
        Image("paper").resizable().interpolation(.none).scaledToFit().frame(width: 60)
        Image("mark").renderingMode(.template).resizable().scaledToFill().frame(width: 40, height: 40).clipped()
          .foregroundStyle(.orange)
        Image("mark").renderingMode(.original).antialiased(true)
        Image("mark", label: Text("A mark"))
      }
    }
  }
}

struct PaperSamples_Previews: PreviewProvider {
  static var previews: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image("paper"), scale: 0.5))
      context.stroke(
        Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)),
        with: .tiledImage(Image("wood"), origin: CGPoint(x: 3, y: 4)), lineWidth: 6)
    }
    PaperSamples().preferredColorScheme(.dark)
  }
}

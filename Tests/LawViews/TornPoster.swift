import SwiftUI

// entries: TornPoster

struct TornEdge: Shape {
  var teeth = 12
  var depth: CGFloat = 6

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    let step = rect.width / CGFloat(teeth)
    for tooth in 0..<teeth {
      let x = rect.maxX - CGFloat(tooth) * step
      path.addLine(to: CGPoint(x: x, y: rect.maxY - depth))
      path.addLine(to: CGPoint(x: x - step / 2, y: rect.maxY))
    }
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - depth))
    path.closeSubpath()
    return path
  }
}

struct PunchHoles: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path {
    var path = Rectangle().path(in: rect)
    let gap = rect.height / CGFloat(count + 1)
    for hole in 1...count {
      path.addEllipse(in: CGRect(x: rect.minX + 6, y: rect.minY + CGFloat(hole) * gap - 5, width: 10, height: 10))
    }
    return path
  }
}

struct TornPoster: View {
  private let paper = LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)

  var body: some View {
    VStack(spacing: 16) {
      Text("CONCERT\nTONIGHT")
        .font(.title.weight(.black))
        .multilineTextAlignment(.center)
        .padding(20)
        .background(paper)
        .clipShape(TornEdge())
      Text("Tickets")
        .padding()
        .background(TornEdge(teeth: 8).fill(.mint))
        .overlay(TornEdge(teeth: 8).stroke(.green))
      Text("Holes")
        .padding(.horizontal, 40)
        .padding(.vertical, 30)
        .background(.pink, in: PunchHoles(count: 3), fillStyle: FillStyle(eoFill: true))
      paper
        .frame(height: 60)
        .mask(PunchHoles(count: 2).fill(style: FillStyle(eoFill: true)))
      paper
        .frame(height: 60)
        .mask {
          VStack(alignment: .leading, spacing: 4) {
            Text("Masked text").font(.largeTitle.bold())
            Capsule().frame(height: 6)
          }
        }
      paper
        .frame(height: 40)
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      HStack {
        Image(systemName: "music.note").resizable().frame(width: 60, height: 60).clipShape(Circle())
        Color.purple.frame(width: 60, height: 60).clipShape(TornEdge(teeth: 4).rotation(.degrees(180)))
        Color.purple.frame(width: 60, height: 60).cornerRadius(20)
        Color.purple.frame(width: 60, height: 60).offset(x: 20).clipped()
        Color.purple.frame(width: 60, height: 60).clipped().offset(x: 20)
        Circle().frame(width: 60, height: 60).frame(width: 40, height: 40).clipped()
      }
      Text("cut").clipShape(RoundedRectangle(cornerRadius: 3).inset(by: 3), style: FillStyle(antialiased: false))
    }
    .padding()
    .contentShape(TornEdge())
  }
}

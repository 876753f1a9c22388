import SwiftUI

// entries: AspectAlbum

/// Pictures within frames: ratios, fits and fills.
struct AspectAlbum: View {
  private struct Photo: View {
    var color: Color = .teal

    var body: some View {
      ZStack {
        color
        Circle().fill(.white.opacity(0.5)).padding(6)
        Text("⛰").font(.title)
      }
    }
  }

  private func caption(_ text: String) -> some View {
    Text(text).font(.system(size: 9)).foregroundColor(.secondary)
  }

  var body: some View {
    VStack(spacing: 10) {
      HStack(alignment: .top) {
        VStack {
          Photo().aspectRatio(1, contentMode: .fit)
          caption("1 fit")
        }
        VStack {
          Photo(color: .orange).aspectRatio(16 / 9, contentMode: .fit)
          caption("16:9 fit")
        }
        VStack {
          Photo(color: .pink).aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
          caption("3:4 fit")
        }
      }
      .frame(height: 110)
      HStack {
        Photo()
          .aspectRatio(2, contentMode: .fill)
          .frame(width: 80, height: 80)
          .clipped()
        Photo(color: .indigo)
          .aspectRatio(nil, contentMode: .fit)
          .frame(width: 80, height: 80)
        Photo(color: .brown)
          .scaledToFit()
          .frame(width: 80, height: 50)
        Photo(color: .green)
          .scaledToFill()
          .frame(width: 80, height: 50)
          .clipShape(Ellipse())
      }
      HStack {
        Ellipse().aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100).border(.gray)
        Image(systemName: "photo").resizable().aspectRatio(contentMode: .fit).frame(width: 100, height: 60).border(
          .gray)
        Image("mountains").resizable().scaledToFill().frame(width: 60, height: 60).clipped()
        Text("fits?").aspectRatio(1, contentMode: .fit).border(.gray)
      }
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.green.frame(minWidth: 30)
        Text("text keeps its width").fixedSize()
        Color.blue.frame(width: 20)
      }
      .frame(height: 30)
      ZStack {
        Color.gray.opacity(0.2)
        Text("x: 20, y: 12").position(x: 40, y: 12)
        Circle().frame(width: 10, height: 10).position(CGPoint(x: 150, y: 30))
        Text("moved").offset(x: -30, y: 10)
        Text("moved too").offset(CGSize(width: 60, height: -10)).border(.red)
      }
      .frame(height: 60)
      .padding(.horizontal, 20)
      .padding(.top, 10)
      .padding([.leading, .bottom], 5)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .padding(-4)
    }
    .padding()
  }
}

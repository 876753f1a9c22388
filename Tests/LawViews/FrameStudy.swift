import SwiftUI

// entries: FrameStudy

struct FrameStudy: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red
        .frame(width: 100, height: 20, alignment: .trailing)
      Color.orange
        .frame(minWidth: 20, maxWidth: .infinity, minHeight: 8, idealHeight: 30, maxHeight: 40, alignment: .topLeading)
      Text("leading").frame(maxWidth: .infinity, alignment: .leading)
      Text("fixed as a whole line whatever is proposed").fixedSize()
      Text("fixed in height only").fixedSize(horizontal: false, vertical: true).frame(width: 60)
      HStack {
        Rectangle().aspectRatio(16 / 9, contentMode: .fit)
        Rectangle().aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill).frame(width: 20).clipped()
        Image(systemName: "star").resizable().scaledToFit().frame(width: 30, height: 50)
        Image("photo").resizable().scaledToFill().frame(width: 30, height: 30).clipShape(Circle())
      }
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .border(.blue, width: 2)
      ZStack(alignment: .bottomTrailing) {
        Color.gray
        Color.green.frame(width: 30, height: 10).padding([.bottom, .trailing], 4)
        Circle().frame(width: 6).position(x: 10, y: 12)
      }
      .layoutPriority(1)
      .padding(.vertical, 5)
    }
    .padding(.top)
    .ignoresSafeArea()
  }
}

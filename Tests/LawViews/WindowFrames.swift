import SwiftUI

// entries: WindowFrames

private enum Corner: String, CaseIterable, Identifiable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

  var id: String { rawValue }

  var alignment: Alignment {
    switch self {
    case .topLeading: return .topLeading
    case .top: return .top
    case .topTrailing: return .topTrailing
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    case .bottomLeading: return .bottomLeading
    case .bottom: return .bottom
    case .bottomTrailing: return .bottomTrailing
    }
  }
}

struct WindowFrames: View {
  private let pane = CGSize(width: 100, height: 44)

  private func window(_ corner: Corner) -> some View {
    Text(corner.rawValue)
      .font(.system(size: 10))
      .frame(width: pane.width, height: pane.height, alignment: corner.alignment)
      .border(Color.gray)
  }

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<3) { row in
        HStack(spacing: 8) {
          ForEach(Corner.allCases[row * 3..<row * 3 + 3]) { window($0) }
        }
      }
      Group {
        Text("width").frame(width: 120).border(.red)
        Text("height").frame(height: 30).border(.red)
        Text("height, bottom").frame(height: 30, alignment: .bottom).border(.red)
        Text("neither").frame().border(.red)
        Text("fills").frame(maxWidth: .infinity, alignment: .trailing).border(.blue)
        Text("at least").frame(minWidth: 150, minHeight: 24).border(.blue)
        Text("at most").frame(maxWidth: 90, maxHeight: 24, alignment: .topLeading).border(.blue)
        Text("between").frame(minWidth: 60, idealWidth: 80, maxWidth: 100).border(.blue)
        Text("ideal").frame(idealWidth: 140, idealHeight: 22).fixedSize().border(.blue)
      }
      HStack(spacing: 0) {
        Color.yellow.frame(minWidth: 40, maxWidth: 80)
        Color.orange.frame(idealWidth: 200)
        Color.red.frame(width: 30).frame(maxHeight: 20)
      }
      .frame(height: 40)
      Rectangle()
        .frame(width: 60, height: 60)
        .frame(width: 30, height: 30, alignment: .topLeading)
        .clipped()
      Text("A long sentence in a narrow column, with ample height.")
        .frame(width: 90)
        .fixedSize(horizontal: false, vertical: true)
    }
    .padding(12)
  }
}

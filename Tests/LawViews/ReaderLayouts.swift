import SwiftUI

// entries: BarChart, ReaderLayouts

struct BarChart: View {
  var values: [Double] = [3, 7, 4, 9, 5]

  var body: some View {
    GeometryReader { geometry in
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(values.indices, id: \.self) { index in
          VStack {
            Spacer(minLength: 0)
            Rectangle()
              .fill(index % 2 == 0 ? Color.blue : Color.teal)
              .frame(height: geometry.size.height * CGFloat(values[index] / (values.max() ?? 1)) * 0.8)
            Text("\(Int(values[index]))").font(.caption2)
          }
        }
      }
    }
  }
}

struct ReaderLayouts: View {
  var body: some View {
    VStack(alignment: .leading) {
      BarChart().frame(height: 90)
      GeometryReader { proxy in
        let width = proxy.size.width
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: width, y: proxy.size.height))
        }
        .stroke(Color.red)
        Text("\(Int(width)) wide").position(x: width / 2, y: proxy.frame(in: .local).midY)
      }
      .frame(height: 50)
      GeometryReader { outer in
        VStack(spacing: 0) {
          GeometryReader { inner in
            Color.orange.frame(width: inner.size.width / 2, height: outer.size.height / 4)
          }
          if outer.size.width > outer.size.height {
            Text("landscape")
          } else {
            Text("portrait")
          }
        }
      }
      .padding(10)
      .background(GeometryReader { Color.gray.opacity($0.size.width > 100 ? 0.5 : 0.1) })
    }
  }
}

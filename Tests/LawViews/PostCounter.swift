import SwiftUI

// entries: PostCounter

enum Parcel {
  case letter(grams: Int)
  case box(width: Double, height: Double)
  case tube
  case lost(reason: String?)
}

struct ParcelView: View {
  let parcel: Parcel
  var isInsured = false
  var stamp: String?

  var body: some View {
    HStack {
      switch parcel {
      case .letter(let grams) where grams > 50:
        Image(systemName: "envelope.fill")
        Text("heavy: \(grams) g")
      case .letter(let grams):
        Image(systemName: "envelope")
        Text("\(grams) g")
      case .box(let width, let height):
        Rectangle().fill(.brown).frame(width: CGFloat(width), height: CGFloat(height))
      case .tube:
        Capsule().frame(width: 60, height: 10)
      case .lost(.some(let reason)):
        Text("Lost: \(reason)").foregroundColor(.red)
      case .lost(nil):
        Text("Lost").strikethrough()
      }
      if isInsured { Image(systemName: "checkmark.shield") }
      if let stamp, !stamp.isEmpty {
        Text(stamp).padding(2).border(.red)
      } else if stamp != nil {
        Text("blank").italic()
      }
      if case .tube = parcel { Text("round") }
    }
  }
}

struct PostCounter: View {
  @State private var queue = 3
  @State private var isOpen = true

  var body: some View {
    let status = isOpen ? "open" : "closed"
    VStack(alignment: .leading) {
      Text("The counter is \(status).")
      ParcelView(parcel: .letter(grams: 20))
      ParcelView(parcel: .letter(grams: 80), isInsured: true)
      ParcelView(parcel: .box(width: 30, height: 18), stamp: "EU")
      ParcelView(parcel: .tube, stamp: "")
      ParcelView(parcel: .lost(reason: "rain"))
      ParcelView(parcel: .lost(reason: nil))
      if #available(iOS 16.0, macOS 13.0, *) {
        Text("new counter")
      } else {
        Text("old counter")
      }
      if isOpen, queue > 2 {
        Text("Please wait")
      }
      if !isOpen {
        Text("Come back tomorrow")
      } else if queue == 0 {
        Text("Nobody waits")
      } else if (1...2).contains(queue) {
        Text("A short queue")
      } else {
        let minutes = queue * 4
        Text("About \(minutes) minutes")
      }
      queueView
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }

  private var queueView: some View {
    guard queue > 0 else { return AnyView(Text("empty")) }
    return AnyView(
      HStack {
        ForEach(0..<queue, id: \.self) { place in
          Circle().fill(place == 0 ? .green : .gray).frame(width: 12, height: 12)
        }
      })
  }
}

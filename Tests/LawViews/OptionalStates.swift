import SwiftUI

// entries: OptionalStates, OptionalStateNote

@propertyWrapper struct Recorded<Value> {
  var wrappedValue: Value
}

struct OptionalStateField: View {
  @State private var draft: Int?
  @State var unit: String?
  @Recorded var limit: Double?
  @Binding var value: String?

  var body: some View {
    HStack {
      Text(value ?? "nothing").bold(value != nil)
      if let draft { Text("\(draft)") } else { Circle().frame(width: 9, height: 9) }
      Text(unit ?? "-")
      Rectangle().frame(width: CGFloat(limit ?? 12), height: 8)
    }
  }
}

struct OptionalStateNote: View {
  @State private var count: Int?
  @Recorded var share: Double?
  let start: Int

  init(start: Int = 7) { self.start = start }

  var body: some View { Text("\(count ?? start)").frame(width: 40 * CGFloat(share ?? 1.5)).border(.gray) }
}

struct OptionalStates: View {
  @State private var name: String? = "given"
  @State private var numbers = ["a": "one"]

  var body: some View {
    VStack {
      OptionalStateField(unit: "mm", limit: 30, value: $name)
      OptionalStateField(value: .constant(nil))
      OptionalStateField(limit: nil, value: $numbers["a"])
      OptionalStateField(value: $numbers["b"])
      OptionalStateNote(start: 3)
      OptionalStateNote()
    }
  }
}

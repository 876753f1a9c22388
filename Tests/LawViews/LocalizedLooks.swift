import Foundation
import SwiftUI

// entries: LocalizedLooksView

// Literals that are translated, and those that are plain texts.

struct LocalizedLooksView: View {
  private let count = 1234
  private let part = 1234.5
  private let isOn = true
  private let name: String? = nil
  private func plain(_ text: String) -> Text { Text(text) }
  private func key(_ key: LocalizedStringKey) -> Text { Text(key) }
  private func shown<S: StringProtocol>(_ text: S) -> Text { Text(text) }
  var body: some View {
    VStack {
      Text("a \(count) \(part) \(UInt8(3)) \(Int64(123_456)) \(Float(2.5)) \(CGFloat(1.5)) \(-count)")
      Text("b \(count) \(part)" as String)
      Text(verbatim: "c \(count) \(part)")
      Text(isOn ? "d \(count) \(part)" : "no")
      Text(isOn ? "e \(count) \(part)" as String : "no")
      Text(name ?? "f \(count) \(part)")
      shown("g \(count) \(part)")
      Text(LocalizedStringKey("h \(count) \(part)"))
      Text("i \(count) \(part)" as LocalizedStringKey)
      plain("j \(count) \(part)")
    }
    VStack {
      key("k \(count) \(part)")
      Text("l \(count)" + " \(part)")
      Text(String("m \(count) \(part) **m**"))
      Text("n **\(count)** \(part, specifier: "%.1f") \(count, specifier: "%06d")")
      Text("o **\(count)** \(part, specifier: "%.1f")" as LocalizedStringKey)
      Label("p \(count) \(part)", systemImage: "star")
      Label("q \(count) \(part)" as String, systemImage: "star")
      Toggle("r \(count)", isOn: .constant(isOn))
      Text("s \(part)".uppercased())
    }
    VStack {
      Text("t \(Text("u").bold()) **v** \(count)")
      Label("w \(Image(systemName: "star")) x", systemImage: "star")
      Button("y \(Text("z").italic())") {}
      key("\(Image(systemName: "star")) \(part)")
      Text(isOn ? "a \(Text("b").underline()) c" : "d")
      Text(LocalizedStringKey("e \(Text("f"))\(Text("g").bold())"))
    }
  }
}

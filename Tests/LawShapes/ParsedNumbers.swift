import SwiftUI

/// Points out of text: what does not read as a number is passed over.
struct ParsedNumbers: Shape {
  var data = "12,30;45, 60;x,1;7.5,-3;1e2,0x10"

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for pair in data.components(separatedBy: ";") {
      let parts = pair.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]) else { continue }
      let point = CGPoint(x: rect.minX + x, y: rect.minY + y)
      path.isEmpty ? path.move(to: point) : path.addLine(to: point)
    }
    let whole = Int("12") ?? 0
    let none = Int("12.5") ?? -1
    path.addLine(to: CGPoint(x: whole, y: none))
    path.addLine(to: CGPoint(x: Int("ff", radix: 16)!, y: Int("-7")!))
    path.addLine(to: CGPoint(x: Double("nonsense") ?? 2, y: Double(" 3") ?? 4))
    if let flag = Bool("true"), flag { path.closeSubpath() }
    let hex = "#3366CC"
    let value = UInt64(hex.dropFirst(), radix: 16) ?? 0
    path.addLine(to: CGPoint(x: Double((value & 0xFF0000) >> 16) / 255, y: Double(value & 0xFF)))
    return path
  }
}

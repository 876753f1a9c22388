import Foundation
import ViewTree

/// The ways in which a mark of a PDF document is combined with what lies behind it.
struct PDFState {
  /// A drawing by which marks are multiplied.
  struct Mask {
    var form: PDFReference
    /// True if its grays count on black, false if its opacity counts.
    var isLuminosity: Bool
  }

  var opacity = 1.0
  /// The masks, the innermost first.
  var masks: [Mask] = []
  /// PDF's name of a blend mode; nil for the usual one.
  var blendMode: String?
}

extension PDFWriter {
  /// Returns some operators, drawn in a state. What they draw lies in a box.
  mutating func changed(_ content: PDFContent, by state: PDFState, within box: CGRect) -> PDFContent {
    var content = content
    var opacity = state.opacity
    if !state.masks.isEmpty, opacity < 1 || content.hasPicture {
      // Some readers multiply by the opacity twice if there is a mask in the same state.
      content = drawing(changed(content, by: PDFState(opacity: opacity), within: box), within: box)
      opacity = 1
    }
    // A graphics state has one mask: those inside make groups of their own.
    for mask in state.masks.dropLast() {
      content = drawing(changed(content, by: PDFState(masks: [mask]), within: box), within: box)
    }
    var entries: [String] = []
    if opacity < 1 {
      let opacity = operands.shares([DocumentNumber.share(opacity)])
      entries.append("/ca \(opacity) /CA \(opacity)")
    }
    if let mode = state.blendMode { entries.append("/BM /\(mode)") }
    if let mask = state.masks.last {
      entries.append("/SMask << /S /\(mask.isLuminosity ? "Luminosity" : "Alpha") /G \(mask.form.text) >>")
    }
    guard !entries.isEmpty else { return content }
    let dictionary = file.add("<< \(entries.joined(separator: " ")) >>")
    var operation = PDFContent()
    operation.add("\(operation.name(.graphicsState, dictionary)) gs")
    return content.saved(after: operation)
  }

  /// Returns a box with room for smooth edges, as far as it lies on the page.
  func room(around box: CGRect?) -> CGRect {
    guard let box, box.isFinite, let room = box.insetBy(dx: -1, dy: -1).common(with: frame) else { return frame }
    return room
  }

  /// Returns the operators that draw others as a group, which comes together first.
  mutating func drawing(_ content: PDFContent, within box: CGRect) -> PDFContent {
    var result = PDFContent()
    let form = form(of: content, within: box, isGroup: true)
    result.add("\(result.name(.form, form)) Do")
    return result
  }

  /// Adds a form of some operators that are seen in a box. A group comes together before it is drawn.
  mutating func form(
    of content: PDFContent, within box: CGRect, isGroup: Bool, isGray: Bool = false
  ) -> PDFReference {
    let space = isGray ? "DeviceGray" : "DeviceRGB"
    let group = isGroup ? " /Group << /S /Transparency /CS /\(space) /I true >>" : ""
    return file.addStream(
      "/Type /XObject /Subtype /Form /BBox \(operands.rectangle(box))\(group) /Resources \(content.resources)",
      Array(content.text.utf8))
  }
}

extension BlendMode {
  /// The name of the mode in PDF; nil for the usual one and those that PDF does not have.
  var nameInPDF: String? {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity:
      rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    default: nil
    }
  }
}

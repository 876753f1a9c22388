/// The symbols that are drawn, by SwiftUI's names for those with the same meaning.
///
/// The drawings are this program's own. A name with a figure around a symbol, with `fill`, `slash` or a badge is put
/// together from its parts by `SymbolName`.
enum SymbolTable {
  static let all: [String: [SymbolPart]] = [
    arrows, signs, figures, shapes, people, office, things, machines, nature, media, games,
  ]
  .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Other names of the same drawings: those of former systems, and those that differ in a detail.
  static let aliases: [String: String] = [
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "arrow.right.arrow.left": "arrow.left.arrow.right",
    "arrow.left.square.on.square": "square.on.square",
    "battery.100percent": "battery.100", "battery.75percent": "battery.75", "battery.50percent": "battery.50",
    "battery.25percent": "battery.25", "battery.0percent": "battery.0", "bubble.middle.bottom": "bubble",
    "checkmark.rectangle.stack": "rectangle.stack", "clipboard": "doc.on.clipboard",
    "doc.plaintext": "doc.text", "document": "doc", "ellipsis.message": "ellipsis.bubble", "gearshape.2": "gearshape",
    "icloud": "cloud",
    "largecircle.fill.circle": "record.circle", "note.text": "doc.text", "pencil.and.outline": "pencil",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "list.clipboard": "doc.on.clipboard",
    "location.north.line": "location.north", "moon.zzz": "moon",
    "photo.artframe": "photo", "photo.on.rectangle.angled": "photo.on.rectangle", "music.quarternote.3": "music.note",
    "person.and.person": "person.2", "rays": "sun.min", "smiley": "face.smiling",
    "network": "globe", "safari": "location.circle",
    "slider.horizontal.below.rectangle":
      "slider.horizontal.3", "sparkles.rectangle.stack": "rectangle.stack", "speaker.1": "speaker.wave.1",
    "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
    "hourglass.tophalf.fill": "hourglass.tophalf.filled", "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
    "star.leadinghalf.fill": "star.leadinghalf.filled", "star.lefthalf.fill": "star.leadinghalf.filled",
    "sun.haze": "sun.max", "text.badge.plus": "list.bullet.badge.plus", "waveform.path": "waveform",
    "waveform.path.ecg": "waveform",
  ]
}

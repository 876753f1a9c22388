import Foundation
import PictureFiles
import TestSupport
import Testing

/// JPEG files as images of asset catalogs, and beside a source.
struct JPEGImageTests {
  /// A file of two blocks side by side.
  private func jpeg(_ left: [UInt8], _ right: [UInt8], orientation: UInt8 = 1) -> Data {
    var file = HandmadeJPEG(.color, [[left, right]])
    file.head = HandmadeJPEG.exif(orientation: orientation)
    return Data(file.bytes)
  }

  private let red: [UInt8] = [255, 0, 0]
  private let green: [UInt8] = [0, 255, 0]
  private let blue: [UInt8] = [0, 0, 255]

  private let source = """
    import SwiftUI
    struct Wall: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Image("scaled")
          Image("turned")
          Image("jpegByBytes")
          Image("pngByBytes")
          Image("beside")
          Image("camera.JPG")
        }
      }
    }
    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    func add(_ name: String, _ files: [(scale: String, name: String, data: Data)]) throws {
      let entries = files.map { "{\"idiom\": \"universal\", \"scale\": \"\($0.scale)\", \"filename\": \"\($0.name)\"}" }
      let set = "Assets.xcassets/\(name).imageset"
      try folder.write("{\"images\": [\(entries.joined(separator: ","))]}", to: "\(set)/Contents.json")
      for file in files { try folder.write(file.data, to: "\(set)/\(file.name)") }
    }
    try add("scaled", [("1x", "a.jpg", jpeg(blue, blue)), ("2x", "a@2x.jpeg", jpeg(red, green))])
    try add("turned", [("1x", "a.jpg", jpeg(red, green, orientation: 6))])
    try add("jpegByBytes", [("1x", "a.png", jpeg(green, blue))])
    let pixel = Picture.Pixel(red: 1, green: 2, blue: 3)
    try add("pngByBytes", [("1x", "a.jpg", Data(try Picture(width: 4, height: 4, repeating: pixel).png()))])
    try add("cut", [("1x", "cut.jpg", jpeg(red, green).dropLast(9))])
    try folder.write(jpeg(blue, red), to: "beside@2x.jpg")
    try folder.write(jpeg(red, red), to: "camera.JPG")
    try folder.write(source, to: "Wall.swift")
    return folder
  }

  @Test func `they are drawn by their bytes, scales and orientations`() throws {
    let folder = try folder()
    let check = try StippleProcess.run(["check", "Wall.swift"], in: folder)
    #expect(check.errors == "" && check.status == 0)
    let result = try StippleProcess.run(
      ["export", "Wall.swift", "--rect", "16x44", "--scale", "1", "-o", "wall.png"], in: folder)
    #expect(result.status == 0)
    let data = try Data(contentsOf: folder.url.appending(path: "wall.png"))
    let picture = try Picture(png: [UInt8](data), limit: 10_000)
    func color(_ column: Int, _ row: Int) -> [UInt8] {
      let pixel = picture[column, row]
      return [pixel.red, pixel.green, pixel.blue]
    }
    #expect(color(2, 1) == red && color(6, 1) == green, "8 x 4 points")
    #expect(color(4, 7) == red && color(4, 17) == green, "8 x 16 points")
    #expect(color(4, 23) == green && color(12, 23) == blue, "16 x 8 points")
    #expect(color(2, 30) == [1, 2, 3], "4 x 4 points")
    #expect(color(2, 33) == blue && color(6, 33) == red, "8 x 4 points")
    #expect(color(2, 38) == red, "named with its ending")
  }

  @Test func `a file that cannot be read is told`() throws {
    let folder = try folder()
    try folder.write(source.replacing("\"scaled\"", with: "\"cut\""), to: "Wall.swift")
    let check = try StippleProcess.run(["check", "Wall.swift"], in: folder)
    let heads = check.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(
      heads == [
        "Wall.swift:5:7: warning: the image 'cut.jpg' cannot be read: the JPEG ends before its picture is complete"
      ])
  }

  @Test func `a document holds the files themselves, and turned ones as they are shown`() throws {
    let folder = try folder()
    let result = try StippleProcess.run(["export", "Wall.swift", "--rect", "16x44", "-o", "wall.svg"], in: folder)
    #expect(result.status == 0 && result.errors == "")
    let text = try String(contentsOf: folder.url.appending(path: "wall.svg"), encoding: .utf8)
    #expect(text.contains("href=\"data:image/jpeg;base64,\(jpeg(red, green).base64EncodedString())\""))
    #expect(!text.contains(jpeg(red, green, orientation: 6).base64EncodedString()))
    let turned = " width=\"8\" height=\"16\" preserveAspectRatio=\"none\" href=\"data:image/png;"
    #expect(text.contains(turned))
  }
}

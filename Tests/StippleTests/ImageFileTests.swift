import Foundation
import PictureFiles
import Testing

/// Images of the asset catalogs around a file, and those beside it.
struct ImageFileTests {
  /// A PNG file of one colour.
  private func png(_ width: Int, _ height: Int, _ red: UInt8, _ green: UInt8) throws -> Data {
    let picture = Picture(width: width, height: height, repeating: Picture.Pixel(red: red, green: green, blue: 0))
    return Data(try picture.png())
  }

  private let source = """
    import SwiftUI
    struct Wall: View {
      var body: some View {
        VStack(spacing: 0) {
          Image("Logo")
          Image("beside").resizable().frame(width: 30, height: 10)
          Image("photo").resizable().frame(height: 0)
          Image("broken").resizable().frame(height: 0)
          Image("Icons/dot").renderingMode(.template).foregroundStyle(.blue)
        }
      }
    }
    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    let catalog = "Assets.xcassets"
    let names = ["1x": "logo.png", "2x": "logo@2x.png"]
    let entries = names.sorted { $0.key < $1.key }.map {
      "{\"idiom\": \"universal\", \"scale\": \"\($0.key)\", \"filename\": \"\($0.value)\"}"
    }
    let logo = "{\"images\": [\(entries.joined(separator: ","))]}"
    try folder.write(logo, to: "\(catalog)/Logo.imageset/Contents.json")
    try folder.write(try png(10, 10, 255, 0), to: "\(catalog)/Logo.imageset/logo.png")
    try folder.write(try png(20, 20, 0, 255), to: "\(catalog)/Logo.imageset/logo@2x.png")
    func one(_ file: String) -> String { "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}" }
    try folder.write(one("photo.heic"), to: "\(catalog)/photo.imageset/Contents.json")
    try folder.write("no picture", to: "\(catalog)/photo.imageset/photo.heic")
    try folder.write(one("cut.png"), to: "\(catalog)/broken.imageset/Contents.json")
    try folder.write(try png(9, 9, 1, 2).prefix(60), to: "\(catalog)/broken.imageset/cut.png")
    try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "\(catalog)/Icons/Contents.json")
    try folder.write(one("dot.png"), to: "\(catalog)/Icons/dot.imageset/Contents.json")
    try folder.write(try png(10, 10, 200, 200), to: "\(catalog)/Icons/dot.imageset/dot.png")
    try folder.write(try png(3, 1, 255, 255), to: "beside.png")
    try folder.write(source, to: "Wall.swift")
    return folder
  }

  @Test func `images are drawn in their natural size, and files that cannot be read are told`() throws {
    let folder = try folder()
    let check = try StippleProcess.run(["check", "Wall.swift"], in: folder)
    let heads = check.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(
      heads == [
        "Wall.swift:7:7: warning: the image 'photo.heic' is not read: images must be PNG or JPEG files",
        "Wall.swift:8:7: warning: the image 'cut.png' cannot be read: the PNG ends before its picture is complete",
      ])
    let result = try StippleProcess.run(
      ["export", "Wall.swift", "--rect", "30x30", "--scale", "1", "-o", "wall.png"], in: folder)
    #expect(result.status == 0)
    let data = try Data(contentsOf: folder.url.appending(path: "wall.png"))
    let picture = try Picture(png: [UInt8](data), limit: 10_000)
    #expect(picture.width == 30 && picture.height == 30)
    #expect(picture[15, 5] == Picture.Pixel(red: 0, green: 255, blue: 0), "the file with the most pixels")
    #expect(picture[9, 5].green != 255 || picture[9, 5].red == 255, "ten points wide")
    #expect(picture[2, 15] == Picture.Pixel(red: 255, green: 255, blue: 0), "a file beside the source, stretched")
    #expect(picture[15, 25].blue > 200, "a template in the foreground's colour")
  }

  /// The store of images of Apple's first SwiftUI tutorial, in our own words.
  private let store = """
    import ImageIO
    import SwiftUI
    final class Shelf {
      typealias Pictures = [String: CGImage]
      static let shared = Shelf()
      private var pictures: Pictures = [:]
      func picture(_ name: String) -> Image {
        let place = place(of: name)
        return Image(pictures.values[place], scale: 2, label: Text(name))
      }
      private func place(of name: String) -> Pictures.Index {
        if let known = pictures.index(forKey: name) { return known }
        guard let url = Bundle.main.url(forResource: name, withExtension: "png"),
          let source = CGImageSourceCreateWithURL(url as NSURL, nil),
          let picture = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { fatalError("no picture \\(name)") }
        pictures[name] = picture
        return pictures.index(forKey: name)!
      }
    }
    struct Row: View {
      var names = ["lake", "hill", "lake"]
      var body: some View {
        HStack(spacing: 0) {
          ForEach(names.indices, id: \\.self) { Shelf.shared.picture(names[$0]) }
          Image(uiImage: UIImage(contentsOfFile: Bundle.main.path(forResource: "hill", ofType: "png")!)!)
        }
      }
    }
    struct Named: View {
      var name = "lake"
      var body: some View { Image(name).resizable().frame(width: 30, height: 10) }
    }
    """

  @Test func `images of the bundle are found by names that the program computes`() throws {
    let folder = try Folder()
    try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    try folder.write(try png(20, 20, 255, 0), to: "App/Resources/lake.png")
    try folder.write(try png(8, 8, 0, 255), to: "App/Resources/More/hill.png")
    try folder.write(store, to: "App/Views/Row.swift")
    #expect(try StippleProcess.run(["check", "App/Views/Row.swift"], in: folder).errors == "")
    func picture(_ name: String, _ box: String) throws -> Picture {
      let result = try StippleProcess.run(
        [
          "export", "App/Views/Row.swift", "--shape", name, "--rect", box, "--scale", "1", "-o", "row.png",
        ], in: folder)
      #expect(result.status == 0, "\(result.errors)")
      let data = try Data(contentsOf: folder.url.appending(path: "row.png"))
      return try Picture(png: [UInt8](data), limit: 10_000)
    }
    // Ten points, four, and ten, and then eight: a file's pixels are points unless the program says otherwise.
    let row = try picture("Row", "32x10")
    let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    let green = Picture.Pixel(red: 0, green: 255, blue: 0)
    #expect([5, 12, 19, 28].map { row[$0, 5] } == [red, green, red, green])
    #expect(row[5, 1] == red && row[12, 1] != green && row[28, 2] == green)
    #expect(try picture("Named", "30x10")[29, 9] == red)
  }

  @Test func `a file is told that is damaged after its head, and images that others name are not its matter`() throws {
    let folder = try folder()
    let catalog = "Assets.xcassets"
    for name in ["hurt", "hurt2"] {
      let entry = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}"
      try folder.write(entry, to: "\(catalog)/\(name).imageset/Contents.json")
      var bytes = [UInt8](try png(9, 9, 1, 2))
      let data = try #require(bytes.firstRange(of: Array("IDAT".utf8))).upperBound
      for place in data..<data + 8 { bytes[place] = 255 }
      try folder.write(Data(bytes), to: "\(catalog)/\(name).imageset/a.png")
    }
    try folder.write(
      """
      import SwiftUI
      struct Hurt: View {
        var number = 2
        var body: some View {
          Image("hurt")
          Image("hurt\\(number)")
        }
      }
      """, to: "Hurt.swift")
    let check = try StippleProcess.run(["check", "Hurt.swift"], in: folder)
    let heads = check.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(heads == ["Hurt.swift:5:5: warning: the image 'a.png' cannot be read: the PNG is damaged"])
    let tree = try StippleProcess.run(["tree", "Hurt.swift"], in: folder)
    #expect(tree.text.split(separator: "\n").count { $0.contains("9") && $0.contains("Image") } == 2, "sizes are known")
  }

  @Test func `an image that is nowhere is told, and so is a symbol that is not drawn`() throws {
    let folder = try folder()
    try folder.write(
      """
      import SwiftUI
      struct Lost: View {
        var body: some View {
          Image("nowhere")
          Image(systemName: "nowhere")
        }
      }
      """, to: "Lost.swift")
    let check = try StippleProcess.run(["check", "Lost.swift"], in: folder)
    let heads = check.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(
      heads == [
        "Lost.swift:4:5: warning: no asset catalog has an image named 'nowhere', nor is it a PNG or JPEG file beside "
          + "the source; a box stands for it",
        "Lost.swift:5:23: warning: no drawing is there of the symbol 'nowhere'; a box stands for it",
      ])
  }

  @Test func `a document holds the files themselves`() throws {
    let folder = try folder()
    let result = try StippleProcess.run(["export", "Wall.swift", "--rect", "30x30", "-o", "wall.svg"], in: folder)
    #expect(result.status == 0)
    let text = try String(contentsOf: folder.url.appending(path: "wall.svg"), encoding: .utf8)
    let file = try png(20, 20, 0, 255).base64EncodedString()
    #expect(text.contains("href=\"data:image/png;base64,\(file)\""))
    #expect(text.contains("<mask"), "of the template")
  }

  @Test func `cells show an image as colours`() throws {
    let folder = try folder()
    let result = try StippleProcess.run(
      ["screenshot", "Wall.swift", "--canvas", "--rect", "30x30", "--size", "30x15", "--format", "ansi"], in: folder)
    #expect(result.status == 0)
    for color in ["0;255;0", "255;255;0"] { #expect(result.text.contains("8;2;\(color)"), "\(color)") }
  }
}

import Foundation
import SwiftUI

// entries: CodedTextsView

private struct CodedSpot: Codable, Identifiable, Hashable {
  struct Place: Codable, Hashable {
    var latitude: Double
    var longitude: Double
  }
  enum Category: String, Codable, CaseIterable {
    case lakes = "Lakes"
    case rivers = "Rivers"
  }
  let id: Int
  let name: String
  var isFavorite: Bool
  var category: Category
  var height: Double?
  var tags: [String] = []
  private var coordinates: Place
  var text: String {
    "\(id) \(name) \(isFavorite) \(category.rawValue) \(height ?? -1) \(tags.joined(separator: "+")) "
      + "\(coordinates.latitude) \(coordinates.longitude)"
  }
}

private struct CodedTitle: Codable {
  enum CodingKeys: String, CodingKey {
    case title = "main_title"
    case count
  }
  let title: String
  let count: Int
  var isOpen = true
}

private struct CodedPerson: Decodable {
  let fullName: String
  let homeTown: String?
  let favouriteNumbers: [Int]
  let scoreByYear: [String: Double]
}

private struct CodedSize: Decodable {
  enum Keys: String, CodingKey { case size, unit }
  enum SizeKeys: CodingKey { case width, height }
  let area: Double
  let unit: String
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let size = try container.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
    area = try size.decode(Double.self, forKey: .width) * size.decode(Double.self, forKey: .height)
    unit = try container.decodeIfPresent(String.self, forKey: .unit) ?? "pt"
  }
}

private enum CodedFigure: Codable, Equatable {
  case circle(radius: Double)
  case pair(Int, String)
  case none
}

private final class CodedNote: Codable {
  var title: String
  var lines: [CodedFigure]
  init(title: String, lines: [CodedFigure]) {
    self.title = title
    self.lines = lines
  }
}

private struct CodedPage<Row: Decodable>: Decodable {
  let rows: [Row]
  let next: Int?
}

private struct CodedMixed: Decodable {
  let values: [String]
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [String] = []
    while !container.isAtEnd {
      if let number = try? container.decode(Int.self) {
        values.append("number \(number)")
      } else if let text = try? container.decode(String.self) {
        values.append("text \(text)")
      } else {
        values.append("nil \(try container.decodeNil())")
      }
    }
    self.values = values
  }
}

private struct CodedDegrees: Codable {
  var degrees: Double
  init(degrees: Double) { self.degrees = degrees }
  init(from decoder: any Decoder) throws {
    degrees = try decoder.singleValueContainer().decode(Double.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(degrees)
  }
}

private func codedValue<T: Decodable>(_ text: String, _ decoder: JSONDecoder = JSONDecoder()) throws -> T {
  try decoder.decode(T.self, from: Data(text.utf8))
}

private func codedText<T: Encodable>(
  _ value: T, _ formatting: JSONEncoder.OutputFormatting = [.sortedKeys], snake: Bool = false
) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = formatting
  if snake { encoder.keyEncodingStrategy = .convertToSnakeCase }
  guard let data = try? encoder.encode(value) else { return "not written" }
  return String(data: data, encoding: .utf8) ?? "no text"
}

private let codedSpots = """
  [
    {"name": "Turtle \\"Rock\\"", "category": "Rivers", "isFavorite": true, "id": 1001, "tags": ["a", "\\u00e9\\n"],
      "coordinates": {"longitude": -116.166868, "latitude": 34.011286}, "height": 12.5, "unknown": [1, {"x": null}]},
    {"id": 1002, "name": "", "isFavorite": false, "category": "Lakes", "height": null, "tags": [],
      "coordinates": {"latitude": 0, "longitude": 1e2}}
  ]
  """

struct CodedTextsView: View {
  private var all: [CodedSpot] { (try? codedValue(codedSpots)) ?? [] }

  private func failure<T: Decodable>(of text: String, as type: T.Type) -> String {
    do {
      let value: T = try codedValue(text)
      return "read \(value)"
    } catch DecodingError.keyNotFound(let key, let context) {
      return "no \(key.stringValue) at \(context.codingPath.map(\.stringValue))"
    } catch DecodingError.typeMismatch(_, let context) {
      return "mismatch at \(context.codingPath.map(\.stringValue))"
    } catch DecodingError.valueNotFound(_, let context) {
      return "no value at \(context.codingPath.map(\.stringValue))"
    } catch DecodingError.dataCorrupted(let context) {
      return "corrupted at \(context.codingPath.map(\.stringValue))"
    } catch {
      return "another"
    }
  }

  private var people: String {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let person: CodedPerson? = try? codedValue(
      #"{"full_name": "Ada", "home_town": null, "favourite_numbers": [3, 4.0], "score_by_year": {"in_2020": 0.5}}"#,
      decoder)
    guard let person else { return "nobody" }
    return "\(person.fullName) \(person.favouriteNumbers) \(person.scoreByYear) \(person.homeTown == nil)"
  }

  private var figures: String {
    let figures: [CodedFigure] = [.circle(radius: 2.5), .pair(3, "x/y"), .none]
    let text = codedText(figures)
    let back: [CodedFigure]? = try? codedValue(text)
    return "\(text) \(back == figures)"
  }

  private var note: String {
    let note: CodedNote? = try? codedValue(#"{"title": "A", "lines": [{"circle": {"radius": 1}}, {"none": {}}]}"#)
    return note.map { "\($0.title) \($0.lines.count) \(codedText($0, [.prettyPrinted, .sortedKeys]))" } ?? "no note"
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(all) { Text($0.text) }
      Text(codedText(all))
      Text(codedText((try? codedValue(#"{"main_title": "T", "count": 3}"#)) ?? CodedTitle(title: "-", count: 0)))
      Text(people)
      Text(
        "\((try? codedValue(#"{"size": {"width": 2, "height": 3.5}}"#) as CodedSize).map { "\($0.area) \($0.unit)" } ?? "-")"
      )
      Text(figures)
      Text(note)
      Text(
        "\((try? codedValue(#"{"rows": [[1, 2], []], "next": 7}"#) as CodedPage<[Int]>).map { "\($0.rows) \($0.next ?? 0)" } ?? "-")"
      )
      Text("\((try? codedValue(#"[1, "a", null, -3]"#) as CodedMixed)?.values ?? [])")
      Text(
        "\((try? codedValue("[1.5, 2]") as [CodedDegrees])?.map(\.degrees) ?? []) \(codedText([CodedDegrees(degrees: 3)]))"
      )
      Text(codedText(["b": 1.5, "a": -0.25], [.prettyPrinted, .sortedKeys]))
      Text(
        codedText([Optional("a\"\\\u{1}"), nil]) + codedText(Optional(1)) + codedText([String: Int]())
          + codedText([[1.0]]))
      Text(codedText(CodedTitle(title: "a/b", count: 1), [.sortedKeys, .withoutEscapingSlashes]))
      Text(codedText(["someKeyName": 1], snake: true) + codedText(CodedTitle(title: "", count: 2), snake: true))
    }
    VStack {
      Text(failure(of: "[1", as: [Int].self))
      Text(failure(of: "[1, true]", as: [Int].self))
      Text(failure(of: "[1, null]", as: [Int].self))
      Text(failure(of: "[300]", as: [UInt8].self))
      Text(failure(of: "[1.5]", as: [Int].self))
      Text(failure(of: "{\"a\": {\"b\": \"c\"}}", as: [String: [String: Int]].self))
      Text(failure(of: "{\"main_title\": \"T\"}", as: CodedTitle.self))
      Text(failure(of: "{\"radius\": 1}", as: CodedFigure.self))
      Text(failure(of: "\"Ponds\"", as: CodedSpot.Category.self))
      Text(failure(of: "\"AQID\"", as: Data.self))
      Text(failure(of: "", as: Int.self) + failure(of: " 3 ", as: Int.self) + failure(of: "01", as: Int.self))
    }
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML document as a reader of XML sees them, in the order of their first tags.
public final class XMLElements: NSObject, XMLParserDelegate {
  public struct Element {
    public var name: String
    public var attributes: [String: String]
    public var text = ""
    /// The indices of all elements around it, from the outside in.
    public var around: [Int]
    /// The names of all elements around it.
    public var path: [String]
  }

  /// The reason why a text is no XML.
  public struct Fault: Error {
    public var reason: String
  }

  public private(set) var elements: [Element] = []
  private var open: [Int] = []

  public init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Fault(reason: String(describing: parser.parserError)) }
  }

  public func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, around: open, path: open.map { elements[$0].name }))
    open.append(elements.count - 1)
  }

  public func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let index = open.last else { return }
    elements[index].text += text
  }

  public func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  public func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}

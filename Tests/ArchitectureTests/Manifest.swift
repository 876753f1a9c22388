import Foundation
import SwiftParser
import SwiftSyntax

/// The targets of a package manifest, with the targets that each depends on.
struct Manifest {
  struct Target {
    var name: String
    /// The folder of its files, relative to the manifest.
    var path: String
    var dependencies: Set<String>
  }

  var targets: [Target]

  /// Reads the calls `.target`, `.testTarget`, `.executableTarget` and `.systemLibrary` of a manifest's text.
  init(of text: String) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    targets = reader.targets
  }

  /// Returns the targets of this manifest that a file of a target imports although the target does not depend on them,
  /// directly or through others. They are built before it by chance alone.
  func lacks(of target: Target, importing modules: Set<String>) -> Set<String> {
    var known: Set<String> = []
    var waiting = [target.name]
    while let name = waiting.popLast() {
      for next in targets.first(where: { $0.name == name })?.dependencies ?? [] where known.insert(next).inserted {
        waiting.append(next)
      }
    }
    return modules.intersection(targets.map(\.name)).subtracting(known)
  }

  private final class Reader: SyntaxVisitor {
    private static let folders = [
      "target": "Sources", "executableTarget": "Sources", "systemLibrary": "Sources", "testTarget": "Tests",
    ]
    var targets: [Target] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let folder = Self.folders[kind], let name = node.strings(labelled: "name").first
      else { return .visitChildren }
      targets.append(
        Target(
          name: name, path: node.strings(labelled: "path").first ?? "\(folder)/\(name)",
          dependencies: Set(node.strings(labelled: "dependencies"))))
      return .skipChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// The texts of an argument that is a string or an array of strings; empty if there is none.
  fileprivate func strings(labelled label: String) -> [String] {
    guard let value = arguments.first(where: { $0.label?.text == label })?.expression else { return [] }
    let parts = value.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value]
    return parts.compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }
}

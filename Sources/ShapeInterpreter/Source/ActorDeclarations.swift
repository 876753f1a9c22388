import PlainText
import SwiftSyntax

// Actors: all code here runs on one thread, so that an actor is a class whose callers may wait.

extension SourceFileSyntax {
  /// Returns the file's text with `class` in place of the keyword of each actor, so that all offsets stay the same.
  /// Returns nil for a text without actors.
  func textWithoutActors(_ text: String) -> String? {
    guard ["actor ", "actor\n", "actor\r", "actor\t", "actor/"].contains(where: text.holds) else { return nil }
    let finder = ActorFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    guard !finder.keywords.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    for offset in finder.keywords { bytes.replaceSubrange(offset..<(offset + 5), with: "class".utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Collects the offsets of the keywords of actors.
private final class ActorFinder: SyntaxVisitor {
  var keywords: [Int] = []

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    keywords.append(node.actorKeyword.offset)
    return .visitChildren
  }
}

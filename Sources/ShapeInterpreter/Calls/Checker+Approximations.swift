// Parts of SwiftUI that are drawn in another way than Apple draws them: each use in the file's own code is told.

import ViewTree

extension Checker {
  /// Warns of the parts of SwiftUI in a body that are not drawn as Apple draws them.
  mutating func tellApproximations(in statements: [Statement]) { tellApproximations { $0.walk(statements) } }

  /// Warns of the parts of SwiftUI in a declared value that are not drawn as Apple draws them.
  mutating func tellApproximations(in value: Expression) { tellApproximations { $0.walk(value) } }

  private mutating func tellApproximations(_ body: (inout ApproximationWalk) -> Void) {
    var walk = ApproximationWalk(declarations: declarations, assets: assets, imageFaults: imageFaults, images: images)
    body(&walk)
    for (sentence, offset) in walk.unread { warn(ViewProblem.unreadImage(sentence), at: offset) }
    for (name, offset) in walk.missingImages { warn(ViewProblem.missingImage(name), at: offset) }
    for (name, offset) in walk.missingSymbols { warn(ViewProblem.missingSymbol(name), at: offset) }
    for (name, offset) in walk.missing { warn(ViewProblem.missingColor(name), at: offset) }
    for (name, offset) in walk.foreign { warn(ViewProblem.foreignView(name), at: offset) }
    for (name, loss, offset) in walk.idle { warn(ViewProblem.idleService(name, loss), at: offset) }
    for (name, loss, offset) in walk.found { warn(ViewProblem.approximation(name, loss), at: offset) }
  }
}

/// Finds the values of the library that are drawn in another way.
private struct ApproximationWalk: TreeWalk {
  let declarations: Declarations
  /// The names of the values, with what their drawing lacks and their offsets.
  private(set) var found: [(name: String, loss: String, offset: Int)] = []

  /// The names of services that do nothing, with what they lack and their offsets.
  private(set) var idle: [(name: String, loss: String, offset: Int)] = []
  /// The names of colours that no asset catalog has, with their offsets.
  private(set) var missing: [(name: String, offset: Int)] = []
  /// The sentences about images that cannot be read, with the offsets of their names.
  private(set) var unread: [(sentence: String, offset: Int)] = []
  /// The names of images that are nowhere, with their offsets.
  private(set) var missingImages: [(name: String, offset: Int)] = []
  /// The names of symbols that are not drawn, with their offsets.
  private(set) var missingSymbols: [(name: String, offset: Int)] = []
  /// The names of the file's types that wrap a view of a platform, with the offsets where they are made.
  private(set) var foreign: [(name: String, offset: Int)] = []
  private let assets: Set<String>?
  private let imageFaults: [String: String]
  private let images: [String: ImageAsset]?

  init(declarations: Declarations, assets: Set<String>?, imageFaults: [String: String], images: [String: ImageAsset]?) {
    self.declarations = declarations
    (self.assets, self.imageFaults, self.images) = (assets, imageFaults, images)
  }

  mutating func walk(_ statements: [Statement]) { for statement in statements { statement.forEachChild(&self) } }
  mutating func walk(declared variable: VariableID) {}

  mutating func walk(_ expression: Expression) {
    switch expression.kind {
    case .call(let id, _, let arguments):
      let function = declarations.functions[id]
      if function.kind == .initializer { tell(foreign: expression) }
      guard function.isPrelude else { break }
      tell(function.name, expression)
      if function.kind == .initializer, function.parameters.first?.label == "data",
        function.owner?.nominal?.baseName == "UIImage"
      {
        tell(idle: "UIImage(data:)", at: expression.offset)
      }
      if let loss = ViewModifierNames.partial[function.name] { found.append((function.name, loss, expression.offset)) }
      if function.name == "environment", let value = arguments.last, case .enumCase(1, _) = value.kind,
        value.type == .library("LayoutDirection")
      {
        found.append(("rightToLeft", ViewModifierNames.rightToLeftLoss, value.offset))
      }
      for (parameter, argument) in zip(function.parameters, arguments)
      where ["systemName", "systemImage"].contains(parameter.label) {
        if case .string(let parts) = argument.kind, parts.count == 1, case .text(let name)? = parts.first,
          !ImageValue.isDrawn(symbol: name)
        {
          missingSymbols.append((name, argument.offset))
        }
      }
      if function.kind == .initializer, function.parameters.map(\.label) == ["_asset"] {
        tell(asset: arguments, expression)
      }
      if let assets, function.kind == .initializer, function.parameters.map(\.name) == ["name"],
        ["Color", "UIColor"].contains(function.owner?.nominal?.baseName),
        case .string(let parts)? = arguments.last?.kind, parts.count <= 1
      {
        var name = ""
        if case .text(let text)? = parts.first { name = text } else if !parts.isEmpty { break }
        if !assets.contains(name) { missing.append((name, expression.offset)) }
      }
      if function.kind == .initializer, function.parameters.first?.name == "name",
        ["Image", "UIImage"].contains(function.owner?.nominal?.baseName),
        case .string(let parts)? = arguments.first?.kind, parts.count == 1, case .text(let name)? = parts.first
      {
        tell(image: name, at: expression.offset)
      }
    case .construct: tell(foreign: expression)
    case .global(let id):
      if id < declarations.preludeGlobals { tell(declarations.globals[id].name, expression) }
    default: break
    }
    expression.forEachChild(&self)
  }

  /// Tells of a view of a platform that is made.
  private mutating func tell(foreign expression: Expression) {
    guard let nominal = expression.type.nominal, nominal.isDeclared, !nominal.isPrelude,
      declarations.wrapsForeignView(nominal)
    else { return }
    foreign.append((nominal.baseName, expression.offset))
  }

  /// Tells of a resource that is not there.
  private mutating func tell(asset arguments: [Expression], _ expression: Expression) {
    guard case .string(let parts)? = arguments.first?.kind, case .text(let name)? = parts.first else { return }
    if expression.type.nominal?.baseName == "ImageResource" {
      tell(image: name, at: expression.offset)
    } else if let assets, !assets.contains(name) {
      missing.append((name, expression.offset))
    }
  }

  /// Tells of an image that is not there, or that cannot be read.
  private mutating func tell(image name: String, at offset: Int) {
    guard let images else { return }
    if let sentence = imageFaults[name] ?? images[name]?.fault?.sentence {
      unread.append((sentence, offset))
    } else if images[name] == nil {
      missingImages.append((name, offset))
    }
  }

  /// Tells of a service of a phone that does nothing here.
  private mutating func tell(idle name: String, at offset: Int) {
    if let loss = ViewModifierNames.idleServices[name] { idle.append((name, loss, offset)) }
  }

  private mutating func tell(_ name: String, _ expression: Expression) {
    guard let type = expression.type.nominal, type.isPrelude else { return }
    tell(idle: type.baseName, at: expression.offset)
    guard let loss = ViewModifierNames.losses[type.name] else { return }
    // The current locale is that of the United States.
    if type.baseName == "Locale", name != "init" { return }
    found.append((type.baseName, loss, expression.offset))
  }
}

/// The functions by which an animation moves a shape, by their numbers in the program.
struct ShapeMotionCode: Sendable {
  /// Returns the numbers in the shape's animatable data.
  var numbers: Int
  /// Returns the path with other numbers in it.
  var path: Int
}

extension Lowerer {
  /// Lowers the functions that move a shape; nil if nothing of it is animated, or if its data cannot be read.
  mutating func lowerMotion(
    of declared: Shared<TypeDeclaration>, _ maker: ShapeMaker, _ ingredients: [Ingredient]
  ) -> ShapeMotionCode? {
    let own = checker.members[.library("Shape")]?.functions ?? [:]
    guard let read = own["_motionData"]?.first, let draw = own["_motionPath"]?.first, isAnimated(declared) else {
      return nil
    }
    return attempt { (lowerer) throws(CheckFailure) in
      let types = lowerer.substitution
      let numbers = try lowerer.lowerEntry(declared, maker, ingredients, .numbers(read))
      try lowerer.lowerWaiting()
      lowerer.substitution = types
      let path = try lowerer.lowerEntry(declared, maker, ingredients, .movedPath(draw))
      try lowerer.lowerWaiting()
      return ShapeMotionCode(numbers: numbers, path: path)
    }
  }

  /// Returns whether a shape, or a protocol of the file that it conforms to, declares animatable data.
  private func isAnimated(_ declared: Shared<TypeDeclaration>) -> Bool {
    let name = "animatableData"
    guard !declared.properties.contains(where: { $0.label == name }) else { return true }
    return ([declared.nominal] + checker.declarations.allProtocols(of: declared.nominal)).contains { owner in
      (checker.members[owner]?.allGetters(name) ?? []).contains { !checker.functions[$0].isPrelude }
    }
  }
}

// Cleanups: what runs when a scope is left.

extension Lowerer {
  /// Emits the cleanups of all scopes from a level on, in reverse order.
  mutating func cleanUp(from level: Int) throws(CheckFailure) {
    let pending = builder.cleanups
    for (depth, scope) in pending.enumerated().dropFirst(level).reversed() {
      for (index, cleanup) in scope.enumerated().reversed() {
        builder.cleanups = Array(pending[..<depth]) + [Array(scope[..<index])]
        switch cleanup {
        case .block(let block): try lower(block)
        case .handler: builder.emit(.popHandler)
        }
      }
    }
    builder.cleanups = pending
  }

  /// Releases temporary objects, so that the variables they were copied from can be changed in place afterwards.
  mutating func releaseObjects(above saved: Layout) {
    guard builder.touchedObjects > saved.objects else { return }
    builder.emit(.clearObjects, Int32(saved.objects), Int32(builder.touchedObjects - saved.objects))
    builder.touchedObjects = saved.objects
  }
}

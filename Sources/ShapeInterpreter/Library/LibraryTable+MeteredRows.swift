/// Pays for the work of geometry, in the units that it counts, while it is done.
typealias GeometryCharge = (Int) throws(Fault) -> Void

/// Rows whose work grows with more than the size of what they touch: they hand a charge to geometry, which counts what it finds.
///
/// What they are given and give is charged besides, as for all rows.
extension LibraryTable {
  @inline(never)
  mutating func metered<Owner: MachineValue, Value: MachineValue, each A: MachineValue>(
    _ name: String, defaults: [String: any MachineValue] = [:],
    _ body: @escaping @Sendable (GeometryCharge, Owner, repeat each A) throws(Fault) -> Value
  ) {
    var parameters: [Type] = []
    repeat parameters.append((each A).type)
    add(name, .method, of: Owner.type, parameters, Value.type, defaults) { (frame, slots) throws(Fault) in
      var index = 1
      func next<Argument: MachineValue>(_ type: Argument.Type) -> Argument {
        index += 1
        return Argument.load(from: frame, at: slots[index])
      }
      var meter = GeometryMeter(frame: frame)
      let owner = Owner.load(from: frame, at: slots[1])
      try body({ (units) throws(Fault) in try meter.take(units) }, owner, repeat next((each A).self))
        .store(to: frame, at: slots[0])
    }
  }
}

/// Charges a run for one operation of geometry: ends it when nothing is left, or when the run has been told to stop.
private struct GeometryMeter {
  let frame: Frame
  private var units = 0

  /// How much memory a unit holds while the operation goes on, in bytes: as measured where all that is found are crossings.
  private static let bytesPerUnit = 6
  /// How much memory an operation may hold beside the values of a run, in bytes.
  private static let spareBytes = 128 << 20

  init(frame: Frame) { self.frame = frame }

  /// Takes units as geometry counts them.
  mutating func take(_ units: Int) throws(Fault) {
    try frame.charge((units + Allowance.geometryUnits - 1) / Allowance.geometryUnits)
    self.units += units
    let bytes = self.units * Self.bytesPerUnit
    if bytes > Self.spareBytes { try frame.reserve(bytes - Self.spareBytes) }
  }
}

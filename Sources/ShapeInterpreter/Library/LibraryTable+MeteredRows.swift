/// A function that charges the work of geometry while it is done. Its argument is a number of geometry units.
typealias GeometryCharge = (Int) throws(Fault) -> Void

/// Rows whose work grows faster than the size of their arguments. They pass a charge function to the
/// geometry, which counts its own work.
///
/// Arguments and results are charged in addition, as for all rows.
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
      func next<Given: MachineValue>(_ type: Given.Type) -> Given {
        index += 1
        return Given.load(from: frame, at: slots[index])
      }
      var meter = GeometryMeter(frame: frame)
      let owner = Owner.load(from: frame, at: slots[1])
      try body({ (units) throws(Fault) in try meter.take(units) }, owner, repeat next((each A).self))
        .store(to: frame, at: slots[0])
    }
  }
}

/// Charges a run for one operation of geometry. Throws if nothing is left or the run has been stopped.
private struct GeometryMeter {
  let frame: Frame
  private var units = 0

  /// The memory per unit while the operation runs, in bytes. It was measured for work that
  /// consists only of finding crossings.
  private static let bytesPerUnit = 6
  /// The memory that an operation may use in addition to the values of a run, in bytes.
  private static let spareBytes = 128 << 20

  init(frame: Frame) { self.frame = frame }

  /// Charges units of the geometry's own meter.
  mutating func take(_ units: Int) throws(Fault) {
    try frame.charge((units + Allowance.geometryUnits - 1) / Allowance.geometryUnits)
    self.units += units
    let bytes = self.units * Self.bytesPerUnit
    if bytes > Self.spareBytes { try frame.reserve(bytes - Self.spareBytes) }
  }
}

/// The types of declarations that were resolved so far, and those that are being resolved.
struct SignatureTable {
  var functions: [FunctionID: Signature] = [:]
  /// The types of stored properties, by their names. A failure is kept, so that its diagnostic is the same each time.
  var properties: [Nominal: [String: Result<Type, CheckFailure>]] = [:]
  var globals: [GlobalID: Type] = [:]
  /// The structs whose values are known to be within the size limit.
  var sizedTypes: Set<Nominal> = []
  /// The functions whose signatures are being resolved.
  var openFunctions: Set<FunctionID> = []
  /// The functions whose bodies are being checked for their results.
  var openResults: Set<FunctionID> = []
  /// The other questions that are being answered, by their texts. The same question within its own answer has none.
  var inProgress: Set<String> = []
}

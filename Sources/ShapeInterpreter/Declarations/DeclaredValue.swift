/// A value in a declaration that calls may omit.
enum DeclaredValue: Hashable {
  case property(Nominal, String)
  case argument(FunctionID, Int)
  case associatedValue(Nominal, case: Int, Int)
}

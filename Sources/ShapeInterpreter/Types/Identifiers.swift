typealias VariableID = Int

typealias FunctionID = Int

typealias GlobalID = Int

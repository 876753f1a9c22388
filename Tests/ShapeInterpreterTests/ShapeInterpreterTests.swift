import Testing
@testable import ShapeInterpreter

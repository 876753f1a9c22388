import Testing
@testable import PlaygroundCore

import Testing
@testable import DotRaster

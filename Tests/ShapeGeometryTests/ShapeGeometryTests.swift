import Testing

@testable import ShapeGeometry

import Foundation
import Testing

@testable import ShapeGeometry

struct AngleTests {
  @Test func radiansAreKeptAndDegreesComputed() {
    #expect(Angle() == .zero && Angle().radians == 0)
    #expect(Angle(radians: 2).radians == 2 && Angle.radians(2) == Angle(radians: 2))
    #expect(Angle(degrees: 180).radians == .pi && Angle.degrees(180) == Angle(degrees: 180))
    var angle = Angle(radians: .pi / 2)
    #expect(angle.degrees == 90)
    angle.degrees = 45
    #expect(angle.radians == .pi / 4)
  }

  @Test func anglesAreVectors() {
    var angle = Angle.radians(3)
    angle += .radians(2)
    #expect(angle == .radians(5))
    angle -= .radians(1)
    #expect(angle == .radians(4))
    angle *= 2
    #expect(angle == .radians(8))
    angle /= 4
    #expect(angle == .radians(2))
    angle.negate()
    #expect(angle == -Angle.radians(2))
    #expect(Angle.radians(3) + .radians(2) == .radians(5) && Angle.radians(3) - .radians(2) == .radians(1))
    #expect(Angle.radians(3) * 2 == .radians(6) && 2 * Angle.radians(3) == .radians(6))
    #expect(Angle.radians(3) / 2 == .radians(1.5))
    #expect(Angle.radians(1) < .radians(2))
  }

  @Test func theMagnitudeIsThatOfTheAnimatableData() {
    #expect(Angle.radians(-2).animatableData == -256)
    #expect(Angle.radians(-2).magnitude == 256)
    var angle = Angle.zero
    angle.animatableData = 128
    #expect(angle == .radians(1))
  }
}

import Foundation
import ShapeGeometry
import Testing

struct CGRectEqualityTests {
  @Test func equalValuesAreEqualTo() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)) && !rect.equalTo(.zero))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
  }

  @Test func directionalInsetsBecomeEdgeInsets() {
    var insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    insets.leading = insets.top + insets.bottom + insets.trailing
    #expect(insets.leading == 8)
    #expect(NSDirectionalEdgeInsets() == .zero)
  }
}

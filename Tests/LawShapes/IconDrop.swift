// swift-format-ignore-file
import SwiftUI

//! Generated from drop.svg
public struct IconDrop : Shape
{
    static let intrinsicSize = CGSize(width: 48, height: 64)
    static let viewBox = CGRect(x: 0.0, y: 0.0, width: 48, height: 64)
    struct PathView1: Shape { // drop
        func path(in rect: CGRect) -> Path {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 24.0, y: 0.0))
            path.addCurve(to: CGPoint(x: 48.0, y: 40.0), controlPoint1: CGPoint(x: 24.0, y: 0.0), controlPoint2: CGPoint(x: 48.0, y: 26.6))
            path.addCurve(to: CGPoint(x: 24.0, y: 64.0), controlPoint1: CGPoint(x: 48.0, y: 53.3), controlPoint2: CGPoint(x: 37.3, y: 64.0))
            path.addCurve(to: CGPoint(x: 0.0, y: 40.0), controlPoint1: CGPoint(x: 10.7, y: 64.0), controlPoint2: CGPoint(x: 0.0, y: 53.3))
            path.addCurve(to: CGPoint(x: 24.0, y: 0.0), controlPoint1: CGPoint(x: 0.0, y: 26.6), controlPoint2: CGPoint(x: 24.0, y: 0.0))
            path.close()
            path.apply(CGAffineTransform(scaleX: rect.width / IconDrop.viewBox.width, y: rect.height / IconDrop.viewBox.height))
            path.apply(.init(translationX: rect.minX, y: rect.minY))
            return Path(path.cgPath)
        }
    }
    public func path(in rect: CGRect) -> Path
    {
        let scale = Swift.min(rect.size.width / Self.intrinsicSize.width, rect.size.height / Self.intrinsicSize.height);
        let size = CGSize(width: Self.intrinsicSize.width * scale, height: Self.intrinsicSize.height * scale);
        /* centred */
        let frame = CGRect(origin: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), size: size)
        return PathView1().path(in: frame)
    }
}

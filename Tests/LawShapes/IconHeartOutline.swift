// swift-format-ignore-file
import SwiftUI

struct IconHeartOutline: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let width = rect.size.width
        let height = rect.size.height
        path.move(to: CGPoint(x: 0.5*width, y: 0.9185*height))
        path.addCurve(to: CGPoint(x: 0.07125*width, y: 0.36625*height), control1: CGPoint(x: 0.5*width, y: 0.9185*height), control2: CGPoint(x: 0.07125*width, y: 0.66625*height))
        path.addCurve(to: CGPoint(x: 0.29167*width, y: 0.125*height), control1: CGPoint(x: 0.07125*width, y: 0.22917*height), control2: CGPoint(x: 0.17083*width, y: 0.125*height))
        path.addCurve(to: CGPoint(x: 0.5*width, y: 0.26042*height), control1: CGPoint(x: 0.38333*width, y: 0.125*height), control2: CGPoint(x: 0.46042*width, y: 0.17708*height))
        path.addCurve(to: CGPoint(x: 0.70833*width, y: 0.125*height), control1: CGPoint(x: 0.53958*width, y: 0.17708*height), control2: CGPoint(x: 0.61667*width, y: 0.125*height))
        path.addCurve(to: CGPoint(x: 0.92875*width, y: 0.36625*height), control1: CGPoint(x: 0.82917*width, y: 0.125*height), control2: CGPoint(x: 0.92875*width, y: 0.22917*height))
        path.addCurve(to: CGPoint(x: 0.5*width, y: 0.9185*height), control1: CGPoint(x: 0.92875*width, y: 0.66625*height), control2: CGPoint(x: 0.5*width, y: 0.9185*height))
        path.closeSubpath()
        path.move(to: CGPoint(x: 0.29167*width, y: 0.20833*height))
        path.addLine(to: CGPoint(x: 0.29167*width, y: 0.29167*height))
        path.addLine(to: CGPoint(x: 0.20833*width, y: 0.29167*height))
        path.closeSubpath()
        return path
    }
}

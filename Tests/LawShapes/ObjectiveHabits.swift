// swift-format-ignore-file
import SwiftUI

// MARK: - Defines
private let kDefaultInset : CGFloat = 8.0
private let kSegmentCount : Int = 6

struct ObjectiveHabits : Shape
{
    // MARK: - Properties
    var lineInset : CGFloat = kDefaultInset
    var clockwise : Bool = true

    // MARK: - Shape
    func path(in rect: CGRect) -> Path
    {
        let bezierPath : UIBezierPath = UIBezierPath.init()
        let center : CGPoint = CGPoint.init(x: rect.midX, y: rect.midY);
        let radius : CGFloat = (rect.width / 2.0) - self.lineInset;
        var i : Int = 0;
        while (i < kSegmentCount)
        {
            let startAngle : CGFloat = (2.0 * CGFloat.pi / CGFloat(kSegmentCount)) * CGFloat(i);
            let endAngle : CGFloat = startAngle + CGFloat(Double.pi / 12.0);
            bezierPath.move(to: CGPoint.init(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle)));
            bezierPath.addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: self.clockwise);
            if (self.clockwise == true)
            {
                bezierPath.addLine(to: center);
            }
            else
            {
                bezierPath.addQuadCurve(to: center, controlPoint: CGPoint.zero);
            }
            i += 1;
        }
        bezierPath.close();
        if (rect.isEmpty == false) { bezierPath.append(UIBezierPath.init(rect: rect.insetBy(dx: 2, dy: 2))); }
        return Path.init(bezierPath.cgPath);
    }
}

// swift-format-ignore-file
import SwiftUI; import Foundation

struct OddLayouts:Shape{
	var n=5;var k:CGFloat=2
	func path(in r:CGRect)->Path{
		var p=Path();let w=r.width,h=r.height
		for i in 0 ..< n{let t=CGFloat(i)/CGFloat(n);p.move(to:CGPoint(x:r.minX+w*t,y:r.minY));p.addLine(to:CGPoint(x:r.minX+w*(1-t),
			y:r.minY+h))}
		if(n>3&&(!(k<1))){p.addEllipse(in:CGRect(x:r.midX-k,y:r.midY-k,width:2*k,height:2*k))}else
		{
			p.closeSubpath()
		}
		/* a comment /* within a comment */ */ p.addRect(r)
		let a = -k, b = +k
		, c = (k)
		p.addLine(to: CGPoint(
			x: a + b
				- c,
			y: n > 4
				? a
				: b)) ; return p
	}
}

import SwiftUI

/// A cloud: puffs along a dome over a flat base, joined into a single outline.
///
/// Puffs and dome are ellipses; they are cut along the middle of the base before it joins them.
struct Cloud: Shape {
  /// 3...12
  var puffs = 5

  /// How far the puffs stand out from each other, 0...1
  var puffiness: CGFloat = 0.65

  /// How much smaller every other puff is, 0...0.6
  var variety: CGFloat = 0.25

  /// The height of the base as a fraction of the cloud's, 0.25...0.8
  var base: CGFloat = 0.4

  /// Where the dome stands on the base: -1 leading, 0 in the middle, 1 trailing. -1...1
  var drift: CGFloat = 0.3

  func path(in rect: CGRect) -> Path {
    let baseHeight = rect.height * base
    let sky = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - baseHeight / 2)
    let foot = CGRect(x: rect.minX, y: rect.maxY - baseHeight, width: rect.width, height: baseHeight)

    var cloud = Path(ellipseIn: rect.placing(dome))
    for puff in puffEllipses {
      cloud = cloud.union(Path(ellipseIn: rect.placing(puff)))
    }
    return
      cloud
      .intersection(Path(sky))
      .union(Path(roundedRect: foot, cornerRadius: baseHeight / 2, style: .circular))
  }

  /// Half the width and height of the largest puff in unit space, where a cloud half as wide again as high has round ones.
  private var puffRadii: CGSize {
    let width = min((1 - 0.4 * puffiness) / CGFloat(max(puffs, 1)), 0.25)
    return CGSize(width: width, height: min(1.5 * width, 0.6 * (1 - base / 2)))
  }

  /// The body behind the puffs, in unit space: an ellipse around the middle of the base that leaves room for them.
  private var dome: CGRect {
    let room = 0.5 - puffRadii.width
    let width = room * (1 - 0.3 * abs(drift))
    let height = 1 - base / 2 - puffRadii.height
    return CGRect(x: 0.5 + 0.3 * room * drift - width, y: puffRadii.height, width: 2 * width, height: 2 * height)
  }

  /// The puffs in unit space, their centres spread over the upper half of the dome.
  private var puffEllipses: [CGRect] {
    (0..<puffs).map { index in
      let angle = Double.pi * (Double(index) + 0.5) / Double(puffs)
      let scale = (index + puffs / 2).isMultiple(of: 2) ? 1 : 1 - variety
      let (width, height) = (puffRadii.width * scale, puffRadii.height * scale)
      return CGRect(
        x: dome.midX - dome.width / 2 * cos(angle) - width,
        y: dome.midY - dome.height / 2 * sin(angle) - height,
        width: 2 * width,
        height: 2 * height
      )
    }
  }
}

extension CGRect {
  /// The place in this rectangle of one that is given in unit space.
  fileprivate func placing(_ unit: CGRect) -> CGRect {
    CGRect(
      x: minX + width * unit.minX, y: minY + height * unit.minY, width: width * unit.width,
      height: height * unit.height)
  }
}

struct Cloud_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 30) {
      Cloud()
        .fill(.gray)
        .frame(width: 240, height: 160)
      Cloud(puffs: 9, puffiness: 1, drift: -0.6)
        .stroke(.blue, lineWidth: 3)
        .frame(width: 240, height: 160)
    }
    .padding(40)
  }
}

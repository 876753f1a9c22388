import SwiftUI

protocol Station: Sendable {
  var weight: CGFloat { get }
  func place(in rect: CGRect) -> CGPoint
}

extension Station {
  func shifted(in rect: CGRect, by distance: CGFloat) -> CGPoint {
    let point = place(in: rect)
    return CGPoint(x: point.x + distance * weight, y: point.y)
  }
}

struct CornerStation: Station {
  var isTop: Bool
  let weight: CGFloat = 1
  func place(in rect: CGRect) -> CGPoint { CGPoint(x: rect.minX, y: isTop ? rect.minY : rect.maxY) }
}

struct EdgeStation: Station {
  var along: CGFloat
  var weight: CGFloat { 0.5 + along }
  func place(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.maxX, y: rect.minY + rect.height * along)
  }
}

enum CenterStation: Station {
  case plain
  case raised(CGFloat)

  var weight: CGFloat {
    if case .raised(let height) = self { return height }
    return 0
  }

  func place(in rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY - weight) }
}

struct ProtocolValues: Shape {
  var stations: [any Station] = [
    CornerStation(isTop: true), EdgeStation(along: 0.3), CenterStation.raised(7), CornerStation(isTop: false),
    CenterStation.plain,
  ]

  func heaviest(_ all: [any Station]) -> (any Station)? {
    var result: (any Station)?
    for station in all where station.weight > result?.weight ?? -1 { result = station }
    return result
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(stations.map { $0.place(in: rect) })
    for station in stations {
      if let edge = station as? EdgeStation {
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * edge.along))
      } else if station is CornerStation {
        path.addLine(to: station.shifted(in: rect, by: 4))
      }
      switch station {
      case let corner as CornerStation where corner.isTop: path.closeSubpath()
      case is CenterStation: path.addRect(CGRect(x: rect.midX, y: rect.midY, width: station.weight, height: 2))
      default: break
      }
    }
    if let station = heaviest(stations) { path.addLine(to: station.shifted(in: rect, by: 1)) }
    return path
  }
}

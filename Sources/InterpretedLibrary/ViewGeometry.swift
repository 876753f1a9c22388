// Readers of places, the spaces in which places are told, and anchors.

struct GeometryReader<Content: View>: View {
  let _self: _Node
  init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    _self = _Node._reader({ content(GeometryProxy(_numbers: $0, _names: $1))._self })
  }
}

/// The place of a view. A space that no view around has is the root's; SwiftUI does not document what it is there.
struct GeometryProxy {
  /// The width, the height and the map into the root's space, and the same of each space with a name; then the insets
  /// of the safe area.
  var _numbers: [CGFloat]
  var _names: [String]
  var size: CGSize { CGSize(width: _numbers[0], height: _numbers[1]) }
  var safeAreaInsets: EdgeInsets {
    let first = _numbers.count - 4
    return EdgeInsets(
      top: _numbers[first], leading: _numbers[first + 1], bottom: _numbers[first + 2], trailing: _numbers[first + 3])
  }
}

extension GeometryProxy {
  func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let whole = CGRect(x: 0, y: 0, width: _numbers[0], height: _numbers[1])
    switch coordinateSpace {
    case .local: return whole
    case .global: return self._toRoot._image(of: whole)
    case ._name(let name):
      guard let index = _names.firstIndex(of: name) else { return self._toRoot._image(of: whole) }
      return self._toRoot.concatenating(_toRoot(of: index).inverted())._image(of: whole)
    }
  }
  @_disfavoredOverload func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let index = _names.firstIndex(of: coordinateSpace._name) else { return nil }
    let start = 11 * (index + 1)
    let whole = CGRect(x: 0, y: 0, width: _numbers[start], height: _numbers[start + 1])
    return _toRoot(of: index).concatenating(self._toRoot.inverted())._image(of: whole)
  }
  subscript(anchor: Anchor<CGRect>) -> CGRect { _fromRoot(anchor)._image(of: anchor._rect) }
  subscript(anchor: Anchor<CGPoint>) -> CGPoint { _fromRoot(anchor)._image(of: anchor._rect).origin }
  var _toRoot: ProjectionTransform { ProjectionTransform(_rows: Array(_numbers[2..<11])) }
  func _toRoot(of index: Int) -> ProjectionTransform {
    ProjectionTransform(_rows: Array(_numbers[(11 * index + 13)..<(11 * index + 22)]))
  }
  func _fromRoot<Value>(_ anchor: Anchor<Value>) -> ProjectionTransform {
    ProjectionTransform(_rows: Array(anchor._numbers[2..<11])).concatenating(self._toRoot.inverted())
  }
}

enum CoordinateSpace: Hashable {
  case global
  case local
  case _name(String)
  static var scrollView: CoordinateSpace { ._name("scrollView") }
  static func scrollView(axis: Axis) -> CoordinateSpace { ._name("scrollView") }
  static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace { ._name(_spaceName(name)) }
}

struct NamedCoordinateSpace: Hashable {
  var _name: String
  var coordinateSpace: CoordinateSpace { ._name(_name) }
  static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(_name: "scrollView") }
  static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(_name: "scrollView") }
  static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace(_name: _spaceName(name))
  }
}

/// Returns a name that no value of another type has.
func _spaceName<Name: Hashable>(_ name: Name) -> String { _typeName(name) + " " + _identityText(name) }

extension View {
  func coordinateSpace<Name: Hashable>(name: Name) -> some View { _self._space(_spaceName(name)) }
  func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { _self._space(name._name) }
}

/// A rectangle or a point of a view, which another view reads in its own space.
struct Anchor<Value>: Equatable {
  struct Source: Equatable {
    /// The position and the size in parts of the view, and then in points.
    var _parts: [CGFloat]
  }
  var _source: Source
  var _numbers: [CGFloat]
  var _rect: CGRect {
    let parts = _source._parts
    let (width, height) = (_numbers[0], _numbers[1])
    return CGRect(
      x: parts[0] * width + parts[4], y: parts[1] * height + parts[5], width: parts[2] * width + parts[6],
      height: parts[3] * height + parts[7])
  }
}

extension Anchor.Source where Value == CGRect {
  static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(_parts: [0, 0, 1, 1, 0, 0, 0, 0]) }
  static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(_parts: [0, 0, 0, 0, r.origin.x, r.origin.y, r.size.width, r.size.height])
  }
}

extension Anchor.Source where Value == CGPoint {
  static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(_parts: [0, 0, 0, 0, p.x, p.y, 0, 0])
  }
  static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(_parts: [p.x, p.y, 0, 0, 0, 0, 0, 0])
  }
  static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension ProjectionTransform {
  /// Returns the least rectangle around the image of one. A map that only moves leaves its size to the last bit.
  func _image(of rect: CGRect) -> CGRect {
    if m11 == 1 && m22 == 1 && m33 == 1 && m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 {
      return CGRect(x: rect.origin.x + m31, y: rect.origin.y + m32, width: rect.size.width, height: rect.size.height)
    }
    let corners = [
      _image(rect.minX, rect.minY), _image(rect.maxX, rect.minY), _image(rect.minX, rect.maxY),
      _image(rect.maxX, rect.maxY),
    ]
    let (xs, ys) = (corners.map { $0.x }.sorted(), corners.map { $0.y }.sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
  func _image(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let depth = x * m13 + y * m23 + m33
    return CGPoint(x: (x * m11 + y * m21 + m31) / depth, y: (x * m12 + y * m22 + m32) / depth)
  }
}

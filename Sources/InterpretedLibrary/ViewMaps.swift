// Maps: a plain ground with the marks at their places. What lies on the earth is not known here.

struct CLLocationCoordinate2D {
  var latitude: Double
  var longitude: Double
  init() {
    latitude = 0
    longitude = 0
  }
  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
  /// The place in Mercator's projection, in degrees of longitude from the equator down.
  var _down: Double {
    let angle = max(-85, min(85, latitude)) * Double.pi / 180
    return -log(tan(Double.pi / 4 + angle / 2)) * 180 / Double.pi
  }
}

struct MKCoordinateSpan {
  var latitudeDelta: Double
  var longitudeDelta: Double
  init() {
    latitudeDelta = 0
    longitudeDelta = 0
  }
  init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

struct MKCoordinateRegion {
  var center: CLLocationCoordinate2D
  var span: MKCoordinateSpan
  init() {
    center = CLLocationCoordinate2D()
    span = MKCoordinateSpan()
  }
  init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A degree of latitude is 111 km long everywhere, one of longitude at the equator alone.
  init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
    self.center = center
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_320,
      longitudeDelta: longitudinalMeters / (111_320 * max(0.01, cos(center.latitude * Double.pi / 180))))
  }
  /// The place of a coordinate in a view of a size. The whole region is seen.
  func _place(_ coordinate: CLLocationCoordinate2D, _ size: CGSize) -> CGPoint {
    let stretch = 1 / max(0.01, cos(center.latitude * Double.pi / 180))
    let points = min(
      Double(size.width) / max(1e-6, span.longitudeDelta),
      Double(size.height) / max(1e-6, span.latitudeDelta * stretch))
    return CGPoint(
      x: size.width / 2 + CGFloat((coordinate.longitude - center.longitude) * points),
      y: size.height / 2 + CGFloat((coordinate._down - center._down) * points))
  }
}

struct MapCamera {
  var centerCoordinate: CLLocationCoordinate2D
  var distance: Double
  var heading: Double
  var pitch: Double
  init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

struct MapCameraPosition {
  let region: MKCoordinateRegion?
  static let automatic = MapCameraPosition(region: nil)
  static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
  static func camera(_ camera: MapCamera) -> MapCameraPosition {
    let seen = camera.distance * 0.54
    return MapCameraPosition(
      region: MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: seen, longitudinalMeters: seen))
  }
  static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

extension EnvironmentValues {
  var _mapRegion: MKCoordinateRegion? {
    get { _value("mapRegion", MKCoordinateRegion?.none) }
    set { _keep(newValue, "mapRegion") }
  }
}

struct MapInteractionModes: OptionSet {
  let rawValue: Int
  static let pan = MapInteractionModes(rawValue: 1)
  static let zoom = MapInteractionModes(rawValue: 2)
  static let pitch = MapInteractionModes(rawValue: 4)
  static let rotate = MapInteractionModes(rawValue: 8)
  static let all = MapInteractionModes(rawValue: 15)
}

struct MapStyle {
  enum Elevation { case automatic, flat, realistic }
  static let standard = MapStyle()
  static let imagery = MapStyle()
  static let hybrid = MapStyle()
  static func standard(elevation: MapStyle.Elevation = .automatic) -> MapStyle { MapStyle() }
  static func imagery(elevation: MapStyle.Elevation = .automatic) -> MapStyle { MapStyle() }
  static func hybrid(elevation: MapStyle.Elevation = .automatic) -> MapStyle { MapStyle() }
}

extension View {
  func mapStyle(_ style: MapStyle) -> some View { _self }
  func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { _self }
  func mapControlVisibility(_ visibility: Visibility) -> some View { _self }
}

struct Map: View {
  let _region: MKCoordinateRegion?
  let _marks: _Node
  private init(_ region: MKCoordinateRegion?, _marks: _Node) {
    _region = region
    self._marks = _marks
  }
  init(coordinateRegion: Binding<MKCoordinateRegion>) {
    self.init(coordinateRegion.wrappedValue, _marks: EmptyView()._self)
  }
  init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes,
    showsUserLocation: Bool = false
  ) { self.init(coordinateRegion.wrappedValue, _marks: EmptyView()._self) }
  init(coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool) {
    self.init(coordinateRegion.wrappedValue, _marks: EmptyView()._self)
  }
  init<Items: RandomAccessCollection, Annotation: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, annotationItems items: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(coordinateRegion.wrappedValue, _marks: ForEach(items, content: annotationContent)._self)
  }
  init<Items: RandomAccessCollection, Annotation: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes,
    showsUserLocation: Bool = false, annotationItems items: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(coordinateRegion.wrappedValue, _marks: ForEach(items, content: annotationContent)._self)
  }
  init<Items: RandomAccessCollection, Annotation: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool, annotationItems items: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(coordinateRegion.wrappedValue, _marks: ForEach(items, content: annotationContent)._self)
  }
  init() { self.init(nil, _marks: EmptyView()._self) }
  init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {
    self.init(position.wrappedValue.region, _marks: EmptyView()._self)
  }
  init(initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all) {
    self.init(initialPosition.region, _marks: EmptyView()._self)
  }
  init<Content: View>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @ViewBuilder content: () -> Content
  ) { self.init(position.wrappedValue.region, _marks: content()._self) }
  init<Content: View>(
    initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all,
    @ViewBuilder content: () -> Content
  ) { self.init(initialPosition.region, _marks: content()._self) }
  init<Content: View>(interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content) {
    self.init(nil, _marks: content()._self)
  }
  var body: some View {
    ZStack {
      Color._adaptive(Color(red: 0.94, green: 0.93, blue: 0.89), Color(red: 0.17, green: 0.19, blue: 0.21))
      _marks.environment(\._mapRegion, _region)
    }
    .clipped()
  }
}

/// A view at the place of a coordinate; in the middle of a map that shows no known region.
struct _MapMark: View {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: _Node
  @Environment(\._mapRegion) var _region
  var body: some View {
    GeometryReader { proxy in
      let region = _region ?? MKCoordinateRegion(center: coordinate, span: MKCoordinateSpan())
      let place = region._place(coordinate, proxy.size)
      content.fixedSize().alignmentGuide(.leading) { -place.x + $0.width * anchor.x }
        .alignmentGuide(.top) { -place.y + $0.height * anchor.y }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    }
  }
}

/// The content of a map. These are views, which say their coordinates.
protocol MapContent: View {}

struct MapMarker: MapContent {
  let _self: _Node
  init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _self = _MapMark(coordinate: coordinate, anchor: .bottom, content: _MapBalloon(tint: tint ?? .red)._self)._self
  }
}

struct MapPin: MapContent {
  let _self: _Node
  init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _self = _MapMark(coordinate: coordinate, anchor: .bottom, content: _MapBalloon(tint: tint ?? .red)._self)._self
  }
}

struct MapAnnotation: MapContent {
  let _self: _Node
  init<Content: View>(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    _self = _MapMark(coordinate: coordinate, anchor: anchor, content: content()._self)._self
  }
}

struct Marker: MapContent {
  let _self: _Node
  init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    _self = Marker._made(Text(title), "mappin", coordinate)
  }
  init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    _self = Marker._made(Text(title), systemImage, coordinate)
  }
  static func _made(_ title: Text, _ symbol: String, _ coordinate: CLLocationCoordinate2D) -> _Node {
    _MapMark(
      coordinate: coordinate, anchor: UnitPoint(x: 0.5, y: 0.6),
      content: VStack(spacing: 0) {
        _MapBalloon(tint: .red)
        title.font(.caption2).bold()
      }._self
    )._self
  }
}

struct Annotation: MapContent {
  let _self: _Node
  init<S: StringProtocol, Content: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom, @ViewBuilder content: () -> Content
  ) {
    let made = content()._self
    _self =
      _MapMark(
        coordinate: coordinate, anchor: anchor,
        content: VStack(spacing: 2) {
          made
          Text(title).font(.caption2).bold()
        }._self
      )._self
  }
}

/// A balloon whose lower end is at its place.
struct _MapBalloon: View {
  let tint: Color
  var body: some View {
    VStack(spacing: -3) {
      Image(systemName: "circle.fill").font(.system(size: 22)).foregroundColor(tint)
      Rectangle().fill(tint).frame(width: 2, height: 8)
    }
  }
}

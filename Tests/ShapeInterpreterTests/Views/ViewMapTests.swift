import Testing

@testable import ShapeInterpreter

/// Maps: a ground with marks at their places, and a warning.
struct ViewMapTests {
  private let members = """
    @State var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 10), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    """
  private let marks = """
    struct Spot: Identifiable { let id: Int; let latitude: CLLocationDegrees; let longitude: Double }
    """

  @Test func marksStandAtTheirCoordinates() throws {
    let source = ViewSource(
      body: """
        Map(coordinateRegion: $region, annotationItems: [Spot(id: 1, latitude: 0, longitude: 10.5), Spot(id: 2, latitude: 0.5, longitude: 9)]) { spot in
          MapAnnotation(coordinate: CLLocationCoordinate2D(latitude: spot.latitude, longitude: spot.longitude)) {
            Color.red.frame(width: 10, height: 4)
          }
        }
        .frame(width: 200, height: 100)
        """, members: members, marks)
    #expect(source.errors == [])
    #expect(source.warnings == ["'Map' is drawn without the land and its names"])
    let listing = try source.listing()
    // 100 points are two degrees; the rest of the width shows more of the land.
    #expect(listing.contains("Color 120 48 10 4") && listing.contains("Color 45 23 10 4"), "\(listing)")
  }

  @Test(arguments: [
    "Map(position: .constant(.region(region)))",
    "Map(initialPosition: .region(region)) { Marker(\"A\", coordinate: region.center) }",
    "Map()", "Map { Annotation(\"A\", coordinate: region.center) { Circle() } }",
    "Map(initialPosition: .camera(MapCamera(centerCoordinate: region.center, distance: 900, pitch: 60))).mapStyle(.standard(elevation: .realistic))",
    "Map(coordinateRegion: .constant(MKCoordinateRegion(center: region.center, latitudinalMeters: 90, longitudinalMeters: 90)), interactionModes: [])",
  ])
  func theFormsOfMapsAreKnown(body: String) throws {
    let source = ViewSource(body: body, members: members)
    #expect(source.errors == [])
    #expect(try source.names().contains("Color"))
  }
}

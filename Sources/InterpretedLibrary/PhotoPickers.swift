// The picker of photos, drawn as a button with its label. Nothing is ever picked.

struct PHPickerFilter: Hashable {
  let _name: String
  static let images = PHPickerFilter(_name: "images")
  static let videos = PHPickerFilter(_name: "videos")
  static let livePhotos = PHPickerFilter(_name: "livePhotos")
  static let screenshots = PHPickerFilter(_name: "screenshots")
  static let panoramas = PHPickerFilter(_name: "panoramas")
  static let bursts = PHPickerFilter(_name: "bursts")
  static let depthEffectPhotos = PHPickerFilter(_name: "depthEffectPhotos")
  static let screenRecordings = PHPickerFilter(_name: "screenRecordings")
  static let cinematicVideos = PHPickerFilter(_name: "cinematicVideos")
  static let slomoVideos = PHPickerFilter(_name: "slomoVideos")
  static let timelapseVideos = PHPickerFilter(_name: "timelapseVideos")
  static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(_name: "any") }
  static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(_name: "all") }
  static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(_name: "not") }
}

/// A picked photo. Nothing is ever picked.
struct PhotosPickerItem: Hashable {
  struct EncodingDisambiguationPolicy: Hashable {
    static let automatic = EncodingDisambiguationPolicy()
    static let current = EncodingDisambiguationPolicy()
    static let compatible = EncodingDisambiguationPolicy()
  }
  let itemIdentifier: String?
  init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

enum PhotosPickerSelectionBehavior: Hashable { case `default`, ordered, continuous, continuousAndOrdered }

struct PhotosPicker: View {
  let _self: _Node
  private init(_label: _Node) { _self = Button(_label: _label, role: nil, {})._self }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(_label: Text(titleKey)._self) }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(_label: Text(title)._self) }
  init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(_label: Text(titleKey)._self) }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(_label: Text(title)._self) }
  init<Label: View>(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self) }
  init<Label: View>(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self) }
}

extension View {
  func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { _self }
  func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { _self }
}

extension UIImage {
  /// Data of an image is not read: there is none that a picker or a request gives.
  init?(data: Data) { return nil }
  init?(data: Data, scale: CGFloat) { return nil }
}

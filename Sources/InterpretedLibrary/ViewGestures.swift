// Gestures: their actions are checked; nothing touches a still picture.

struct DragGesture: Gesture {
  struct Value: Equatable {
    var time: Date
    var location: CGPoint
    var startLocation: CGPoint
    var translation: CGSize
    var velocity: CGSize
    var predictedEndLocation: CGPoint
    var predictedEndTranslation: CGSize
  }
  init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  func onChanged(@_Action _ action: @escaping (DragGesture.Value) -> Void) -> DragGesture { self }
  func onEnded(@_Action _ action: @escaping (DragGesture.Value) -> Void) -> DragGesture { self }
  func updating<State>(
    _ state: GestureState<State>, @_Action body: @escaping (DragGesture.Value, inout State, inout Transaction) -> Void
  ) -> DragGesture { self }
}

struct TapGesture: Gesture {
  init(count: Int = 1) {}
  func onEnded(@_Action _ action: @escaping () -> Void) -> TapGesture { self }
}

struct SpatialTapGesture: Gesture {
  struct Value: Equatable { var location: CGPoint }
  init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  func onEnded(@_Action _ action: @escaping (SpatialTapGesture.Value) -> Void) -> SpatialTapGesture { self }
}

struct LongPressGesture: Gesture {
  init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  func onChanged(@_Action _ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
  func onEnded(@_Action _ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
  func updating<State>(
    _ state: GestureState<State>, @_Action body: @escaping (Bool, inout State, inout Transaction) -> Void
  ) -> LongPressGesture { self }
}

struct MagnificationGesture: Gesture {
  init(minimumScaleDelta: CGFloat = 0.01) {}
  func onChanged(@_Action _ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
  func onEnded(@_Action _ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
  func updating<State>(
    _ state: GestureState<State>, @_Action body: @escaping (CGFloat, inout State, inout Transaction) -> Void
  ) -> MagnificationGesture { self }
}

struct MagnifyGesture: Gesture {
  struct Value: Equatable {
    var magnification: CGFloat
    var startLocation: CGPoint
    var startAnchor: UnitPoint
  }
  init(minimumScaleDelta: CGFloat = 0.01) {}
  func onChanged(@_Action _ action: @escaping (MagnifyGesture.Value) -> Void) -> MagnifyGesture { self }
  func onEnded(@_Action _ action: @escaping (MagnifyGesture.Value) -> Void) -> MagnifyGesture { self }
}

struct RotationGesture: Gesture {
  init(minimumAngleDelta: Angle = .degrees(1)) {}
  func onChanged(@_Action _ action: @escaping (Angle) -> Void) -> RotationGesture { self }
  func onEnded(@_Action _ action: @escaping (Angle) -> Void) -> RotationGesture { self }
}

struct RotateGesture: Gesture {
  struct Value: Equatable {
    var rotation: Angle
    var startLocation: CGPoint
  }
  init(minimumAngleDelta: Angle = .degrees(1)) {}
  func onChanged(@_Action _ action: @escaping (RotateGesture.Value) -> Void) -> RotateGesture { self }
  func onEnded(@_Action _ action: @escaping (RotateGesture.Value) -> Void) -> RotateGesture { self }
}

extension Gesture {
  func simultaneously<Other: Gesture>(with other: Other) -> some Gesture { self }
  func sequenced<Other: Gesture>(before other: Other) -> some Gesture { self }
  func exclusively<Other: Gesture>(before other: Other) -> some Gesture { self }
}

struct Transaction {
  var animation: Animation?
  var disablesAnimations = false
  init() {}
  init(animation: Animation?) { self.animation = animation }
}

func withTransaction<Result>(_ transaction: Transaction, _ body: () -> Result) -> Result { body() }

import ViewTree

// The values of motion in the machine, each held as one object.

extension UnitCurve: HeldValue {
  static var type: Type { .library("_UnitCurve") }
  static var blank: UnitCurve { .linear }
}

extension Spring: HeldValue {
  static var type: Type { .library("_Spring") }
  static var blank: Spring { Spring() }
}

extension AnimationValue: HeldValue {
  static var type: Type { .library("_Animation") }
  static var blank: AnimationValue { .standard }
}

extension TransitionValue: HeldValue {
  static var type: Type { .library("_Transition") }
  static var blank: TransitionValue { .standard }

  var closures: ContiguousArray<Object> {
    switch self {
    case .own(let code): code.closures
    case .asymmetric(let one, let other), .combined(let one, let other): one.closures + other.closures
    case .paced(let transition, _): transition.closures
    case .identity, .opacity, .scale, .slide, .move, .offset, .push, .blurReplace: []
    }
  }
}

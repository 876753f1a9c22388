import SwiftUI

struct Overlay<Front: Shape, Back: Shape>: Shape {
  var front: Front
  var back: Back
  var cutsOut = false

  func path(in rect: CGRect) -> Path {
    let a = front.path(in: rect)
    let b = back.path(in: rect)
    return cutsOut ? b.subtracting(a) : b.union(a)
  }

  var animatableData: AnimatablePair<Front.AnimatableData, Back.AnimatableData> {
    get { AnimatablePair(front.animatableData, back.animatableData) }
    set {
      front.animatableData = newValue.first
      back.animatableData = newValue.second
    }
  }
}

struct GenericPair: Shape {
  var turn: Double = 30

  func path(in rect: CGRect) -> Path {
    var pair = Overlay(front: Circle().scale(0.5), back: Rectangle().rotation(.degrees(turn)), cutsOut: true)
    pair.back.angle = .degrees(turn / 2)
    pair.animatableData.first.second.first.first *= 1.5
    let nested = Overlay(front: pair, back: Overlay(front: Ellipse(), back: Capsule()))
    return nested.path(in: rect)
  }
}

import SwiftUI

// Step 1: create a struct that conforms to Shape
struct HouseTutorial: Shape {
  // Step 2: how high the roof is, compared with the whole house
  /// 0.1...0.9
  var roofRatio: CGFloat = 0.4

  // Step 3: implement the one method that Shape asks for
  func path(in rect: CGRect) -> Path {
    // Some shorthand so that the code below is easy to read
    let width = rect.width
    let height = rect.height
    let roofHeight = height * roofRatio

    return Path { path in
      // The roof is a triangle…
      path.move(to: CGPoint(x: 0, y: roofHeight))
      path.addLine(to: CGPoint(x: width / 2, y: 0))
      path.addLine(to: CGPoint(x: width, y: roofHeight))
      path.closeSubpath()

      // …the wall a rectangle…
      path.addRect(CGRect(x: width * 0.1, y: roofHeight, width: width * 0.8, height: height - roofHeight))

      // …and the door a rounded one
      let doorSize = CGSize(width: width / 5, height: (height - roofHeight) / 2)
      path.addRoundedRect(
        in: CGRect(
          x: width / 2 - doorSize.width / 2,
          y: height - doorSize.height,
          width: doorSize.width,
          height: doorSize.height),
        cornerSize: CGSize(width: 4, height: 4))
    }
  }
}

import ArgumentParser

@main
struct Stipple: ParsableCommand {
  func run() { print("stipple") }
}

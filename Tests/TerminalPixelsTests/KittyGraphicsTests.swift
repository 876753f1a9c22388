import TestSupport
import Testing

@testable import TerminalPixels

/// Pictures in kitty's graphics protocol.
struct KittyGraphicsTests {
  /// The bodies of the sequences.
  private func sequences(_ bytes: [UInt8]) throws -> [[UInt8]] {
    var bodies: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      try #require(rest.starts(with: "\u{1B}_".utf8))
      let end = try #require(rest.dropFirst().firstIndex(of: 0x1B))
      bodies.append(Array(rest[(rest.startIndex + 2)..<end]))
      rest = rest[(end + 2)...]
    }
    return bodies
  }

  @Test func picturesAreReadBackAsTheyWere() throws {
    let seed: UInt64 = 5
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let width = Int.random(in: 1...120, using: &random)
      let height = Int.random(in: 1...60, using: &random)
      let picture =
        round % 2 == 0
        ? SamplePicture.drawn(width, height) { _, _ in UInt32.random(in: 0...0xff_ffff, using: &random) }
        : SamplePicture.patches(width, height, colors: 9, hasHoles: true, using: &random)
      var reader = KittyReader()
      var effects: [KittyReader.Effect] = []
      for body in try sequences(KittyGraphics.show(picture, as: 77, columns: 6, rows: 2)) {
        let effect = reader.read(body)
        effects.append(try #require(effect, "seed \(seed), round \(round)"))
      }
      #expect(effects.last == .show(id: 77, picture, columns: 6, rows: 2), "seed \(seed), round \(round)")
      #expect(effects.dropLast().allSatisfy { $0 == .none }, "seed \(seed), round \(round)")
    }
  }

  @Test func largePicturesAreSentInParts() throws {
    var random = SeededGenerator(seed: 1)
    let noise = SamplePicture.drawn(80, 80) { _, _ in UInt32.random(in: 0...0xff_ffff, using: &random) }
    let bodies = try sequences(KittyGraphics.show(noise, as: 1, columns: 1, rows: 1))
    #expect(bodies.count > 5)
    #expect(bodies.allSatisfy { $0.count < 4096 + 100 })
  }

  @Test func opaquePicturesAreSentWithoutOpacity() throws {
    let keys = { (picture: PixelPicture) in
      String(decoding: KittyGraphics.show(picture, as: 3, columns: 2, rows: 1).prefix(90), as: UTF8.self)
    }
    #expect(
      keys(SamplePicture.drawn(4, 2) { _, _ in 0 })
        .hasPrefix("\u{1B}_Ga=T,q=2,i=3,p=1,f=24,s=4,v=2,c=2,r=1,C=1,z=0,o=z,m=0;"))
    #expect(keys(PixelPicture(width: 4, height: 2)).contains("f=32"))
  }

  @Test func aPictureIsRemovedByItsNumber() throws {
    var reader = KittyReader()
    let one = reader.read(try sequences(KittyGraphics.remove(9))[0])
    #expect(one == .remove(id: 9))
    let all = reader.read(try sequences(Array(KittyGraphics.removeAll.utf8))[0])
    #expect(all == .removeAll)
  }
}

import DotRaster
import ViewTree

/// The clips around the marks that are being drawn, the outermost first, with what lies beneath their edges.
///
/// Marks in a clip are drawn whole in the pixels that its edge passes. When the last of them is drawn, each such pixel
/// gets its share of the drawing and keeps the rest of what was there before: a mark that is hidden in a clip is not
/// seen at the clip's edge either.
struct OpenClips {
  private struct Open {
    var clip: SceneItem.Clip
    /// The product of this clip and those around it, with edges as shares.
    var area: AreaCoverage
    /// The same with whole pixels at the edges.
    var whole: AreaCoverage
    /// The pixels that the edge of this clip passes, the share of each, and its colour before the first mark.
    var edge: [(place: Int, share: Float, color: SIMD4<Float>)]
  }

  private var open: [Open] = []

  /// The number of clips that the next mark shares with the marks before it.
  func count(sharedWith clips: [SceneItem.Clip]) -> Int {
    zip(open, clips).prefix { $0.clip == $1 }.count
  }

  /// Ends the clips behind the first `count`: the innermost one first.
  mutating func close(to count: Int, in samples: inout SceneSamples) {
    while open.count > count {
      for pixel in open.removeLast().edge {
        samples.colors[pixel.place] = pixel.color + (samples.colors[pixel.place] - pixel.color) * pixel.share
      }
    }
  }

  /// Begins a clip within the others. `area` has the shares of pixels within it.
  mutating func begin(_ clip: SceneItem.Clip, _ area: AreaCoverage, in samples: SceneSamples) {
    var edge: [(place: Int, share: Float, color: SIMD4<Float>)] = []
    var shares = area.shares
    var index = 0
    for row in area.rows {
      for column in area.columns {
        let share = shares[index]
        if share > 0, share < 1 {
          let place = row * samples.columns + column
          edge.append((place, share, samples.colors[place]))
          shares[index] = 1
        }
        index += 1
      }
    }
    var (product, whole) = (area, AreaCoverage(columns: area.columns, rows: area.rows, shares: shares))
    if let last = open.last {
      product.formProduct(with: last.area)
      whole.formProduct(with: last.whole)
    }
    open.append(Open(clip: clip, area: product, whole: whole, edge: edge))
  }

  /// The pixels within all clips, whole at their edges; nil without clips.
  var whole: AreaCoverage? { open.last?.whole }
  /// The pixels within all clips, with their shares at the edges; nil without clips.
  var area: AreaCoverage? { open.last?.area }
}

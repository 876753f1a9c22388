import DotRaster
import ShapeGeometry
import Testing

/// The examples of the path library's guide print and draw what it shows.
struct GuideTests {
  @Test(arguments: articles.indices)
  func examplesGiveWhatTheArticleShows(number: Int) throws {
    let article = try articles[number]()
    #expect(article.printed == article.promised, "\(article.name)")
    for (path, braille, line) in article.pictures {
      let shown = DotBitmap(braille: braille)
      var drawn = DotBitmap(columns: shown.columns, rows: shown.rows)
      let viewport = Viewport(fitting: path.boundingRect, columns: drawn.columns, rows: drawn.rows, margin: 0)
      drawn.fill(path, through: viewport, rule: .nonZero)
      #expect(drawn == shown, "\(article.name):\(line)\n\(drawn.brailleText)\n")
    }
  }

  @Test func theGuideHasExamples() throws {
    let all = try articles.map { try $0() }
    #expect(all.count >= 7)
    #expect(all.flatMap(\.pictures).count >= 15)
    #expect(all.flatMap(\.promised).count >= 15)
  }
}

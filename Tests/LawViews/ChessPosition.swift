import SwiftUI

// entries: ChessPosition, ChessPosition_Previews

enum ChessPiece: Character {
  case king = "k"
  case queen = "q"
  case rook = "r"
  case bishop = "b"
  case knight = "n"
  case pawn = "p"

  var glyph: String {
    switch self {
    case .king: return "♚"
    case .queen: return "♛"
    case .rook: return "♜"
    case .bishop: return "♝"
    case .knight: return "♞"
    case .pawn: return "♟"
    }
  }
}

struct ChessSquare: Hashable {
  let file: Int
  let rank: Int

  init(_ file: Int, _ rank: Int) {
    self.file = file
    self.rank = rank
  }

  init?(_ name: String) {
    let files = Array("abcdefgh")
    guard name.count == 2, let first = name.first, let file = files.firstIndex(of: first),
      let last = name.last, let rank = Int(String(last)), (1...8).contains(rank)
    else { return nil }
    self.init(file, rank - 1)
  }

  var isDark: Bool { (file + rank) % 2 == 0 }
}

struct ChessSetup {
  private(set) var pieces: [ChessSquare: (piece: ChessPiece, isWhite: Bool)] = [:]

  /// Reads the first field of a position in Forsyth-Edwards notation.
  init(fen: String) {
    for (row, line) in fen.split(separator: "/").enumerated() {
      var file = 0
      for letter in line {
        if let skip = letter.wholeNumberValue {
          file += skip
        } else if let piece = ChessPiece(rawValue: Character(letter.lowercased())) {
          pieces[ChessSquare(file, 7 - row)] = (piece, letter.isUppercase)
          file += 1
        }
      }
    }
  }

  static let start = ChessSetup(fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
}

struct ChessPosition: View {
  var setup: ChessSetup = .start
  var isFlipped = false
  var lastMove: (from: String, to: String)? = ("e2", "e4")

  private var marked: Set<ChessSquare> {
    guard let lastMove else { return [] }
    return Set([lastMove.from, lastMove.to].compactMap(ChessSquare.init))
  }

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height) / 8
      ZStack {
        ForEach(0..<8) { row in
          ForEach(0..<8) { column in
            square(isFlipped ? ChessSquare(7 - column, row) : ChessSquare(column, 7 - row), side: side)
              .frame(width: side, height: side)
              .position(x: (CGFloat(column) + 0.5) * side, y: (CGFloat(row) + 0.5) * side)
          }
        }
      }
      .frame(width: side * 8, height: side * 8)
    }
    .aspectRatio(1, contentMode: .fit)
    .border(Color.brown, width: 2)
  }

  @ViewBuilder
  private func square(_ square: ChessSquare, side: CGFloat) -> some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(square.isDark ? Color(red: 0.7, green: 0.53, blue: 0.39) : Color(white: 0.93))
      if marked.contains(square) { Color.yellow.opacity(0.45) }
      if square.file == (isFlipped ? 7 : 0) {
        Text("\(square.rank + 1)").font(.system(size: side / 5)).padding(1)
      }
      if let (piece, isWhite) = setup.pieces[square] {
        Text(piece.glyph)
          .font(.system(size: side * 0.8))
          .foregroundColor(isWhite ? .white : .black)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

struct ChessPosition_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      ChessPosition(setup: ChessSetup(fen: "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8"), lastMove: nil)
      ChessPosition(setup: .start, isFlipped: true)
    }
  }
}

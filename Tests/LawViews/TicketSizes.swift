import SwiftUI

// entries: TicketSizes, TicketSizes_Previews

struct Ticket: View {
  let film: String
  let row: Int
  let seat: Int

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 20) {
        Text(film).font(.title)
        Text("Row \(row), seat \(seat)").font(.title2)
        stub
      }
      HStack {
        Text(film)
        Text("\(row)/\(seat)")
        stub
      }
      VStack {
        Text(film).font(.caption)
        Text("\(row)/\(seat)").font(.caption2)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(8)
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(style: StrokeStyle(lineWidth: 1, dash: [4])))
  }

  private var stub: some View {
    HStack(spacing: 2) {
      ForEach([3, 1, 2, 1, 1, 3, 2, 1] as [CGFloat], id: \.self) { width in
        Rectangle().frame(width: width, height: 24)
      }
    }
  }
}

struct TicketSizes: View {
  var film = "Metropolis"

  var body: some View {
    VStack(spacing: 16) {
      Ticket(film: film, row: 7, seat: 11)
      Ticket(film: film, row: 7, seat: 12).frame(width: 220)
      Ticket(film: film, row: 7, seat: 13).frame(width: 90)
      ViewThatFits {
        Color.red.frame(width: 500, height: 10)
        Color.orange.frame(width: 300, height: 10)
        Color.green.frame(width: 100, height: 10)
      }
      ViewThatFits(in: .vertical) {
        VStack {
          Text("Admit one")
          Text("Not valid after the show")
          Text("No refunds")
        }
        Text("Admit one. No refunds.")
      }
      .frame(height: 40)
    }
    .padding()
  }
}

struct TicketSizes_Previews: PreviewProvider {
  static var previews: some View {
    TicketSizes()
      .previewLayout(.fixed(width: 600, height: 300))
    TicketSizes(film: "The Cabinet of Dr. Caligari")
      .previewLayout(.fixed(width: 200, height: 400))
  }
}

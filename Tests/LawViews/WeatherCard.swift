import SwiftUI

// entries: WeatherCard, WeatherCard_Previews

struct Forecast: Identifiable {
  let id: Int
  let day: String
  let symbol: String
  let high: Int
  let low: Int
}

struct WeatherCard: View {
  private let days = [
    Forecast(id: 0, day: "Mon", symbol: "sun.max", high: 24, low: 15),
    Forecast(id: 1, day: "Tue", symbol: "cloud.rain", high: 18, low: 11),
    Forecast(id: 2, day: "Wed", symbol: "wind", high: 16, low: 9),
  ]
  @State private var isFahrenheit = false

  private func degrees(_ value: Int) -> String {
    isFahrenheit ? "\(value * 9 / 5 + 32)°F" : "\(value)°"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      header
      Divider()
      ForEach(days) { day in
        HStack {
          Text(day.day).frame(width: 48, alignment: .leading)
          Image(systemName: day.symbol).foregroundColor(day.high > 20 ? .yellow : .blue)
          Spacer()
          Text(degrees(day.low)).foregroundColor(.secondary)
          Text(degrees(day.high)).bold()
        }
      }
    }
    .padding(20)
    .background(
      LinearGradient(colors: [.blue.opacity(0.3), .white], startPoint: .top, endPoint: .bottom)
    )
    .cornerRadius(20)
    .padding()
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Cupertino")
        .font(.title2)
        .fontWeight(.semibold)
      Spacer()
      Text(degrees(days[0].high))
        .font(.system(size: 40, weight: .thin))
    }
  }
}

struct WeatherCard_Previews: PreviewProvider {
  static var previews: some View {
    WeatherCard()
      .previewLayout(.sizeThatFits)
  }
}

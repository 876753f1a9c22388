import SwiftUI

// entries: ForecastPanel, ForecastPanel_Previews

enum SkyState: String, CaseIterable, Identifiable {
  case sunny = "Sunny"
  case cloudy = "Cloudy"
  case rainy = "Rainy"
  case stormy = "Stormy"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .sunny: "sun.max.fill"
    case .cloudy: "cloud.fill"
    case .rainy: "cloud.rain.fill"
    case .stormy: "cloud.bolt.fill"
    }
  }

  var palette: [Color] {
    switch self {
    case .sunny: return [.orange, .yellow]
    case .cloudy: return [Color(white: 0.5), Color(white: 0.8)]
    case .rainy: return [Color(red: 0.2, green: 0.3, blue: 0.5), .blue]
    case .stormy: return [.black, .indigo]
    }
  }
}

struct ForecastHour: Identifiable {
  var id: Int { hour }
  var hour: Int
  var degrees: Double
  var sky: SkyState
}

struct ForecastPanel: View {
  var place = "Lisbon"
  var sky = SkyState.rainy

  private let hours: [ForecastHour] = (8..<14).map { hour in
    ForecastHour(
      hour: hour, degrees: 12.25 + Double(hour - 8) * 1.5, sky: SkyState.allCases[hour % SkyState.allCases.count])
  }

  private var range: (low: Double, high: Double) {
    let degrees = hours.map(\.degrees)
    return (degrees.min() ?? 0, degrees.max() ?? 0)
  }

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 2) {
        Text(place).font(.title2)
        Text("\(range.high, specifier: "%.0f")°")
          .font(.system(size: 72, weight: .thin))
        Label(sky.rawValue, systemImage: sky.symbol)
          .font(.callout)
        Text("H:\(range.high, specifier: "%.1f")° L:\(range.low, specifier: "%.1f")°")
          .font(.footnote)
          .opacity(0.8)
      }
      hourly
      Spacer(minLength: 0)
    }
    .foregroundColor(.white)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(gradient: Gradient(colors: sky.palette), startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
    )
  }

  private var hourly: some View {
    HStack {
      ForEach(hours) { item in
        VStack(spacing: 8) {
          Text(item.hour == 8 ? "Now" : "\(item.hour)h").font(.caption)
          Image(systemName: item.sky.symbol)
          Text(item.degrees.formatted(.number.precision(.fractionLength(0))) + "°").bold()
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.vertical, 12)
    .background(Color.white.opacity(0.15))
    .cornerRadius(16)
  }
}

struct ForecastPanel_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ForecastPanel()
      ForecastPanel(place: "Oslo", sky: .stormy).preferredColorScheme(.dark)
    }
  }
}

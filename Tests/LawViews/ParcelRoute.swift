import SwiftUI

// entries: ParcelRoute

enum RouteLoad<Value> {
  case idle
  case loaded(Value)
  case failed(any Error)

  var value: Value? { if case .loaded(let value) = self { value } else { nil } }
}

struct ParcelStop: Identifiable, Equatable {
  var id: Int
  var town: String
  var hour: Int
}

struct ParcelService {
  enum Failure: Error, CustomStringConvertible {
    case unknown(code: String)
    var description: String {
      switch self {
      case .unknown(let code): "Nothing is known of “\(code)”"
      }
    }
  }

  private let routes: [String: [String]] = ["A1": ["Oslo", "Bergen"], "B2": ["Rome", "Turin", "Milan"]]

  func stops(of code: String) async throws -> [ParcelStop] {
    guard let towns = routes[code.uppercased()] else { throw Failure.unknown(code: code) }
    var stops: [ParcelStop] = []
    for (index, town) in towns.enumerated() {
      stops.append(ParcelStop(id: index, town: town, hour: try await hour(of: town)))
    }
    return stops
  }

  private func hour(of town: String) async throws -> Int { 6 + town.count * 2 }
}

struct ParcelLine: View {
  let stops: [ParcelStop]
  @Binding var progress: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(stops) { stop in
        let isPassed = Double(stop.id) <= progress
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: isPassed ? "checkmark.circle.fill" : "circle").foregroundStyle(isPassed ? .green : .gray)
          Text(stop.town)
          Spacer()
          Text("\(stop.hour):00").monospacedDigit()
        }
        .onTapGesture { withAnimation { progress = Double(stop.id) } }
        if stop != stops.last {
          Rectangle()
            .fill(.gray.opacity(0.3))
            .overlay(alignment: .top) {
              Rectangle().fill(.green).scaleEffect(y: min(max(progress - Double(stop.id), 0), 1), anchor: .top)
            }
            .frame(width: 3, height: 30)
            .padding(.leading, 8)
        }
      }
    }
  }
}

struct ParcelRoute: View {
  @State private var code = "A1"
  @State private var load = RouteLoad<[ParcelStop]>.idle
  @State private var progress = 0.0
  @State private var loads = 0
  private let service = ParcelService()

  var body: some View {
    VStack(spacing: 20) {
      TextField("Code", text: $code).textFieldStyle(.roundedBorder)
      Picker("Known", selection: $code) {
        ForEach(["A1", "B2"], id: \.self, content: Text.init)
      }
      .pickerStyle(.segmented)
      switch load {
      case .idle: ProgressView()
      case .loaded(let stops): ParcelLine(stops: stops, progress: $progress)
      case .failed(let error):
        Label((error as? ParcelService.Failure)?.description ?? "Failed", systemImage: "shippingbox").foregroundStyle(
          .red)
      }
      Slider(value: $progress, in: 0...Double(max((load.value?.count ?? 0) - 1, 1)))
      Text("Asked \(loads) times")
    }
    .padding()
    .task(id: code) {
      do {
        load = .loaded(try await service.stops(of: code))
      } catch {
        load = .failed(error)
      }
      loads += 1
      progress = 0
    }
  }
}

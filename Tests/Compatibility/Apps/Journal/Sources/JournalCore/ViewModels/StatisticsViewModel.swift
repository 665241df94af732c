import Combine
import Foundation

@MainActor
public final class StatisticsViewModel: ObservableObject {

  public struct Summary: Equatable {
    public var trips = 0
    public var days = 0
    public var words = 0
    public var photos = 0
    public var kilometers: Double = 0
    public var daysByYear: [Year] = []

    public init() {}
  }

  public struct Year: Equatable {
    public let year: Int
    public let days: Int
  }

  @Published public private(set) var summary = Summary()
  @Published public private(set) var goalProgress: Double = 0
  public let goal = CurrentValueSubject<Int, Never>(10)

  private let settings: AppSettings
  private var cancellables = Set<AnyCancellable>()

  public init(store: TripStoring, settings: AppSettings) {
    self.settings = settings

    store.tripsPublisher
      .map(StatisticsViewModel.summary(of:))
      .removeDuplicates()
      .assign(to: \.summary, on: self)
      .store(in: &cancellables)

    $summary
      .map(\.trips)
      .combineLatest(goal.filter { $0 > 0 })
      .map { trips, goal in min(Double(trips) / Double(goal), 1) }
      .sink { [weak self] progress in
        self?.goalProgress = progress
      }
      .store(in: &cancellables)
  }

  public func stop() {
    cancellables.forEach { $0.cancel() }
    cancellables.removeAll()
  }

  public var distanceText: String {
    let distance = Measurement(value: summary.kilometers, unit: UnitLength.kilometers)
    return Formatters.string(from: distance, metric: settings.usesMetricSystem)
  }

  nonisolated static func summary(of trips: [Trip]) -> Summary {
    Log.measure("statistics") {
      var summary = Summary()
      summary.trips = trips.count
      summary.days = trips.map(\.numberOfDays).reduce(0, +)
      summary.words = trips.map(\.wordCount).reduce(0, +)
      summary.photos = trips.map(\.photos.count).reduce(0, +)
      summary.kilometers = trips.map(\.distance.value).reduce(0, +)
      summary.daysByYear =
        trips
        .grouped { Calendar.current.component(.year, from: $0.startDate) }
        .map { Year(year: $0.key, days: $0.value.map(\.numberOfDays).reduce(0, +)) }
        .sorted(by: \.year)
      return summary
    }
  }
}

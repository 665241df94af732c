import Combine
import Foundation

@MainActor
public final class TripListViewModel: ObservableObject {

  public enum Filter: Int, CaseIterable {
    case all
    case favorites
    case recent

    public var title: String {
      switch self {
      case .all: return NSLocalizedString("All", comment: "Filter of trips")
      case .favorites: return NSLocalizedString("Favorites", comment: "Filter of trips")
      case .recent: return NSLocalizedString("Recent", comment: "Filter of trips")
      }
    }
  }

  public struct Section: Hashable, Sendable {
    public let year: Int
    public let tripIdentifiers: [Trip.ID]
  }

  @Published public private(set) var sections: [Section] = []
  @Published public private(set) var isRefreshing = false
  @Published public var filter: Filter = .all

  public let errors = PassthroughSubject<Error, Never>()

  private let store: TripStoring
  private var cancellables = Set<AnyCancellable>()

  public init(store: TripStoring) {
    self.store = store

    Publishers.CombineLatest(store.tripsPublisher, $filter.removeDuplicates())
      .map { trips, filter in
        TripListViewModel.sections(of: trips, filter: filter)
      }
      .removeDuplicates()
      .sink { [weak self] sections in
        self?.sections = sections
      }
      .store(in: &cancellables)
  }

  public var numberOfTrips: Int {
    sections.reduce(0) { $0 + $1.tripIdentifiers.count }
  }

  public func trip(with id: Trip.ID) -> Trip? {
    store.trip(with: id)
  }

  public func toggleFavorite(_ id: Trip.ID) {
    do {
      try store.update(id) { $0.isFavorite.toggle() }
    } catch {
      errors.send(error)
    }
  }

  public func delete(_ id: Trip.ID) {
    store.delete(id)
  }

  public func duplicate(_ id: Trip.ID) {
    guard let trip = store.trip(with: id) else {
      errors.send(TripStoreError.unknownTrip)
      return
    }
    let format = NSLocalizedString("%@ (copy)", comment: "Title of a copied trip")
    store.save(
      Trip(
        title: String(format: format, trip.title),
        destination: trip.destination,
        startDate: trip.startDate,
        endDate: trip.endDate,
        mood: trip.mood
      ))
  }

  public func refresh() async {
    guard !isRefreshing else { return }
    isRefreshing = true
    defer { isRefreshing = false }
    do {
      try await store.refresh()
    } catch {
      errors.send(error)
    }
  }

  nonisolated static func sections(of trips: [Trip], filter: Filter) -> [Section] {
    let shown: [Trip]
    switch filter {
    case .all:
      shown = trips
    case .favorites:
      shown = trips.filter(\.isFavorite)
    case .recent:
      shown = Array(trips.sorted(by: \.startDate, ascending: false).prefix(2))
    }
    return
      shown
      .grouped { Calendar.current.component(.year, from: $0.startDate) }
      .sorted { $0.key > $1.key }
      .map { year, trips in
        Section(
          year: year,
          tripIdentifiers: trips.sorted(by: \.startDate, ascending: false).map(\.id)
        )
      }
  }
}

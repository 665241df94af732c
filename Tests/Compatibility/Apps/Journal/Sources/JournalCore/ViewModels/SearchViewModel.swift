import Combine
import Foundation

@MainActor
public final class SearchViewModel: ObservableObject {

  public enum Scope: Int, CaseIterable {
    case trips
    case entries
    case photos

    public var title: String {
      switch self {
      case .trips: return NSLocalizedString("Trips", comment: "Scope of a search")
      case .entries: return NSLocalizedString("Entries", comment: "Scope of a search")
      case .photos: return NSLocalizedString("Photos", comment: "Scope of a search")
      }
    }
  }

  public struct Hit: Hashable, Sendable {
    public let tripIdentifier: Trip.ID
    public let title: String
    public let subtitle: String
    public let symbolName: String
  }

  @Published public var query = ""
  @Published public var scope: Scope = .trips
  @Published public private(set) var hits: [Hit] = []
  @Published public private(set) var recentQueries: [String] = []

  private let store: TripStoring
  private var cancellables = Set<AnyCancellable>()

  public init(
    store: TripStoring,
    debounce: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)
  ) {
    self.store = store

    let queries =
      $query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .debounce(for: debounce, scheduler: DispatchQueue.main)

    Publishers.CombineLatest3(queries, $scope, store.tripsPublisher)
      .map { query, scope, trips -> [Hit] in
        query.isEmpty ? [] : SearchViewModel.hits(for: query, scope: scope, in: trips)
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] hits in
        self?.hits = hits
      }
      .store(in: &cancellables)
  }

  /// Adds the query to the recent queries, which are sorted from newest to oldest.
  public func commit() {
    let text = query.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    recentQueries.removeAll { $0.caseInsensitiveCompare(text) == .orderedSame }
    recentQueries.insert(text, at: 0)
    recentQueries = Array(recentQueries.prefix(5))
  }

  public func clearRecentQueries() {
    recentQueries = []
  }

  nonisolated static func hits(for query: String, scope: Scope, in trips: [Trip]) -> [Hit] {
    switch scope {
    case .trips:
      return trips.matching(query).map {
        Hit(
          tripIdentifier: $0.id,
          title: $0.title,
          subtitle: $0.destination,
          symbolName: $0.mood.symbolName
        )
      }
    case .entries:
      return trips.flatMap { trip in
        trip.entries.matching(query).map {
          Hit(
            tripIdentifier: trip.id,
            title: $0.title,
            subtitle: $0.excerpt,
            symbolName: "text.alignleft"
          )
        }
      }
    case .photos:
      return trips.flatMap { trip in
        trip.photos
          .filter { $0.caption.localizedCaseInsensitiveContains(query) }
          .map {
            Hit(
              tripIdentifier: trip.id,
              title: $0.caption,
              subtitle: trip.title,
              symbolName: "photo"
            )
          }
      }
    }
  }
}

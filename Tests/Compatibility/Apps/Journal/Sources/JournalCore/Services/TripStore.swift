import Combine
import Foundation
import os

public enum TripStoreError: LocalizedError, Equatable {
  case unknownTrip
  case offline

  public var errorDescription: String? {
    switch self {
    case .unknownTrip: return NSLocalizedString("The trip does not exist any more.", comment: "")
    case .offline: return NSLocalizedString("You seem to be offline.", comment: "")
    }
  }
}

/// A store of trips.
@MainActor
public protocol TripStoring: AnyObject {
  var trips: [Trip] { get }
  var tripsPublisher: AnyPublisher<[Trip], Never> { get }
  func save(_ trip: Trip)
  func delete(_ id: Trip.ID)
  func refresh() async throws
}

public extension TripStoring {

  func trip(with id: Trip.ID) -> Trip? {
    trips.first { $0.id == id }
  }

  func update(_ id: Trip.ID, _ change: (inout Trip) -> Void) throws {
    guard var trip = trip(with: id) else { throw TripStoreError.unknownTrip }
    change(&trip)
    save(trip)
  }

  func append(_ entry: Entry, to id: Trip.ID) throws {
    try update(id) { trip in
      if let index = trip.entries.firstIndex(where: { $0.id == entry.id }) {
        trip.entries[index] = entry
      } else {
        trip.entries.append(entry)
      }
    }
  }
}

/// A store that holds trips in memory and posts notifications of changes.
@MainActor
public final class TripStore: TripStoring {

  private let subject: CurrentValueSubject<[Trip], Never>
  /// Whether all requests fail. Used to test how screens handle errors.
  public var isOffline = false

  public init(trips: [Trip] = []) {
    subject = CurrentValueSubject(trips)
  }

  public var trips: [Trip] {
    subject.value
  }

  public var tripsPublisher: AnyPublisher<[Trip], Never> {
    subject
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  public func save(_ trip: Trip) {
    var trips = subject.value
    if let index = trips.firstIndex(where: { $0.id == trip.id }) {
      trips[index] = trip
    } else {
      trips.append(trip)
    }
    subject.send(trips)
    notify(about: trip.id)
  }

  public func delete(_ id: Trip.ID) {
    guard subject.value.contains(where: { $0.id == id }) else { return }
    subject.value.removeAll { $0.id == id }
    notify(about: id)
  }

  public func refresh() async throws {
    try await Task.sleep(nanoseconds: 20_000_000)
    if isOffline {
      Log.store.error("Could not refresh: offline")
      throw TripStoreError.offline
    }
    Log.store.info("Refreshed \(self.trips.count) trips")
    subject.send(subject.value.sorted(by: \.startDate, ascending: false))
  }

  private func notify(about id: Trip.ID) {
    NotificationCenter.default.post(
      name: .tripStoreDidChange,
      object: self,
      userInfo: [TripStore.tripIdentifierKey: id]
    )
  }

  public nonisolated static let tripIdentifierKey = "tripIdentifier"
}

public extension Notification.Name {
  static let tripStoreDidChange = Notification.Name("JournalTripStoreDidChange")
}

import Foundation

/// A trip and its journal entries.
public struct Trip: Identifiable, Codable, Hashable, Sendable {

  public enum Mood: Int, Codable, CaseIterable, Sendable {
    case calm
    case happy
    case adventurous
    case exhausted

    public var title: String {
      switch self {
      case .calm: return NSLocalizedString("Calm", comment: "Mood of a trip")
      case .happy: return NSLocalizedString("Happy", comment: "Mood of a trip")
      case .adventurous: return NSLocalizedString("Adventurous", comment: "Mood of a trip")
      case .exhausted: return NSLocalizedString("Exhausted", comment: "Mood of a trip")
      }
    }

    public var symbolName: String {
      switch self {
      case .calm: return "leaf"
      case .happy: return "sun.max"
      case .adventurous: return "figure.hiking"
      case .exhausted: return "bed.double"
      }
    }
  }

  public let id: UUID
  public var title: String
  public var destination: String
  public var startDate: Date
  public var endDate: Date
  public var mood: Mood
  public var isFavorite: Bool
  public var rating: Int
  public var entries: [Entry]

  public init(
    id: UUID = UUID(),
    title: String,
    destination: String,
    startDate: Date,
    endDate: Date,
    mood: Mood = .happy,
    isFavorite: Bool = false,
    rating: Int = 0,
    entries: [Entry] = []
  ) {
    self.id = id
    self.title = title
    self.destination = destination
    self.startDate = startDate
    self.endDate = endDate
    self.mood = mood
    self.isFavorite = isFavorite
    self.rating = rating
    self.entries = entries
  }
}

public extension Trip {

  /// The number of days, including the first and last day.
  var numberOfDays: Int {
    let calendar = Calendar.current
    let start = calendar.startOfDay(for: startDate)
    let end = calendar.startOfDay(for: endDate)
    let days = calendar.dateComponents([.day], from: start, to: end).day ?? 0
    return max(days, 0) + 1
  }

  var photos: [Photo] {
    entries.flatMap(\.photos)
  }

  var wordCount: Int {
    entries.reduce(0) { $0 + $1.wordCount }
  }

  /// The total distance between consecutive entries.
  var distance: Measurement<UnitLength> {
    let coordinates = entries.sorted { $0.date < $1.date }.compactMap(\.coordinate)
    let meters = zip(coordinates, coordinates.dropFirst()).reduce(0.0) { sum, pair in
      sum + pair.0.distance(to: pair.1)
    }
    return Measurement(value: meters, unit: UnitLength.meters).converted(to: .kilometers)
  }

  var tags: [String] {
    Array(Set(entries.flatMap(\.tags))).sorted()
  }
}

extension Trip: Searchable {
  public var searchableTexts: [String] {
    [title, destination] + entries.flatMap(\.searchableTexts)
  }
}

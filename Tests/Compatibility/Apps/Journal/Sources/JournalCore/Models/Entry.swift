import Foundation

/// A location on Earth.
public struct Coordinate: Codable, Hashable, Sendable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Returns the distance in meters, computed with the haversine formula.
  public func distance(to other: Coordinate) -> Double {
    let radius = 6_371_000.0
    let lat1 = latitude * .pi / 180
    let lat2 = other.latitude * .pi / 180
    let deltaLat = lat2 - lat1
    let deltaLon = (other.longitude - longitude) * .pi / 180
    let a = pow(sin(deltaLat / 2), 2) + cos(lat1) * cos(lat2) * pow(sin(deltaLon / 2), 2)
    return 2 * radius * atan2(sqrt(a), sqrt(1 - a))
  }
}

/// A journal entry about a location.
public struct Entry: Identifiable, Codable, Hashable, Sendable {
  public let id: UUID
  public var title: String
  public var text: String
  public var date: Date
  public var coordinate: Coordinate?
  public var photos: [Photo]
  public var tags: [String]

  public init(
    id: UUID = UUID(),
    title: String,
    text: String = "",
    date: Date = Date(),
    coordinate: Coordinate? = nil,
    photos: [Photo] = [],
    tags: [String] = []
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.date = date
    self.coordinate = coordinate
    self.photos = photos
    self.tags = tags
  }

  public var wordCount: Int {
    text.split { $0.isWhitespace || $0.isNewline }.count
  }

  /// The first line of the text, truncated for lists.
  public var excerpt: String {
    let firstLine = text.components(separatedBy: .newlines).first ?? ""
    guard firstLine.count > 80 else { return firstLine }
    return String(firstLine.prefix(79)) + "…"
  }
}

extension Entry: Searchable {
  public var searchableTexts: [String] {
    [title, text] + tags
  }
}

import Combine
import Foundation
import UniformTypeIdentifiers

/// A service that exports trips as files.
public final class ExportService {

  public enum Format: CaseIterable {
    case json
    case plainText

    public var contentType: UTType {
      switch self {
      case .json: return .json
      case .plainText: return .plainText
      }
    }

    public var filenameExtension: String {
      contentType.preferredFilenameExtension ?? "dat"
    }
  }

  private let queue = DispatchQueue(label: "com.example.journal.export", qos: .userInitiated)

  public init() {}

  public func data(for trip: Trip, format: Format) throws -> Data {
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      encoder.dateEncodingStrategy = .iso8601
      return try encoder.encode(trip)
    case .plainText:
      let paragraphs = trip.entries.map { "\($0.title)\n\($0.text)" }
      return Data(([trip.title] + paragraphs).joined(separator: "\n\n").utf8)
    }
  }

  public func export(_ trip: Trip, as format: Format) -> AnyPublisher<URL, Error> {
    Future<URL, Error> { [queue] promise in
      queue.async {
        promise(
          Result {
            let url = FileManager.default.temporaryDirectory
              .appendingPathComponent(trip.id.uuidString)
              .appendingPathExtension(format.filenameExtension)
            try self.data(for: trip, format: format).write(to: url, options: .atomic)
            return url
          })
      }
    }
    .eraseToAnyPublisher()
  }

  public func makeUserActivity(for trip: Trip) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.example.journal.trip")
    activity.title = trip.title
    activity.userInfo = ["identifier": trip.id.uuidString]
    activity.requiredUserInfoKeys = ["identifier"]
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    activity.keywords = Set(trip.tags)
    return activity
  }
}

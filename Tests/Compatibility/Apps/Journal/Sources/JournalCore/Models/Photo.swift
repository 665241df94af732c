import Foundation
import UniformTypeIdentifiers

/// A photo in an entry. The image is stored in a file.
public struct Photo: Identifiable, Codable, Hashable, Sendable {
  public let id: UUID
  public var caption: String
  public var filename: String
  public var takenAt: Date
  /// The hue of the placeholder, in 0...1. The placeholder is shown until the file is available.
  public var hue: Double

  public init(
    id: UUID = UUID(),
    caption: String,
    filename: String,
    takenAt: Date = Date(),
    hue: Double = 0.5
  ) {
    self.id = id
    self.caption = caption
    self.filename = filename
    self.takenAt = takenAt
    self.hue = hue
  }

  public var contentType: UTType? {
    UTType(filenameExtension: (filename as NSString).pathExtension)
  }

  public var isImage: Bool {
    contentType?.conforms(to: .image) ?? false
  }
}

public extension Photo {

  /// Returns an item provider for drag and drop and for sharing.
  func makeItemProvider() -> NSItemProvider {
    let provider = NSItemProvider(object: caption as NSString)
    provider.suggestedName = filename
    let data = try? JSONEncoder().encode(self)
    provider.registerDataRepresentation(
      forTypeIdentifier: UTType.json.identifier,
      visibility: .all
    ) { completion in
      completion(data, nil)
      return nil
    }
    return provider
  }
}

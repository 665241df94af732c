// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An item of metadata. Never created in Tessera.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The identifier. Always `nil`.
  open var identifier: AVMetadataIdentifier? { nil }
  /// The common key. Always `nil`.
  open var commonKey: AVMetadataKey? { nil }
  /// The value. Always `nil`.
  open var value: Any? { nil }
  /// The value as a string. Always `nil`.
  open var stringValue: String? { nil }
  /// The value as data. Always `nil`.
  open var dataValue: Data? { nil }
}

/// A mutable metadata item.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var storedIdentifier: AVMetadataIdentifier?
  private var storedValue: Any?
  /// The BCP 47 language tag of the value.
  open var extendedLanguageTag: String?

  /// Creates an empty metadata item.
  public override init() { super.init() }
  /// The identifier.
  open override var identifier: AVMetadataIdentifier? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  /// The value.
  open override var value: Any? {
    get { storedValue }
    set { storedValue = newValue }
  }
  /// The value if it is a string, otherwise `nil`.
  open override var stringValue: String? { storedValue as? String }
  /// The value if it is data, otherwise `nil`.
  open override var dataValue: Data? { storedValue as? Data }
}

/// A metadata key.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The image.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The creator.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The location.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  /// The date.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
}

/// A metadata identifier.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  /// The album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  /// The image.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
  /// The location.
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
}

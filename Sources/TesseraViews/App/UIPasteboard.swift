// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// A pasteboard for copied items.
///
/// - Note: Differs from UIKit: supports only strings, URLs, colors and images, and isn't shared with other apps.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw value of the name.
    public let rawValue: String

    /// Creates a name with a raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name with a raw value.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of `UIPasteboard.general`.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted by a pasteboard after each change of its contents.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  private static let generalBoard = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  /// The system pasteboard for copying and pasting.
  open class var general: UIPasteboard { generalBoard }
  /// The name of the pasteboard.
  open private(set) var name: Name
  /// The number of times the contents have changed.
  open private(set) var changeCount = 0
  private var contents: [Any] = [] {
    didSet {
      changeCount += 1
      MainNotifications.post(Self.changedNotification, from: self)
    }
  }

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// Returns the pasteboard with a name, or nil if there is none and `create` is `false`. Pasteboards exist until the
  /// process ends.
  public static func board(named name: Name, create: Bool) -> UIPasteboard? {
    if name == .general { return generalBoard }
    if let board = named[name] { return board }
    guard create else { return nil }
    let board = UIPasteboard(name: name)
    named[name] = board
    return board
  }

  /// The number of items on the pasteboard.
  open var numberOfItems: Int { contents.count }

  /// The first string, or nil if there is none. Setting it replaces the contents. Setting nil clears the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All strings, or nil if there are none. Setting this property replaces the contents.
  open var strings: [String]? {
    get { all(String.self) }
    set { contents = newValue ?? [] }
  }
  /// The first URL, or nil if there is none. Setting it replaces the contents.
  open var url: URL? {
    get { urls?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All URLs, or nil if there are none. Setting this property replaces the contents.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { contents = newValue ?? [] }
  }
  /// The first image, or nil if there is none. Setting it replaces the contents.
  open var image: UIImage? {
    get { images?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All images, or nil if there are none. Setting this property replaces the contents.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { contents = newValue ?? [] }
  }
  /// The first color, or nil if there is none. Setting it replaces the contents.
  open var color: UIColor? {
    get { colors?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All colors, or nil if there are none. Setting this property replaces the contents.
  open var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { contents = newValue ?? [] }
  }

  /// Whether the pasteboard contains a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether the pasteboard contains a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether the pasteboard contains an image.
  open var hasImages: Bool { images != nil }
  /// Whether the pasteboard contains a color.
  open var hasColors: Bool { colors != nil }

  /// Item providers for the items on the pasteboard, except colors.
  open var itemProviders: [NSItemProvider] {
    let strings = (strings ?? []).map { NSItemProvider(object: NSString(string: $0)) }
    let urls = (urls ?? []).map { NSItemProvider(object: $0 as NSURL) }
    let images = (images ?? []).map { NSItemProvider(object: $0) }
    return strings + urls + images
  }

  private func all<T>(_ type: T.Type) -> [T]? {
    let found = contents.compactMap { $0 as? T }
    return found.isEmpty ? nil : found
  }
}

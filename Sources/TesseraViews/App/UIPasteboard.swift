// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// What was copied, kept in this process only.
///
/// - Note: Differs from UIKit: only strings, links, colours and pictures, no other types; nothing reaches other apps.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a board.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// A name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of `UIPasteboard.general`.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted by a board after each change of its content.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  private static let generalBoard = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  /// The board that copying and pasting uses.
  open class var general: UIPasteboard { generalBoard }
  /// The board's name.
  open private(set) var name: Name
  /// How often the content has changed.
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

  /// The board of a name; nil if there is none and `create` is false. Boards last as long as the process.
  public static func board(named name: Name, create: Bool) -> UIPasteboard? {
    if name == .general { return generalBoard }
    if let board = named[name] { return board }
    guard create else { return nil }
    let board = UIPasteboard(name: name)
    named[name] = board
    return board
  }

  /// How many things lie on the board.
  open var numberOfItems: Int { contents.count }

  /// The first string; nil if there is none. Setting it replaces the whole content, nil empties the board.
  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All strings; nil if there is none. Setting it replaces the whole content.
  open var strings: [String]? {
    get { all(String.self) }
    set { contents = newValue ?? [] }
  }
  /// The first link; nil if there is none. Setting it replaces the whole content.
  open var url: URL? {
    get { urls?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All links; nil if there is none. Setting it replaces the whole content.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { contents = newValue ?? [] }
  }
  /// The first picture; nil if there is none. Setting it replaces the whole content.
  open var image: UIImage? {
    get { images?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All pictures; nil if there is none. Setting it replaces the whole content.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { contents = newValue ?? [] }
  }
  /// The first colour; nil if there is none. Setting it replaces the whole content.
  open var color: UIColor? {
    get { colors?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  /// All colours; nil if there is none. Setting it replaces the whole content.
  open var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { contents = newValue ?? [] }
  }

  /// Whether there is a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a link.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  /// The items on the board, each as something that provides its data. Colours are not among them.
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

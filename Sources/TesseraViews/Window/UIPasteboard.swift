// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What was copied, kept in this process only.
///
/// - Note: Differs from UIKit: only strings, links, colours and pictures, no other types; nothing reaches other apps.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  private static let generalBoard = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  open class var general: UIPasteboard { generalBoard }
  open private(set) var name: Name
  /// Grows with every change.
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

  /// The board of a name, made if it is not there and `create` says so.
  public static func board(named name: Name, create: Bool) -> UIPasteboard? {
    if name == .general { return generalBoard }
    if let board = named[name] { return board }
    guard create else { return nil }
    let board = UIPasteboard(name: name)
    named[name] = board
    return board
  }

  open var numberOfItems: Int { contents.count }

  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { all(String.self) }
    set { contents = newValue ?? [] }
  }
  open var url: URL? {
    get { urls?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var urls: [URL]? {
    get { all(URL.self) }
    set { contents = newValue ?? [] }
  }
  open var image: UIImage? {
    get { images?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { contents = newValue ?? [] }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { contents = newValue ?? [] }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  private func all<T>(_ type: T.Type) -> [T]? {
    let found = contents.compactMap { $0 as? T }
    return found.isEmpty ? nil : found
  }
}

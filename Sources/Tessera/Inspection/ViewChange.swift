// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A change between two view trees.
public struct ViewChange: Hashable, Sendable, Codable {
  /// The kind of change. `order` is a change of the order among siblings.
  public enum Kind: String, Hashable, Sendable, Codable {
    case added, removed, hidden, shown, moved, resized, text, style, order
  }

  /// The kind of the change.
  public var kind: Kind
  /// The path of the view: `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// A sentence: `UILabel 'total' moved 4 pt right; its width grew 120 → 131 because its text changed`.
  public var words: String
  /// The old frame in the window's coordinates, or nil for a new view.
  public var before: ViewNode.Rect?
  /// The new frame in the window's coordinates, or nil for a removed view.
  public var after: ViewNode.Rect?

  /// Creates a change of the view at a path.
  public init(kind: Kind, path: String, words: String, before: ViewNode.Rect?, after: ViewNode.Rect?) {
    self.kind = kind
    self.path = path
    self.words = words
    self.before = before
    self.after = after
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// One change between two view trees, in words and with its places.
public struct ViewChange: Hashable, Sendable, Codable {
  /// What happened to the view; `order` is a change of its place among its siblings.
  public enum Kind: String, Hashable, Sendable, Codable {
    case added, removed, hidden, shown, moved, resized, text, style, order
  }

  /// What happened to the view.
  public var kind: Kind
  /// The path of the view: `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// A sentence: `UILabel 'total' moved 4 pt right; its width grew 120 → 131 because its text changed`.
  public var words: String
  /// The old frame in points of the window; nil for a new view.
  public var before: ViewNode.Rect?
  /// The new frame in points of the window; nil for a view that is gone.
  public var after: ViewNode.Rect?

  /// A change of the view at a path.
  public init(kind: Kind, path: String, words: String, before: ViewNode.Rect?, after: ViewNode.Rect?) {
    self.kind = kind
    self.path = path
    self.words = words
    self.before = before
    self.after = after
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A difference between two view trees.
public struct ViewChange: Hashable, Sendable, Codable {
  /// The kind of change. `order` is a change in the order of siblings.
  public enum Kind: String, Hashable, Sendable, Codable {
    case added, removed, hidden, shown, moved, resized, text, style, order
  }

  /// The kind of the change.
  public var kind: Kind
  /// The view's path: `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// A sentence that describes the change: `UILabel 'total' moved 4 pt right; its width grew 120 → 131 because its
  /// text changed`.
  public var words: String
  /// The old frame in window coordinates, or nil for an added view.
  public var before: ViewNode.Rect?
  /// The new frame in window coordinates, or nil for a removed view.
  public var after: ViewNode.Rect?

  /// Creates a change for the view at a path.
  public init(kind: Kind, path: String, words: String, before: ViewNode.Rect?, after: ViewNode.Rect?) {
    self.kind = kind
    self.path = path
    self.words = words
    self.before = before
    self.after = after
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// One thing that changed between two view trees, in words and with the places it happened.
public struct ViewChange: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case added, removed, hidden, shown, moved, resized, text, style, order
  }

  public var kind: Kind
  /// `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// A sentence: `UILabel 'total' moved 4 pt right; its width grew 120 → 131 because its text changed`.
  public var words: String
  /// Where the view was; nil for one that is new.
  public var before: ViewNode.Rect?
  /// Where it is; nil for one that is gone.
  public var after: ViewNode.Rect?

  public init(kind: Kind, path: String, words: String, before: ViewNode.Rect?, after: ViewNode.Rect?) {
    self.kind = kind
    self.path = path
    self.words = words
    self.before = before
    self.after = after
  }
}

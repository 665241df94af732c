// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Something about a screen that is probably wrong, though nobody compared it with anything.
public struct AuditFinding: Hashable, Sendable, Codable {
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    case truncatedText = "truncated-text"
    case clippedView = "clipped-view"
    case overlappingViews = "overlapping-views"
    case outsideParent = "outside-parent"
    case outsideSafeArea = "outside-safe-area"
    case smallTouchTarget = "small-touch-target"
    case lowContrast = "low-contrast"
    case ambiguousLayout = "ambiguous-layout"
    case brokenConstraint = "broken-constraint"
    case missingLabel = "missing-label"
  }

  public var rule: Rule
  /// `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// A sentence that names the view, the measure and the remedy.
  public var message: String
  public var frame: ViewNode.Rect

  public init(rule: Rule, path: String, message: String, frame: ViewNode.Rect) {
    self.rule = rule
    self.path = path
    self.message = message
    self.frame = frame
  }
}

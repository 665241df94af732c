// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A probable mistake in a screen, found without a golden.
public struct AuditFinding: Hashable, Sendable, Codable {
  /// What is wrong.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// A text of which not all is shown.
    case truncatedText = "truncated-text"
    /// A text or control that something around it cuts off.
    case clippedView = "clipped-view"
    /// Texts that cover texts, or controls that take each other's touches.
    case overlappingViews = "overlapping-views"
    /// A text or control that reaches out of its superview.
    case outsideParent = "outside-parent"
    /// A text or control under the status bar, the camera or the home indicator.
    case outsideSafeArea = "outside-safe-area"
    /// A control that takes touches on less than 44 points in either direction.
    case smallTouchTarget = "small-touch-target"
    /// A text with less contrast than WCAG 2.2 asks for at level AA.
    case lowContrast = "low-contrast"
    /// A view whose constraints leave its place or size open.
    case ambiguousLayout = "ambiguous-layout"
    /// A constraint that layout broke because it contradicts others.
    case brokenConstraint = "broken-constraint"
    /// A picture or icon button without a text for screen readers.
    case missingLabel = "missing-label"
    /// An image, colour, symbol, font, nib or text that code names and that is not to be had.
    case missingResource = "missing-resource"
  }

  /// The rule that was broken.
  public var rule: Rule
  /// The path of the view: `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// A sentence that names the view, the measure and the remedy.
  public var message: String
  /// The frame of the view, in points of the window.
  public var frame: ViewNode.Rect

  /// A finding about the view at a path.
  public init(rule: Rule, path: String, message: String, frame: ViewNode.Rect) {
    self.rule = rule
    self.path = path
    self.message = message
    self.frame = frame
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A probable mistake in a screen, found without a golden.
public struct AuditFinding: Hashable, Sendable, Codable {
  /// The rule of a finding.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Text is not fully visible.
    case truncatedText = "truncated-text"
    /// Text or a control is clipped by an ancestor.
    case clippedView = "clipped-view"
    /// Labels overlap, or controls overlap and intercept each other's touches.
    case overlappingViews = "overlapping-views"
    /// Text or a control extends beyond its superview.
    case outsideParent = "outside-parent"
    /// Text or a control is under the status bar, the camera or the home indicator.
    case outsideSafeArea = "outside-safe-area"
    /// The touch area of a control is smaller than 44 points in width or height.
    case smallTouchTarget = "small-touch-target"
    /// The contrast of text is lower than WCAG 2.2 requires at level AA.
    case lowContrast = "low-contrast"
    /// The constraints of a view leave its position or size ambiguous.
    case ambiguousLayout = "ambiguous-layout"
    /// Layout broke a constraint because it conflicts with others.
    case brokenConstraint = "broken-constraint"
    /// An image view or a button with only an icon has no accessibility label.
    case missingLabel = "missing-label"
    /// An image, color, symbol, font, nib or text that code requests by name does not exist.
    case missingResource = "missing-resource"
  }

  /// The violated rule.
  public var rule: Rule
  /// The path of the view: `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// A sentence with the view, the measurement and the remedy.
  public var message: String
  /// The frame of the view, in the window's coordinates.
  public var frame: ViewNode.Rect

  /// Creates a finding about the view at a path.
  public init(rule: Rule, path: String, message: String, frame: ViewNode.Rect) {
    self.rule = rule
    self.path = path
    self.message = message
    self.frame = frame
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A probable defect in a screen that is detected without a golden.
public struct AuditFinding: Hashable, Sendable, Codable {
  /// The rule that a finding violates.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Text is not fully visible.
    case truncatedText = "truncated-text"
    /// Text or a control is clipped by an ancestor.
    case clippedView = "clipped-view"
    /// Labels overlap, or controls overlap and intercept each other's touches.
    case overlappingViews = "overlapping-views"
    /// Text or a control extends beyond its superview.
    case outsideParent = "outside-parent"
    /// Text or a control is covered by the status bar, the camera or the home indicator.
    case outsideSafeArea = "outside-safe-area"
    /// A control's touch area is less than 44 points wide or high.
    case smallTouchTarget = "small-touch-target"
    /// The contrast of text is below the minimum of WCAG 2.2, level AA.
    case lowContrast = "low-contrast"
    /// A view's constraints leave its position or size ambiguous.
    case ambiguousLayout = "ambiguous-layout"
    /// Layout broke a constraint because it conflicts with other constraints.
    case brokenConstraint = "broken-constraint"
    /// An image view, or a button with only an icon, has no accessibility label.
    case missingLabel = "missing-label"
    /// An image, color, symbol, font, nib or string that is requested by name does not exist.
    case missingResource = "missing-resource"
  }

  /// The violated rule.
  public var rule: Rule
  /// The view's path: `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// A sentence that states the view, the measured value and the remedy.
  public var message: String
  /// The view's frame in window coordinates.
  public var frame: ViewNode.Rect
  /// For a view of SwiftUI, the file and line of its code, such as `CheckoutSummary.swift:14`. Nil if it is unknown.
  public var place: String?

  /// Creates a finding about the view at a path.
  public init(rule: Rule, path: String, message: String, frame: ViewNode.Rect) {
    self.rule = rule
    self.path = path
    self.message = message
    self.frame = frame
  }
}

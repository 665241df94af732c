// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraGraphics

/// The requirements of a view in layout. `UIView` conforms to it.
@preconcurrency @MainActor
package protocol LayoutView: ConstraintItem {
  // MARK: Tree

  /// The root of the view's tree.
  var layoutRoot: any LayoutView { get }
  /// Returns the nearest view that is, or contains, both views; nil if they are in different trees.
  func commonAncestor(with other: any LayoutView) -> (any LayoutView)?
  /// Returns whether this view is `view` or one of its descendants.
  func isInside(_ view: any LayoutView) -> Bool
  /// Visits the view and its subtree, parents first.
  func visitTree(_ visit: (any LayoutView) -> Void)
  func visitGuides(_ visit: (any ConstraintItem) -> Void)

  // MARK: Constraints

  /// The engine of the view's tree; only roots have one.
  var rootEngine: LayoutEngine? { get set }
  /// The engine of the view's tree; nil before the first layout.
  var layoutEngineIfLoaded: LayoutEngine? { get }
  /// The constraints whose nearest common ancestor is this view, in order of activation.
  var constraints: [NSLayoutConstraint] { get }
  func install(_ constraint: NSLayoutConstraint, between first: (any ConstraintItem)?, _ second: (any ConstraintItem)?)
  func uninstall(_ constraint: NSLayoutConstraint)
  func markNeedsLayout()
  func markSubtreeNeedsLayout()

  // MARK: Geometry

  /// The number of pixels per point.
  var pixelScale: CGFloat { get }
  var bounds: CGRect { get }
  var frame: CGRect { get }
  func alignmentRect(forFrame frame: CGRect) -> CGRect
  func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  var effectiveMargins: UIEdgeInsets { get }
  /// Returns the view that provides this one's baseline: a stack view's first label, or `forFirstBaselineLayout`.
  func baselineItem(_ side: NSLayoutConstraint.Attribute) -> any ConstraintItem
  func baselineOffsets() -> (first: CGFloat, last: CGFloat)

  // MARK: Frames as constraints

  /// Whether the autoresizing mask becomes constraints.
  var translatesAutoresizingMask: Bool { get }
  /// Whether layout preserves the view's frame.
  var hasFrameRows: Bool { get }
  /// Whether the frame follows the superview's size, if the superview resizes its subviews.
  var hasAutoresizingMask: Bool { get }
  /// The superview whose size the frame follows; nil for a fixed frame.
  var autoresizingParent: (any LayoutView)? { get }
  /// Returns the shares of a change of the superview's size that the view's origin and size receive, on both axes.
  func autoresizingShares(of rect: CGRect, in outer: CGSize) -> (x: AutoresizingShares, y: AutoresizingShares)
  /// The autoresizing mask as in UIKit's logs: `h=--& v=-&-`.
  var autoresizingCode: String { get }

  // MARK: Content

  func hugging(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  func compressionResistance(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  /// Whether the height follows from the width, as for a text with several lines.
  var heightDependsOnWidth: Bool { get }
  /// The intrinsic size. Its cost is recorded while a meter runs.
  var meteredIntrinsicSize: CGSize { get }
  /// Returns the height of the content for a width. Its cost is recorded while a meter runs.
  func meteredContentHeight(forWidth width: CGFloat) -> CGFloat?
  /// Whether a meter measures the cost of layout.
  var isMetered: Bool { get }
  /// Called when the solver begins work for the tree.
  func beginSolving()
  func endSolving()

  // MARK: Names

  var accessibilityIdentifier: String? { get }
  /// The text of a label, as UIKit adds it to descriptions.
  var textForDescription: String? { get }
}

/// The shares of a change of the superview's length that a view's origin and length receive.
package typealias AutoresizingShares = (start: CGFloat, length: CGFloat)

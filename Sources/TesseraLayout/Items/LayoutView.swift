// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraGraphics

/// The properties and methods of a view that the layout engine requires. `UIView` conforms to it.
@preconcurrency @MainActor
package protocol LayoutView: ConstraintItem {
  // MARK: Tree

  /// The root of the view's tree.
  var layoutRoot: any LayoutView { get }
  /// Returns the nearest view that is, or contains, each of the two views. Returns nil if the views are in different
  /// trees.
  func commonAncestor(with other: any LayoutView) -> (any LayoutView)?
  /// Returns whether this view is `view` or one of its descendants.
  func isInside(_ view: any LayoutView) -> Bool
  /// Visits the view and its subtree, parents first.
  func visitTree(_ visit: (any LayoutView) -> Void)
  func visitGuides(_ visit: (any ConstraintItem) -> Void)

  // MARK: Constraints

  /// The engine of the view's tree, stored in the root view. Nil for other views.
  var rootEngine: LayoutEngine? { get set }
  /// The engine of the view's tree, or nil before the first layout.
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
  /// Returns the view that provides this view's baseline, such as a stack view's first label or the view returned by
  /// `forFirstBaselineLayout`.
  func baselineItem(_ side: NSLayoutConstraint.Attribute) -> any ConstraintItem
  func baselineOffsets() -> (first: CGFloat, last: CGFloat)

  // MARK: Frames as constraints

  /// Whether the autoresizing mask is converted to constraints.
  var translatesAutoresizingMask: Bool { get }
  /// Whether the view's frame is converted to rows, so that layout preserves it.
  var hasFrameRows: Bool { get }
  /// Whether the frame depends on the superview's size, provided that the superview resizes its subviews.
  var hasAutoresizingMask: Bool { get }
  /// The superview whose size determines the frame, or nil for a fixed frame.
  var autoresizingParent: (any LayoutView)? { get }
  /// Returns the fractions of a change in the superview's size that are added to the view's origin and size, on both
  /// axes.
  func autoresizingShares(of rect: CGRect, in outer: CGSize) -> (x: AutoresizingShares, y: AutoresizingShares)
  /// The autoresizing mask in the format of UIKit's logs, such as `h=--& v=-&-`.
  var autoresizingCode: String { get }

  // MARK: Content

  func hugging(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  func compressionResistance(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  /// Whether the height depends on the width, as for multi-line text.
  var heightDependsOnWidth: Bool { get }
  /// The intrinsic size. While a meter runs (see `isMetered`), the cost of computing it is recorded.
  var meteredIntrinsicSize: CGSize { get }
  /// Returns the content height for a width. While a meter runs, the cost of computing it is recorded.
  func meteredContentHeight(forWidth width: CGFloat) -> CGFloat?
  /// Whether a meter measures the cost of layout.
  var isMetered: Bool { get }
  /// Called when the solver starts to solve the tree's layout.
  func beginSolving()
  func endSolving()

  // MARK: Names

  var accessibilityIdentifier: String? { get }
  /// The label text that UIKit includes in descriptions.
  var textForDescription: String? { get }
}

/// The fractions of a change in the superview's length that are added to a view's origin and length along one axis.
package typealias AutoresizingShares = (start: CGFloat, length: CGFloat)

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraGraphics

/// A view as layout sees it: `UIView`.
@preconcurrency @MainActor
package protocol LayoutView: ConstraintItem {
  // MARK: Tree

  /// The superview, whatever an override of `superview` says.
  var layoutSuperview: (any LayoutView)? { get }
  /// The root of the view's tree.
  var layoutRoot: any LayoutView { get }
  /// The nearest view that is, or contains, both views; nil when they are in different trees.
  func commonAncestor(with other: any LayoutView) -> (any LayoutView)?
  /// Whether a view is this one or contains it.
  func isInside(_ view: any LayoutView) -> Bool
  /// Visits the view and all below it, parents first.
  func visitTree(_ visit: (any LayoutView) -> Void)
  func visitGuides(_ visit: (any ConstraintItem) -> Void)

  // MARK: Constraints

  /// The engine of the tree below; only roots have one.
  var rootEngine: LayoutEngine? { get set }
  /// The engine of the view's tree if there has been a layout.
  var layoutEngineIfLoaded: LayoutEngine? { get }
  /// Constraints whose nearest common ancestor is this view, in order of activation.
  var constraints: [NSLayoutConstraint] { get }
  func install(_ constraint: NSLayoutConstraint, between first: (any ConstraintItem)?, _ second: (any ConstraintItem)?)
  func uninstall(_ constraint: NSLayoutConstraint)
  func markNeedsLayout()
  func markSubtreeNeedsLayout()

  // MARK: Geometry

  /// Pixels per point.
  var pixelScale: CGFloat { get }
  var bounds: CGRect { get }
  var frame: CGRect { get }
  func alignmentRect(forFrame frame: CGRect) -> CGRect
  func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  var effectiveMargins: UIEdgeInsets { get }
  /// The view whose baseline stands for this one's: a stack view's first label, or what `forFirstBaselineLayout` says.
  func baselineItem(_ side: NSLayoutConstraint.Attribute) -> any ConstraintItem
  func baselineOffsets() -> (first: CGFloat, last: CGFloat)

  // MARK: Frames as constraints

  /// Whether the autoresizing mask becomes constraints.
  var translatesAutoresizingMask: Bool { get }
  /// Whether layout preserves the view's frame.
  var hasFrameRows: Bool { get }
  /// Whether the frame follows the superview's size, should that resize its subviews.
  var hasAutoresizingMask: Bool { get }
  /// The superview whose size the frame follows; nil for a fixed frame.
  var autoresizingParent: (any LayoutView)? { get }
  /// The parts of a change of a size around the view that go to its origin and size, on both axes.
  func autoresizingShares(of rect: CGRect, in outer: CGSize) -> (x: AutoresizingShares, y: AutoresizingShares)
  /// The autoresizing mask in UIKit's logs: `h=--& v=-&-`.
  var autoresizingCode: String { get }

  // MARK: Content

  func hugging(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  func compressionResistance(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  /// Whether the height follows from the width, as that of a text with several lines.
  var heightDependsOnWidth: Bool { get }
  /// The intrinsic size, the cost of which is measured while a meter runs.
  var meteredIntrinsicSize: CGSize { get }
  /// The height of the content for a width, the cost of which is measured while a meter runs.
  func meteredContentHeight(forWidth width: CGFloat) -> CGFloat?
  /// Whether a meter measures the cost of layout.
  var isMetered: Bool { get }
  /// Called when work of the solver for the tree begins, and when it ends.
  func beginSolving()
  func endSolving()

  // MARK: Names

  var accessibilityIdentifier: String? { get }
  /// The text of a label, as UIKit adds it to descriptions.
  var textForDescription: String? { get }
}

/// The parts of the change of an outer length that go to an origin and a length.
package typealias AutoresizingShares = (start: CGFloat, length: CGFloat)

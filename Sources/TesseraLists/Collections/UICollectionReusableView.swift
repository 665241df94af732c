// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A view that a collection view reuses: a header, a footer, a decoration, or a cell.
open class UICollectionReusableView: UIView {
  /// The name of the view's reuse queue; nil for decoration views and for views that were not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The element that the view shows while it is visible.
  var element: CollectionElement?
  /// The kind that the view was dequeued for; nil for other views.
  var dequeuedKind: String?
  var applied: UICollectionViewLayoutAttributes?
  /// The input and result of the last measurement.
  var measured: (input: CGSize, result: CGSize)?

  /// Creates a view. Dequeuing calls this initializer; subclasses set up their content here.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .reusableView }

  /// Called before the view is reused for another element. Does nothing; a subclass calls super and resets its content.
  open func prepareForReuse() {}
  /// Called after the layout's attributes for the view change and its frame is set. Does nothing; a subclass reads the custom
  /// attributes of its layout.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the view moves to another layout. Does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the view has moved to another layout; at the end of an interactive transition, even if it was canceled. Does
  /// nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes with the content's preferred size along axes where the layout's size is an estimate. Content
  /// without a size keeps the estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes) {
      self.systemLayoutSizeFitting($0, withHorizontalFittingPriority: $1, verticalFittingPriority: $2)
    }
  }

  /// Returns the attributes with estimated lengths replaced by the results of `measure`. The other axis keeps the layout's
  /// length.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes, by measure: (CGSize, UILayoutPriority, UILayoutPriority) -> CGSize
  ) -> UICollectionViewLayoutAttributes {
    guard let axes = attributes.estimatedAxes, !axes.isEmpty,
      let result = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let target = CGSize(
      width: axes.contains(.width) ? 0 : attributes.size.width,
      height: axes.contains(.height) ? 0 : attributes.size.height)
    let size = measure(
      target, axes.contains(.width) ? .fittingSizeLevel : .required,
      axes.contains(.height) ? .fittingSizeLevel : .required)
    // Content without a size keeps the estimate.
    if axes.contains(.width), size.width > 0 { result.size.width = size.width }
    if axes.contains(.height), size.height > 0 { result.size.height = size.height }
    return result
  }

  /// Called with the element's position in a list, before it is measured.
  func listContextDidChange(_ place: ListCellContext?) {}
  /// Called before the view is measured and shown.
  func updateConfigurationIfNeeded() {}
}

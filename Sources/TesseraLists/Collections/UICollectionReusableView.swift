// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A reusable view in a collection view: a header, a footer, a decoration view or a cell.
open class UICollectionReusableView: UIView {
  /// The identifier of the view's reuse queue. Nil for decoration views and for views that were not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The element that the view represents while it is visible.
  var element: CollectionElement?
  /// The element kind for which the view was dequeued, or nil for other views.
  var dequeuedKind: String?
  var applied: UICollectionViewLayoutAttributes?
  /// The input and result of the most recent measurement.
  var measured: (input: CGSize, result: CGSize)?

  /// Creates a view. Dequeuing calls this initializer. Subclasses override it to set up their content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .reusableView }

  /// Called before the view is reused for another element. The default does nothing. Subclasses call super and reset
  /// their content.
  open func prepareForReuse() {}
  /// Called after the view's layout attributes have changed and its frame has been set. The default does nothing.
  /// Subclasses override it to apply custom attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the collection view switches to another layout. Does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the collection view has switched to another layout, and after an interactive transition, even if it
  /// was canceled. Does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes with the content's preferred size along the axes for which the layout has an estimate. If
  /// the content has no size, the estimate remains.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes) {
      self.systemLayoutSizeFitting($0, withHorizontalFittingPriority: $1, verticalFittingPriority: $2)
    }
  }

  /// Returns the attributes with estimated lengths replaced by the results of `measure`. A length that is not
  /// estimated remains unchanged.
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
    // If the content has no size, keep the estimate.
    if axes.contains(.width), size.width > 0 { result.size.width = size.width }
    if axes.contains(.height), size.height > 0 { result.size.height = size.height }
    return result
  }

  /// Called before the view is measured, with its position in a list.
  func listContextDidChange(_ place: ListCellContext?) {}
  /// Called before the view is measured and shown.
  func updateConfigurationIfNeeded() {}
}

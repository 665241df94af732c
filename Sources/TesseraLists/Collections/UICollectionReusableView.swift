// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A view that a collection view keeps for use at another place: a header, a footer, a decoration, or a cell.
open class UICollectionReusableView: UIView {
  /// The name of the queue the view waits in; nil for decoration views and for views that were not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// What the view stands for, while it is on screen.
  var element: CollectionElement?
  /// The kind it was dequeued for; nil for views made otherwise.
  var dequeuedKind: String?
  var applied: UICollectionViewLayoutAttributes?
  /// The size last measured for, and what came of it.
  var measured: (input: CGSize, result: CGSize)?

  /// The initialiser that dequeuing calls; subclasses set up their content here.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .reusableView }

  /// Called before the view is used again for another element. Does nothing; a subclass calls super and resets what it
  /// shows.
  open func prepareForReuse() {}
  /// Called when the layout's attributes for the view have changed, after its frame has been set. Does nothing; a
  /// subclass reads what its layout added to them.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before another layout takes the view over. Does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called when another layout has taken the view over: in an interactive transition when that is over, also where it was
  /// cancelled. Does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes with the size the content wants, along axes where the layout's size is a guess. Content that gives
  /// no size leaves the guess.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes) {
      self.systemLayoutSizeFitting($0, withHorizontalFittingPriority: $1, verticalFittingPriority: $2)
    }
  }

  /// Replaces what is a guess of the size by what `measure` says. The other axis keeps the layout's length.
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
    // Content that gives no size leaves the guess.
    if axes.contains(.width), size.width > 0 { result.size.width = size.width }
    if axes.contains(.height), size.height > 0 { result.size.height = size.height }
    return result
  }

  /// Called with the element's place in a list, before it is measured.
  func listPlaceDidChange(_ place: ListPlace?) {}
  /// Called before the view is measured and shown.
  func updateConfigurationIfNeeded() {}
}

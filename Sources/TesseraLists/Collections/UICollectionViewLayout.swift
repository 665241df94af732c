// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout says where everything is; the collection view asks it for what it shows:
//
//   invalidateLayout ──► prepare ──► collectionViewContentSize ──► layoutAttributesForElements(in: visible) ──► views
//                          ▲                                                                                    │
//                          └─────────────── preferredLayoutAttributesFitting differs from the guess ◄───────────┘

public import Foundation
public import TesseraNibs

/// Where the elements of a collection view stand. Use `UICollectionViewFlowLayout` or
/// `UICollectionViewCompositionalLayout`, or a subclass of one's own.
///
/// With a running `AnimationClock` the layout is asked where items appear and disappear. In a still picture changes arrive at
/// once, and nobody asks.
///
/// - Note: Differs from UIKit: elements that stay are not asked for, and changes of the bounds arrive at once.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that the layout places; nil while it is in use by none.
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationMakers: [String: () -> UICollectionReusableView?] = [:]

  /// A layout without elements, until a collection view uses it.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Classes

  /// The class of the attributes that a flow layout makes. Override it to add to them; other layouts make their own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts made for invalidations. Must be `UICollectionViewLayoutInvalidationContext` or a
  /// subclass, or an exception is raised.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Registers the class to make decoration views of a kind of; nil removes the registration. Raises an exception for
  /// a class that is not a `UICollectionReusableView`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationMakers[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      raise(
        "NSInvalidArgumentException",
        "\(viewClass) is not a kind of UICollectionReusableView. Register a subclass of it.")
    }
    decorationMakers[elementKind] = { DynamicInit.view(type) }
  }

  /// Registers the nib of a kind of decoration view; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in
      { nib.firstView(UICollectionReusableView.self, for: elementKind) as? UICollectionReusableView }
    }
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorationMakers[kind]?() }

  // MARK: Places

  /// Called before anything is asked of the layout, and again after each invalidation.
  open func prepare() {}
  /// The size of all content, in points. Zero unless overridden; lengths that are not finite count as 0.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of everything that overlaps the rectangle, in content coordinates. nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item, whether it is on screen or not. nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view, whether it is on screen or not. nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view, whether it is on screen or not. nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Direction

  /// The reading direction that the layout's coordinates are for. Left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the content is mirrored where the reading direction is not the development one. False unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Lets the layout be prepared again at the next layout of the collection view. Sizes that elements asked for are
  /// forgotten.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates what the context names. An override drops what it kept of that and calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether the layout has to be prepared again for new bounds of the collection view. Asked on each change of its
  /// size or offset. False unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The context of an invalidation for new bounds. Empty unless overridden.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Whether the layout has to be prepared again for the size that an element wants. False unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context of an invalidation for the size that an element wants, which it carries. An override calls super.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = (CollectionElement(originalAttributes), preferredAttributes.size)
    return context
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      raise(
        "NSInvalidArgumentException",
        "+[\(Self.self) invalidationContextClass] must be UICollectionViewLayoutInvalidationContext or a subclass of it."
      )
    }
    return ObjectFactory.context(type)
  }

  // MARK: Scrolling

  /// Where scrolling should come to rest when a finger leaves. The offset proposed unless overridden; the delegate's
  /// `scrollViewWillEndDragging` is given the result. One that is not finite stops the content where it is.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest by itself.
  ///   - velocity: The content's speed in points per millisecond, as the delegate gets it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content should stand after changes of items and after a change of the layout. The offset proposed unless
  /// overridden; one that is not finite is ignored.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before changes of items and sections arrive, with the changes, also with those a snapshot makes. The paths
  /// of a whole section have the item `NSNotFound`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after changes of items have been taken over: before the next layout, or, with a running clock, after it.
  open func finalizeCollectionViewUpdates() {}
  /// Does nothing. Never called: bounds change at once.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Does nothing. Never called: bounds change at once.
  open func finalizeAnimatedBoundsChange() {}
  /// Called when another layout is about to replace this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called when this layout is about to replace another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts when one has replaced the other.
  open func finalizeLayoutTransition() {}
  /// Where an item comes from that has been inserted or comes into sight. Called with a running clock only. Unless overridden its
  /// place, with an alpha of 0; nil fades the item in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }
  /// Where an item goes to that has been deleted. The path is that before the change. Called with a running clock only. Unless
  /// overridden the place that it had, with an alpha of 0; nil fades the item out. Its size does not count.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = collectionView?.leaving[.cell(RowKey(itemIndexPath))]?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the attributes that a header or footer appears from. Called with a running clock only. Unless overridden, those of
  /// its place, with an alpha of 0; nil fades it in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }
  /// Returns the attributes that a deleted header or footer disappears to. The path is that before the change. Called with a
  /// running clock only. Unless overridden, its last ones, with an alpha of 0; nil fades it out. The size is ignored.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(collectionView?.leaving[CollectionElement(.supplementaryView, elementKind, elementIndexPath)])
  }
  /// Returns the attributes that a decoration view appears from. Called with a running clock only. Unless overridden, those of
  /// its place, with an alpha of 0; nil fades it in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }
  /// Returns the attributes that a decoration view disappears to. The path is that before the change. Called with a running
  /// clock only. Unless overridden, its last ones, with an alpha of 0; nil fades it out. The size is ignored.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(collectionView?.leaving[CollectionElement(.decorationView, elementKind, decorationIndexPath)])
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  // MARK: Interactive movement

  /// Returns the path of an item that a finger moves to a position. Unless overridden, that of the item there, or its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.item(atPlace: position) ?? previousIndexPath
  }
  /// Returns the attributes of an item that a finger moves. Unless overridden, those of its place, centered at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// Returns the context of an invalidation while a finger moves items. Never called: other items do not move until the end.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Returns the context of an invalidation after a finger has moved items. Never called.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: What layouts of this module tell the collection view

  /// Elements that scroll by themselves, by section.
  var orthogonalRegions: [Int: OrthogonalRegion] { [:] }
  /// The axis along which the content grows; nil where the layout does not say.
  var scrollDirectionIfKnown: UICollectionView.ScrollDirection? { nil }
  /// Whether sizes of content are asked for.
  func usesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Whether a subclass may be listening to changes of items.
  var hearsUpdates: Bool {
    let type = type(of: self)
    return type != UICollectionViewFlowLayout.self && type != UICollectionViewCompositionalLayout.self
  }
  /// Sizes of elements that moved are kept: for each section and item the old place.
  func itemsDidMove(_ sections: [TableUpdate.Section]) {}
  /// The background a list gives the collection view.
  var listBackground: UIColor? { nil }
  /// Called when what is visible changed.
  func visibleElementsDidChange(_ attributes: [UICollectionViewLayoutAttributes]) {}
}

/// The part of the content in which a section scrolls across the layout's direction.
struct OrthogonalRegion {
  /// In content coordinates.
  var frame: CGRect
  /// What scrolls, in points.
  var content: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Where groups begin, and how long they are, along the axis that scrolls.
  var groups: [(start: CGFloat, length: CGFloat)]
  var isHorizontal: Bool
}

/// One change of a batch, for layouts that look at them.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section. `none` does not occur.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  /// The path before the change; nil for an insertion. That of a whole section has the item `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The path after the change; nil for a deletion. For a reload it is the path before the change. That of a whole
  /// section has the item `NSNotFound`.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens to the item or section.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout computes the positions of all elements; the collection view queries it for the visible ones:
//
//   invalidateLayout ──► prepare ──► collectionViewContentSize ──► layoutAttributesForElements(in: visible) ──► views
//                          ▲                                                                                    │
//                          └─────────────── preferredLayoutAttributesFitting differs from the guess ◄───────────┘

public import Foundation
public import TesseraNibs

/// The positions of a collection view's elements. Use `UICollectionViewFlowLayout` or `UICollectionViewCompositionalLayout`, or
/// a custom subclass.
///
/// With a running `AnimationClock`, the layout is queried for the attributes that items appear from and disappear to. In a
/// still picture changes take effect at once, and these methods are not called.
///
/// - Note: Differs from UIKit: these methods are not called for remaining elements, and changes of the bounds take effect at
///   once.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil if there is none.
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationFactories: [String: () -> UICollectionReusableView?] = [:]

  /// Creates a layout without elements, until a collection view uses it.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Classes

  /// The class of the attributes that a flow layout creates. Override it to extend them; other layouts create their attributes
  /// themselves.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts. Must be `UICollectionViewLayoutInvalidationContext` or a subclass, or an exception is
  /// raised.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Registers the class of decoration views of a kind; nil removes the registration. Raises an exception for a class that is
  /// not a `UICollectionReusableView`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationFactories[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      raise(
        "NSInvalidArgumentException",
        "\(viewClass) is not a kind of UICollectionReusableView. Register a subclass of it.")
    }
    decorationFactories[elementKind] = { DynamicInit.view(type) }
  }

  /// Registers the nib of decoration views of a kind; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationFactories[elementKind] = nib.map { nib in
      { nib.firstView(UICollectionReusableView.self, for: elementKind) as? UICollectionReusableView }
    }
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorationFactories[kind]?() }

  // MARK: Layout attributes

  /// Prepares the layout. Called before any other query, and again after each invalidation.
  open func prepare() {}
  /// The size of all content, in points. Zero unless overridden; lengths that are not finite are treated as 0.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that overlap the rectangle, in content coordinates. nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item, visible or not. nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, visible or not. nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view, visible or not. nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Direction

  /// The reading direction of the layout's coordinates. Left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the content is mirrored if the reading direction differs from the development direction. False unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Invalidates the layout, which is prepared again at the collection view's next layout pass. Discards the preferred sizes of
  /// elements.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts named in the context. An override discards its cached data for them and calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Returns whether new bounds of the collection view invalidate the layout. Called on each change of its size or offset.
  /// False unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context of an invalidation for new bounds. Empty unless overridden.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Returns whether an element's preferred size invalidates the layout. False unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context of an invalidation for an element's preferred size, which it contains. An override calls super.
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

  /// Returns the content offset where scrolling comes to rest after a finger lifts. The default is the proposed offset. The
  /// delegate's `scrollViewWillEndDragging` receives the result. An offset that is not finite stops the content at its current
  /// position.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset where scrolling would come to rest by default.
  ///   - velocity: The content's speed in points per millisecond, as passed to the delegate.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after changes of items and after a change of the layout. The proposed offset unless overridden;
  /// one that is not finite is ignored.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called with the changes before items and sections are updated, including changes made by a snapshot. The paths of a whole
  /// section have the item `NSNotFound`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after changes of items have been applied: before the next layout pass, or after it with a running clock.
  open func finalizeCollectionViewUpdates() {}
  /// Does nothing. Never called: bounds change at once.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Does nothing. Never called: bounds change at once.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after one has replaced the other.
  open func finalizeLayoutTransition() {}
  /// Returns the attributes that an inserted or newly visible item appears from. Called with a running clock only. Unless
  /// overridden, its attributes with an alpha of 0; nil fades the item in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }
  /// Returns the attributes that a deleted item disappears to. The path is that before the change. Called with a running clock
  /// only. Unless overridden, its last ones, with an alpha of 0; nil fades the item out. The size is ignored.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      collectionView?.disappearingAttributes[.cell(ItemPosition(itemIndexPath))]?.copy()
      as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the attributes that a header or footer appears from. Called with a running clock only. Unless overridden, its
  /// attributes with an alpha of 0; nil fades it in.
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
    faded(
      collectionView?.disappearingAttributes[
        CollectionElement(category: .supplementaryView, kind: elementKind, path: elementIndexPath)])
  }
  /// Returns the attributes that a decoration view appears from. Called with a running clock only. Unless overridden, its
  /// attributes with an alpha of 0; nil fades it in.
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
    faded(
      collectionView?.disappearingAttributes[
        CollectionElement(category: .decorationView, kind: elementKind, path: decorationIndexPath)])
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  // MARK: Interactive movement

  /// Returns the destination path of an item that a finger moves to a position. Unless overridden, the path of the item there,
  /// or its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.item(atLayoutPosition: position) ?? previousIndexPath
  }
  /// Returns the attributes of an item that a finger moves. Unless overridden, its attributes centered at the position.
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

  // MARK: Interface to the collection view

  /// The orthogonally scrolling regions, by section.
  var orthogonalRegions: [Int: OrthogonalRegion] { [:] }
  /// The axis along which the content grows; nil if unknown.
  var scrollDirectionIfKnown: UICollectionView.ScrollDirection? { nil }
  /// Returns whether preferred sizes are measured.
  func usesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Whether a subclass may be observing changes of items.
  var observesUpdates: Bool {
    let type = type(of: self)
    return type != UICollectionViewFlowLayout.self && type != UICollectionViewCompositionalLayout.self
  }
  /// Moves cached sizes of elements with their items. `sections` maps each section and item to its old position.
  func itemsDidMove(_ sections: [ListUpdate.Section]) {}
  /// The background color that a list applies to the collection view.
  var listBackground: UIColor? { nil }
  /// Called when the visible elements change.
  func visibleElementsDidChange(_ attributes: [UICollectionViewLayoutAttributes]) {}
}

/// The part of the content in which a section scrolls orthogonally to the layout.
struct OrthogonalRegion {
  /// The frame in content coordinates.
  var frame: CGRect
  /// The size of the scrolling content, in points.
  var content: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The start and length of each group along the scrolling axis.
  var groups: [(start: CGFloat, length: CGFloat)]
  var isHorizontal: Bool
}

/// One change of a batch, as passed to layouts.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change of an item or a section. `none` does not occur.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  /// The path before the change; nil for an insertion. The path of a whole section has the item `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The path after the change; nil for a deletion. For a reload, the path before the change. The path of a whole section has
  /// the item `NSNotFound`.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

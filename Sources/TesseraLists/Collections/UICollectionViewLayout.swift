// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout computes the positions of all elements. The collection view queries it for the visible elements:
//
//     invalidateLayout ──► prepare ──► collectionViewContentSize ──► layoutAttributesForElements(in: visible) ──► views
//                            ▲                                                                                    │
//                            └─────────────── preferredLayoutAttributesFitting differs from the guess ◄───────────┘

public import Foundation
public import TesseraNibs

/// The base class for layouts, which compute the positions of a collection view's elements. Use
/// `UICollectionViewFlowLayout`, `UICollectionViewCompositionalLayout` or a custom subclass.
///
/// With a running `AnimationClock`, the layout is queried for the initial attributes of appearing items and the final
/// attributes of disappearing items. In a still picture, updates take effect immediately, and these methods are not
/// called.
///
/// - Note: Differs from UIKit: these methods are not called for items that remain, and bounds changes take effect
///   immediately.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout, or nil if there is none.
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationFactories: [String: () -> UICollectionReusableView?] = [:]

  /// Creates a layout, which has no elements until a collection view uses it.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Classes

  /// The class of the layout attributes that a flow layout creates. Override it to use a subclass. Other layouts
  /// create their attributes directly.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts. Must be `UICollectionViewLayoutInvalidationContext` or a subclass;
  /// otherwise, an exception is raised.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Registers a decoration view class for a kind. Pass nil to remove the registration. Raises an exception if the
  /// class is not a `UICollectionReusableView`.
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

  /// Registers a nib of a decoration view for a kind. Pass nil to remove the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationFactories[elementKind] = nib.map { nib in
      { nib.firstView(UICollectionReusableView.self, for: elementKind) as? UICollectionReusableView }
    }
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorationFactories[kind]?() }

  // MARK: Layout attributes

  /// Prepares the layout. Called before any other query, and again after each invalidation.
  open func prepare() {}
  /// The size of the entire content, in points. The default is zero. Infinite and NaN values are treated as 0.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that overlap the rectangle, in content coordinates. The default is nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item, regardless of whether it is visible. The default is nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, regardless of whether it is visible. The default is nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view, regardless of whether it is visible. The default is nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Direction

  /// The layout direction for which the layout computes coordinates. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the content is mirrored if the layout direction differs from the development direction. The default is
  /// false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Invalidates the layout and discards the elements' preferred sizes. The layout is prepared again at the
  /// collection view's next layout pass.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts named in the context. Overrides discard cached data for these parts and call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Returns whether new bounds of the collection view invalidate the layout. Called each time its size or offset
  /// changes. The default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns an invalidation context for new bounds. The default is an empty context.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Returns whether an element's preferred size invalidates the layout. The default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns an invalidation context for an element's preferred size. The context contains the element. Overrides
  /// must call super.
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

  /// Returns the content offset at which scrolling stops after a finger lifts. The default is the proposed offset.
  /// The delegate's `scrollViewWillEndDragging` receives the result. An offset with infinite or NaN values stops the
  /// content at its current position.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling would stop by default.
  ///   - velocity: The scroll velocity in points per millisecond, as passed to the delegate.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after item updates and layout changes. The default is the proposed offset. An offset
  /// with infinite or NaN values is ignored.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called with the updates before they are applied to items and sections, including updates made by a snapshot. The
  /// index path of an entire section has the item `NSNotFound`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after item updates have been applied. With a running animation clock, called after the next layout pass;
  /// otherwise, before it.
  open func finalizeCollectionViewUpdates() {}
  /// Does nothing. Never called, because bounds changes are not animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Does nothing. Never called, because bounds changes are not animated.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after one has replaced the other.
  open func finalizeLayoutTransition() {}
  /// Returns the attributes from which an inserted or newly visible item appears. Called only with a running
  /// animation clock. The default is the item's attributes with an alpha of 0. If nil, the item fades in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }
  /// Returns the attributes to which a deleted item disappears. The index path refers to the state before the update.
  /// Called only with a running animation clock. The default is the item's last attributes with an alpha of 0. If
  /// nil, the item fades out. The size is ignored.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      collectionView?.disappearingAttributes[.cell(ItemPosition(itemIndexPath))]?.copy()
      as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the attributes from which a header or footer appears. Called only with a running animation clock. The
  /// default is the view's attributes with an alpha of 0. If nil, the view fades in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }
  /// Returns the attributes to which a deleted header or footer disappears. The index path refers to the state before
  /// the update. Called only with a running animation clock. The default is the view's last attributes with an alpha
  /// of 0. If nil, the view fades out. The size is ignored.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(
      collectionView?.disappearingAttributes[
        CollectionElement(category: .supplementaryView, kind: elementKind, path: elementIndexPath)])
  }
  /// Returns the attributes from which a decoration view appears. Called only with a running animation clock. The
  /// default is the view's attributes with an alpha of 0. If nil, the view fades in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }
  /// Returns the attributes to which a decoration view disappears. The index path refers to the state before the
  /// update. Called only with a running animation clock. The default is the view's last attributes with an alpha of
  /// 0. If nil, the view fades out. The size is ignored.
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

  /// Returns the destination index path of an item that is moved interactively to a position. The default is the
  /// index path of the item at that position or, if there is none, the moved item's index path.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.item(atLayoutPosition: position) ?? previousIndexPath
  }
  /// Returns the attributes of an item that is being moved interactively. The default is its attributes, centered at
  /// the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// Returns an invalidation context during interactive movement. Never called, because the layout changes only at
  /// the end.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Returns an invalidation context for the end of an interactive movement. Never called.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Interface to the collection view

  /// The orthogonally scrolling regions, by section index.
  var orthogonalRegions: [Int: OrthogonalRegion] { [:] }
  /// The axis along which the content grows, or nil if it is unknown.
  var scrollDirectionIfKnown: UICollectionView.ScrollDirection? { nil }
  /// Returns whether the preferred size of an element is measured.
  func usesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Whether a subclass may observe item updates.
  var observesUpdates: Bool {
    let type = type(of: self)
    return type != UICollectionViewFlowLayout.self && type != UICollectionViewCompositionalLayout.self
  }
  /// Moves cached element sizes together with the items. `sections` maps each section and item to its previous
  /// position.
  func itemsDidMove(_ sections: [ListUpdate.Section]) {}
  /// The background color that a list applies to the collection view.
  var listBackground: UIColor? { nil }
  /// Called when the visible elements change.
  func visibleElementsDidChange(_ attributes: [UICollectionViewLayoutAttributes]) {}
}

/// The region of the content in which a section scrolls orthogonally to the layout.
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

/// A single update of a batch, as passed to layouts.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The type of update of an item or a section. `none` is never used.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  /// The index path before the update, or nil for an insertion. The index path of an entire section has the item
  /// `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update, or nil for a deletion. For a reload, the index path before the update. The
  /// index path of an entire section has the item `NSNotFound`.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The type of update.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

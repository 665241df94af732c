// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout says where everything is; the collection view asks it for what it shows:
//
//   invalidateLayout ──► prepare ──► collectionViewContentSize ──► layoutAttributesForElements(in: visible) ──► views
//                          ▲                                                                                    │
//                          └─────────────── preferredLayoutAttributesFitting differs from the guess ◄───────────┘

public import Foundation

/// Where the elements of a collection view stand. Subclass it, or use one of the two layouts there are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Classes

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      raise(
        "NSInvalidArgumentException",
        "\(viewClass) is not a kind of UICollectionReusableView. Register a subclass of it.")
    }
    decorationClasses[elementKind] = type
  }

  func decorationClass(_ kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }

  // MARK: Places

  /// Called before anything is asked of the layout, and again after each invalidation.
  open func prepare() {}
  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Everything that overlaps the rectangle, in content coordinates.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Direction

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the content is mirrored where the reading direction is not the development one.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
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

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Updates arrive at once: the attributes at which elements appear and disappear are never asked for.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: What layouts of this module tell the collection view

  /// Elements that scroll by themselves, by section.
  var orthogonalRegions: [Int: OrthogonalRegion] { [:] }
  /// The axis along which the content grows; nil where the layout does not say.
  var scrollDirectionIfKnown: UICollectionView.ScrollDirection? { nil }
  /// Whether sizes of content are asked for.
  func usesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }
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
  public enum Action: Int, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

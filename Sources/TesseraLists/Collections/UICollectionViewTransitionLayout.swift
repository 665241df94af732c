// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A layout that interpolates between two other layouts, controlled by a gesture or a timer.
///
///     let transition = collectionView.startInteractiveTransition(to: grid)
///     transition.transitionProgress = 0.5
///     collectionView.finishInteractiveTransition()
///
/// Centers, sizes and opacities are interpolated linearly. Elements that exist in only one of the layouts fade in or
/// out.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start of the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress of the transition, from 0 to 1. Values outside this range extrapolate. NaN is ignored.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress.isFinite else { return transitionProgress = oldValue }
      if transitionProgress != oldValue { collectionView?.transitionDidMove() }
    }
  }
  private var values: [String: CGFloat] = [:]
  private var isPrepared = false

  /// Creates a transition layout between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Creates a transition layout between two empty layouts, because transition layouts are not archived.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// Stores a custom value for the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value stored for a key, or 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout attributes

  open override func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    super.invalidateLayout(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    between(currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // Include elements that enter from above or below in either layout, because they may cross the rectangle.
    let box = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var seen = Set<CollectionElement>()
    var result: [UICollectionViewLayoutAttributes] = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: box) ?? [] {
        guard seen.insert(CollectionElement(attributes)).inserted, let mixed = interpolated(attributes) else {
          continue
        }
        if mixed.frame.overlaps(rect) { result.append(mixed) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
  }
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    currentLayout.developmentLayoutDirection
  }

  override func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    currentLayout.makeDecoration(kind) ?? nextLayout.makeDecoration(kind)
  }
  override func usesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  override func itemsDidMove(_ sections: [ListUpdate.Section]) {
    currentLayout.itemsDidMove(sections)
    nextLayout.itemsDidMove(sections)
  }

  // MARK: Interpolation

  private func interpolated(_ found: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    let path = found.indexPath
    switch found.representedElementCategory {
    case .cell: return layoutAttributesForItem(at: path)
    case .supplementaryView:
      return layoutAttributesForSupplementaryView(ofKind: found.representedElementKind ?? "", at: path)
    case .decorationView:
      return layoutAttributesForDecorationView(ofKind: found.representedElementKind ?? "", at: path)
    }
  }

  private func between(
    _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let progress = transitionProgress
    guard let result = (progress < 0.5 ? old ?? new : new ?? old)?.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    result.scrollsAcross = false
    guard let old, let new else {
      result.alpha *= min(max(old == nil ? progress : 1 - progress, 0), 1)
      return result
    }
    result.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    result.size = between(old.size, new.size)
    result.alpha = between(old.alpha, new.alpha)
    let (a, b) = (old.transform3D, new.transform3D)
    result.transform3D = CATransform3D(
      m11: between(a.m11, b.m11), m12: between(a.m12, b.m12), m13: between(a.m13, b.m13), m14: between(a.m14, b.m14),
      m21: between(a.m21, b.m21), m22: between(a.m22, b.m22), m23: between(a.m23, b.m23), m24: between(a.m24, b.m24),
      m31: between(a.m31, b.m31), m32: between(a.m32, b.m32), m33: between(a.m33, b.m33), m34: between(a.m34, b.m34),
      m41: between(a.m41, b.m41), m42: between(a.m42, b.m42), m43: between(a.m43, b.m43), m44: between(a.m44, b.m44))
    return result
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }
  private func between(_ old: CGSize, _ new: CGSize) -> CGSize {
    CGSize(width: max(0, between(old.width, new.width)), height: max(0, between(old.height, new.height)))
  }
}

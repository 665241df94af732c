// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import CardStackCore
import UIKit

public final class CardStackLayoutAttributes: UICollectionViewLayoutAttributes {

    /// The number of cards in front of this card.
    public var depth = 0

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CardStackLayoutAttributes)?.depth = depth
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CardStackLayoutAttributes, other.depth == depth else { return false }
        return super.isEqual(object)
    }
}

/// A layout of overlapping cards. The last card is in front.
open class CardStackLayout: UICollectionViewLayout {

    public var geometry = StackGeometry() {
        didSet {
            guard geometry != oldValue else { return }
            invalidateLayout()
        }
    }

    private var cache: [IndexPath: CardStackLayoutAttributes] = [:]
    private var contentSize: CGSize = .zero

    open override class var layoutAttributesClass: AnyClass {
        CardStackLayoutAttributes.self
    }

    open override var collectionViewContentSize: CGSize {
        contentSize
    }

    open override func prepare() {
        super.prepare()
        cache.removeAll(keepingCapacity: true)
        contentSize = .zero
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }

        let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
        let count = collectionView.numberOfItems(inSection: 0)
        for item in 0..<count {
            let indexPath = IndexPath(item: item, section: 0)
            let attributes = CardStackLayoutAttributes(forCellWith: indexPath)
            attributes.frame = geometry.frame(at: item, width: width)
            attributes.depth = count - 1 - item
            attributes.zIndex = item
            let scale = geometry.scale(atDepth: attributes.depth)
            if scale < 1 {
                attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
            cache[indexPath] = attributes
        }
        contentSize = CGSize(width: width, height: geometry.contentHeight(count: count))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.values
            .filter { $0.frame.intersects(rect) }
            .sorted { $0.indexPath < $1.indexPath }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath]
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.alpha = 0
        return attributes
    }
}
#endif

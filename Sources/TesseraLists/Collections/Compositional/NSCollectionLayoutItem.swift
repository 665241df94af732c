// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element of a compositional layout, defined by its size and spacing.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The element's size before the insets are subtracted.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The views attached to the element, such as badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets subtracted from the frame after layout, in points. They have no effect along an estimated axis. Zero
  /// by default.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing between the element's frame and its neighbors. If nil (the default), there is no spacing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  init(_ size: NSCollectionLayoutSize, _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    layoutSize = size
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Creates an element with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize, [])
  }

  /// Creates an element with a size and attached views.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize, supplementaryItems)
  }

  /// Returns a copy with the same settings. Subclasses override this method to copy their properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(layoutSize, supplementaryItems).copyingSettings(of: self)
  }

  /// Copies the mutable settings of another item.
  final func copyingSettings(of other: NSCollectionLayoutItem) -> Self {
    (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
    return self
  }

  /// The effective insets, which are zero along estimated axes.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var result = contentInsets.finite
    if layoutSize.widthDimension.isEstimated { (result.leading, result.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (result.top, result.bottom) = (0, 0) }
    return result
  }
}

/// An extra view attached to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind that is passed to the data source to get the view.
  open private(set) var elementKind: String
  /// The point of the element to which the view is attached, and the offset from this point.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached to the container anchor. If nil, the point at the container anchor's
  /// edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The stacking order. Elements with higher values are drawn on top. The default is 1, which is above items.
  open var zIndex = 1

  init(
    size: NSCollectionLayoutSize, kind: String, containerAnchor container: NSCollectionLayoutAnchor,
    itemAnchor item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(size, [])
  }

  /// Creates a view inside the element, at the edges of the container anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a view whose item anchor is attached to the container anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    copy.zIndex = zIndex
    return copy.copyingSettings(of: self)
  }

  /// Returns the frame in which the item anchor coincides with the container anchor.
  func frame(at container: CGRect, preferred: CGSize?) -> CGRect {
    let size = layoutSize.size(in: container.size, preferred: preferred)
    let item = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let (target, own) = (containerAnchor.point(in: container), item.point(in: CGRect(origin: .zero, size: size)))
    let (first, second) = (containerAnchor.distance(for: size), item.distance(for: size))
    return CGRect(
      x: target.x - own.x + first.x + second.x, y: target.y - own.y + first.y + second.y, width: size.width,
      height: size.height)
  }
}

/// A header, a footer, or a view at another edge of a section or of the entire layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section at which the view is placed.
  open private(set) var alignment: NSRectAlignment
  /// The offset of the view from its alignment position, in points. Infinite and NaN values are treated as 0.
  open private(set) var offset: CGPoint
  /// Whether the view extends the section. If false, it overlaps the content. True by default.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is visible. False by default.
  open var pinToVisibleBounds = false

  init(size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint) {
    self.alignment = alignment
    self.offset = CGPoint(x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    super.init(
      size: size, kind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
  }

  /// Creates a view at an edge of a section.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
  }

  /// Creates a view at an edge of a section, translated by an offset in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      size: layoutSize, kind: elementKind, alignment: alignment, offset: offset)
    (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (zIndex, extendsBoundary, pinToVisibleBounds)
    return copy.copyingSettings(of: self)
  }
}

/// A view drawn below the content of a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The element kind for which a class is registered with the layout.
  open private(set) var elementKind: String
  /// The stacking order. Elements with higher values are drawn on top. The default is -1, which is below items.
  open var zIndex = -1

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), [])
  }

  /// Returns a background view. It covers the section including headers and footers, minus its `contentInsets`.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.zIndex = zIndex
    return copy.copyingSettings(of: self)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// A copy in which infinite and NaN values are replaced by 0, and other values are limited to ±10 million points.
  var finite: NSDirectionalEdgeInsets {
    func tame(_ length: CGFloat) -> CGFloat { length.isFinite ? max(-1e7, min(length, 1e7)) : 0 }
    return NSDirectionalEdgeInsets(
      top: tame(top), leading: tame(leading), bottom: tame(bottom), trailing: tame(trailing))
  }

  func applied(to rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
      height: max(0, rect.height - top - bottom))
  }
}

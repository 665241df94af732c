// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The position and appearance of an element in a collection view. Layouts create attributes, and the collection view
/// applies them.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's index path. A header or footer of an entire compositional layout has an index path with a single
  /// index.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The type of element: cell, supplementary view or decoration view.
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The element kind of a supplementary or decoration view, or nil for cells.
  open internal(set) var representedElementKind: String?
  /// The frame in content coordinates, in points. If there is a transform, the value is the transformed element's
  /// bounding box. Setting the frame sets the center and size as if there were no transform.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      if transform.isIdentity { return rect }
      let local = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return local.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
      size = newValue.size
    }
  }
  /// The element's center in content coordinates, in points.
  open var center: CGPoint = .zero
  /// The element's size in points, without the transform.
  open var size: CGSize = .zero
  /// A rectangle with the element's size and a zero origin. Setting it sets the size and ignores the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform around the element's center, which is the 2D part of `transform3D`. `identity` by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The 3D transform around the element's center. `CATransform3DIdentity` by default. `frame` depends only on its 2D
  /// part.
  open var transform3D = CATransform3DIdentity
  /// The view's opacity, from 0 to 1. 1 by default.
  open var alpha: CGFloat = 1
  /// Whether the element is hidden, in which case no view is created for it. False by default.
  open var isHidden = false
  /// The stacking order. Elements with higher values are drawn on top. 0 by default.
  open var zIndex = 0
  /// The axes along which the layout's size is an estimate, to be replaced by the content's size, or nil if the
  /// layout does not specify them.
  var estimatedAxes: EstimatedAxes?
  /// The element's position in a list.
  var listContext: ListCellContext?
  /// Whether the element is in its section's orthogonal scroll view, if there is one.
  var scrollsAcross = false
  /// Whether the element is pinned to an edge of the visible area.
  var isPinned = false

  /// Creates attributes for the first item, without a size.
  public override init() {
    super.init()
  }

  /// Creates attributes for an item, without a size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view, without a size.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes for a decoration view, without a size.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Returns a copy of the same class. Subclasses override this method to copy their properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectFactory.attributes(type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.isHidden, copy.zIndex) = (alpha, isHidden, zIndex)
    (copy.estimatedAxes, copy.listContext, copy.isPinned) = (estimatedAxes, listContext, isPinned)
    copy.scrollsAcross = scrollsAcross
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind && center == other.center && size == other.size
        && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
        && isHidden == other.isHidden && zIndex == other.zIndex
        && listContext == other.listContext && isPinned == other.isPinned
  }

  open override var hash: Int { indexPath.hashValue }

  open override var description: String {
    let kind = representedElementKind.map { " \($0)" } ?? ""
    return
      "<\(type(of: self)) index path: (\(indexPath.section)-\(indexPath.row));\(kind) "
      + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex);>"
  }
}

struct EstimatedAxes: OptionSet, Sendable {
  let rawValue: Int
  static let width = EstimatedAxes(rawValue: 1)
  static let height = EstimatedAxes(rawValue: 2)
  static let both: EstimatedAxes = [.width, .height]
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Where an element of a collection view stands, and how it is shown. Layouts make them, the collection view applies them.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's path. A header or footer of a whole compositional layout has a path of one number.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether the element is a cell, a supplementary view or a decoration view.
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of a supplementary or decoration view; nil for cells.
  open internal(set) var representedElementKind: String?
  /// In the collection view's content, in points. Where there is a transform, the box around the transformed element;
  /// setting it then sets centre and size as if there were none.
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
  /// The element's middle in the content, in points.
  open var center: CGPoint = .zero
  /// The element's size in points, without the transform.
  open var size: CGSize = .zero
  /// A rectangle of the element's size at the origin. Setting it sets the size; its origin is ignored.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// Applied around the element's centre. `identity` by default; the part in the plane of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// Applied around the element's centre, with depth. `CATransform3DIdentity` by default. `frame` follows the part in the plane.
  open var transform3D = CATransform3DIdentity
  /// The view's opacity from 0 to 1. 1 by default.
  open var alpha: CGFloat = 1
  /// Whether the element is left out: no view is built for it. False by default.
  open var isHidden = false
  /// Elements with higher values are painted over others. 0 by default.
  open var zIndex = 0
  /// Axes on which the layout's size is a guess that the content's size replaces; nil where the layout did not say.
  var estimatedAxes: EstimatedAxes?
  /// The element's place in a list.
  var listPlace: ListPlace?
  /// Scrolls with the section's own scroll view, where there is one.
  var scrollsAcross = false
  /// Held at an edge of what is visible.
  var isPinned = false

  /// Attributes of the first item, without a size.
  public override init() {
    super.init()
  }

  /// Attributes of an item, without a size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view, without a size.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration view, without a size.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// A copy of the same class. Subclasses override it to copy what they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectFactory.attributes(type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.isHidden, copy.zIndex) = (alpha, isHidden, zIndex)
    (copy.estimatedAxes, copy.listPlace, copy.isPinned) = (estimatedAxes, listPlace, isPinned)
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
        && listPlace == other.listPlace && isPinned == other.isPinned
  }

  open override var hash: Int { indexPath.hashValue }

  open override var description: String {
    let kind = representedElementKind.map { " \($0)" } ?? ""
    return
      "<\(type(of: self)) index path: (\(indexPath.section)-\(indexPath.row));\(kind) "
      + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex);>"
  }
}

/// The axes on which a size is a guess.
struct EstimatedAxes: OptionSet, Sendable {
  let rawValue: Int
  static let width = EstimatedAxes(rawValue: 1)
  static let height = EstimatedAxes(rawValue: 2)
  static let both: EstimatedAxes = [.width, .height]
}

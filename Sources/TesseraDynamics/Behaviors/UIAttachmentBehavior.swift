// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A behavior that attaches an item to a point or to another item by a rod or a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The object at the other end of an attachment: an item or an anchor point.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  private enum Form {
    case distance
    case limit
    case pin
    case fixed
    case slide(CGVector)
  }

  /// The attached items: one item if it is attached to an anchor point, otherwise two.
  open private(set) var items: [any UIDynamicItem]
  /// The object at the other end of the attachment.
  open private(set) var attachedBehaviorType: AttachmentType
  /// The anchor point to which an item is attached. Setting it moves the item, for example to follow a finger.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { wake() } } }
  /// The length of the attachment in points. By default, the initial distance between the attached points.
  open var length: CGFloat { didSet { if length != oldValue { wake() } } }
  /// The damping of a spring. With 0, the default, the spring oscillates forever. With 1, it does not oscillate.
  open var damping: CGFloat = 0 { didSet { wake() } }
  /// The frequency of a spring, in oscillations per second. 0, the default, makes the attachment rigid.
  open var frequency: CGFloat = 0 { didSet { wake() } }
  /// The friction that slows down the items' rotation relative to each other. 0 by default.
  open var frictionTorque: CGFloat = 0 { didSet { wake() } }
  /// The range of distances by which an item can slide along its axis, in points.
  open var attachmentRange = UIFloatRange.infinite { didSet { wake() } }
  private let offsets: [DynamicsVector]
  private let form: Form
  /// The second item's angle relative to the first item when they were attached.
  private var angle: Double?

  private init(
    _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint, form: Form, type: AttachmentType
  ) {
    (self.items, self.form, attachedBehaviorType, anchorPoint) = (items, form, type, anchor)
    self.offsets = offsets.map { offset in
      let vector = DynamicsVector(offset)
      return vector.isFinite ? vector : .zero
    }
    let places = zip(items, self.offsets).map { item, offset in Self.position(at: offset, of: item) }
    let end = type == .items ? places.last ?? .zero : DynamicsVector(anchor)
    length = CGFloat(((places.first ?? .zero) - end).length)
    super.init()
  }

  /// Returns the point at an offset from an item's center. The offset rotates with the item.
  private static func position(at offset: DynamicsVector, of item: any UIDynamicItem) -> DynamicsVector {
    let (x, y) = (CGFloat(offset.x), CGFloat(offset.y))
    let turned = CGPoint(x: x, y: y).applying(item.transform)
    return DynamicsVector(item.center) + DynamicsVector(turned)
  }

  /// Returns a point's offset from an item's center.
  private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let far = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
    let turn = item.transform
    guard turn.a * turn.d - turn.b * turn.c != 0 else { return .zero }
    let near = far.applying(turn.inverted())
    return UIOffset(horizontal: near.x, vertical: near.y)
  }

  /// Creates an attachment between an item's center and an anchor point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Creates an attachment between a point of an item and an anchor point.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init([item], [offset], anchor: point, form: .distance, type: .anchor)
  }
  /// Creates an attachment between the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// Creates an attachment between points of two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], [offset1, offset2], anchor: .zero, form: .distance, type: .items)
  }

  /// Returns an attachment that joins two items at a point and prevents them from moving relative to each other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      [item1, item2], [offset(of: point, in: item1), offset(of: point, in: item2)], anchor: point, form: .fixed,
      type: .items)
  }
  /// Returns an attachment that joins two items at a point around which they can rotate.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      [item1, item2], [offset(of: point, in: item1), offset(of: point, in: item2)], anchor: point, form: .pin,
      type: .items)
  }
  /// Returns an attachment that prevents the distance between points of two items from exceeding the current
  /// distance.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [offset1, offset2], anchor: .zero, form: .limit, type: .items)
  }
  /// Returns an attachment that allows an item to slide along a line through a point of another item.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      [item1, item2], [offset(of: point, in: item1), offset(of: point, in: item2)], anchor: point, form: .slide(axis),
      type: .items)
  }
  /// Returns an attachment that allows an item to slide along a line through an anchor point.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      [item], [offset(of: point, in: item)], anchor: point, form: .slide(axis), type: .anchor)
  }

  override var directItems: [any UIDynamicItem] { items }

  override func joints(in world: DynamicsWorld) -> [DynamicsJoint] {
    let bodies = items.compactMap { world.body(of: $0) }
    guard let first = bodies.first, bodies.count == items.count else { return [] }
    let second = attachedBehaviorType == .items ? bodies.last : nil
    if attachedBehaviorType == .items, second === first { return [] }
    let anchor = DynamicsVector(anchorPoint)
    guard second != nil || anchor.isFinite else { return [] }
    let angle = angle ?? (second?.angle ?? 0) - first.angle
    self.angle = angle
    var joint = DynamicsJoint(
      kind: jointKind(angle: angle, first: first), first: first, firstOffset: offsets[0], second: second,
      secondOffset: second == nil ? anchor : offsets.last ?? .zero)
    joint.frictionTorque = frictionTorque.isFinite ? max(Double(frictionTorque), 0) : 0
    return [joint]
  }

  private func jointKind(angle: Double, first: DynamicsBody) -> DynamicsJoint.Kind {
    let length = length.isFinite ? max(Double(length), 0) : 0
    switch form {
    case .distance:
      let frequency = frequency.isFinite ? max(Double(frequency), 0) : 0
      return .distance(length: length, frequency: frequency, damping: damping.isFinite ? Double(damping) : 0)
    case .limit: return .rope(length: length)
    case .pin: return .pin(angle: nil)
    case .fixed: return .pin(angle: angle)
    case .slide(let vector):
      var axis = DynamicsVector(x: Double(vector.dx), y: Double(vector.dy))
      if !axis.isFinite || axis == .zero { axis = DynamicsVector(x: 1, y: 0) }
      // Converts the axis from the reference view's coordinate system to the first body's.
      let turned = axis.rotated(cosine: cos(first.angle), sine: -sin(first.angle))
      let (low, high) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
      return .slide(axis: turned, range: low <= high ? low...high : 0...0, angle: angle)
    }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A behavior that makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The types of objects that items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as in UIKit.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The other items of the behavior.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// The other items and the boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: (any NSCopying)?
    let bodies: [DynamicsBody]
  }

  /// Two objects in contact. The second item is nil if the second object is a boundary.
  private struct Touch {
    let first: any UIDynamicItem
    let second: (any UIDynamicItem)?
    let identifier: (any NSCopying)?
    let place: CGPoint
  }

  private struct TouchKey: Hashable {
    let first: ObjectIdentifier
    let second: AnyHashable?
  }

  /// The items that collide.
  open private(set) var items: [any UIDynamicItem]
  /// The types of objects that the items collide with. Everything by default.
  open var collisionMode: Mode = .everything { didSet { wake() } }
  /// Whether the bounds of the animator's reference view act as a boundary. `false` by default.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { if translatesReferenceBoundsIntoBoundary != oldValue { setReferenceInsets() } }
  }
  /// The delegate, which is notified when contacts begin and end. A weak reference.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var referenceInsets: UIEdgeInsets?
  private var referenceBox = CGRect.null
  private var referenceBodies: [DynamicsBody] = []
  private var boundaries: [(key: AnyHashable, path: UIBezierPath, boundary: Boundary)] = []
  private var touches: [TouchKey: Touch] = [:]
  private var touchOrder: [TouchKey] = []

  /// Creates a behavior that makes items collide.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    dynamicAnimator?.itemsDidChange()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.itemsDidChange()
  }

  private func setReferenceInsets() {
    referenceInsets = translatesReferenceBoundsIntoBoundary ? .zero : nil
    (referenceBox, referenceBodies) = (.null, [])
    wake()
  }

  /// Uses the reference view's bounds, inset by the given distances, as a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets
    (referenceBox, referenceBodies) = (.null, [])
    wake()
  }

  /// Adds a path as a boundary. Replaces an existing boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let key = Self.key(identifier)
    boundaries.removeAll { $0.key == key }
    let lines = bezierPath.cgPath.dynamicsLines
    let copy = UIBezierPath()
    copy.append(bezierPath)
    let boundary = Boundary(identifier: identifier, bodies: lines.map { DynamicsBody(boundary: $0) })
    boundaries.append((key, copy, boundary))
    wake()
  }
  /// Adds a line as a boundary. Replaces an existing boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// Returns the path of the boundary with the given identifier, or nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.key == Self.key(identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.key == Self.key(identifier) }
    wake()
  }
  /// The identifiers of the boundaries; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.boundary.identifier)
  }
  /// Removes all boundaries added with `addBoundary`.
  open func removeAllBoundaries() {
    boundaries = []
    wake()
  }

  private static func key(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  override var directItems: [any UIDynamicItem] { items }

  /// Updates the walls around the reference view. The walls are thick enough that fast items can't pass through them
  /// in a single step.
  private func updateReferenceBodies(_ world: DynamicsWorld) {
    guard let insets = referenceInsets, let bounds = world.referenceBounds else { return referenceBodies = [] }
    let box = bounds.inset(by: insets)
    guard box != referenceBox else { return }
    referenceBox = box
    guard box.width > 0, box.height > 0, box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite
    else {
      return referenceBodies = []
    }
    let thickness: CGFloat = 10_000
    let outer = box.insetBy(dx: -thickness, dy: -thickness)
    let walls = [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: thickness),
      CGRect(x: outer.minX, y: box.maxY, width: outer.width, height: thickness),
      CGRect(x: outer.minX, y: outer.minY, width: thickness, height: outer.height),
      CGRect(x: box.maxX, y: outer.minY, width: thickness, height: outer.height),
    ]
    referenceBodies = walls.map { wall in
      DynamicsBody(
        boundary: [
          CGPoint(x: wall.minX, y: wall.minY), CGPoint(x: wall.maxX, y: wall.minY), CGPoint(x: wall.maxX, y: wall.maxY),
          CGPoint(x: wall.minX, y: wall.maxY),
        ].map { DynamicsVector($0) })
    }
  }

  private var shownBoundaries: [Boundary] {
    [Boundary(identifier: nil, bodies: referenceBodies)] + boundaries.map(\.boundary)
  }

  func contacts(in world: DynamicsWorld) -> [DynamicsContact] {
    updateReferenceBodies(world)
    let bodies = items.compactMap { world.body(of: $0) }
    var contacts: [DynamicsContact] = []
    if collisionMode.contains(.items) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] where first !== second && first.inverseMass + second.inverseMass > 0 {
          if let contact = DynamicsContact(first, second) { contacts.append(contact) }
        }
      }
    }
    if collisionMode.contains(.boundaries) {
      for boundary in shownBoundaries {
        for wall in boundary.bodies {
          for body in bodies where body.inverseMass > 0 {
            if let contact = DynamicsContact(wall, body) { contacts.append(contact) }
          }
        }
      }
    }
    return contacts
  }

  override func didStep(in world: DynamicsWorld) {
    var now: [TouchKey: Touch] = [:]
    var order: [TouchKey] = []
    let identifiers = shownBoundaries.flatMap { boundary in
      boundary.bodies.map { (ObjectIdentifier($0), boundary.identifier) }
    }
    let identifierOfWall = Dictionary(identifiers, uniquingKeysWith: { first, _ in first })
    for contact in contacts(in: world) {
      guard let place = contact.points.first?.place.point else { continue }
      let touch: Touch
      let key: TouchKey
      if let first = contact.first.item, let second = contact.second.item {
        touch = Touch(first: first, second: second, identifier: nil, place: place)
        key = TouchKey(first: ObjectIdentifier(first), second: AnyHashable(ObjectIdentifier(second)))
      } else if let item = contact.second.item {
        let identifier = identifierOfWall[ObjectIdentifier(contact.first)] ?? nil
        touch = Touch(first: item, second: nil, identifier: identifier, place: place)
        key = TouchKey(first: ObjectIdentifier(item), second: identifier.map(Self.key))
      } else {
        continue
      }
      if now[key] == nil { order.append(key) }
      now[key] = now[key] ?? touch
    }
    let (before, beforeOrder) = (touches, touchOrder)
    (touches, touchOrder) = (now, order)
    for key in beforeOrder where now[key] == nil { before[key].map(notifyEnd) }
    for key in order where before[key] == nil { now[key].map(notifyBegin) }
  }

  private func notifyBegin(of touch: Touch) {
    if let second = touch.second {
      collisionDelegate?.collisionBehavior(self, beganContactFor: touch.first, with: second, at: touch.place)
    } else {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: touch.first, withBoundaryIdentifier: touch.identifier, at: touch.place)
    }
  }

  private func notifyEnd(of touch: Touch) {
    if let second = touch.second {
      collisionDelegate?.collisionBehavior(self, endedContactFor: touch.first, with: second)
    } else {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: touch.first, withBoundaryIdentifier: touch.identifier)
    }
  }
}

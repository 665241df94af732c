// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A group of items that moves as a single body.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  open private(set) var items: [any UIDynamicItem]
  private let places: [(offset: CGPoint, transform: CGAffineTransform)]
  private let box: CGRect

  /// Creates a group of items. Does not check whether an item is itself a group or is already in a group.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let boxes = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width,
        height: item.bounds.height)
    }
    let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    self.box = box
    center = CGPoint(x: box.midX, y: box.midY)
    places = items.map {
      (CGPoint(x: $0.center.x - box.midX, y: $0.center.y - box.midY), $0.transform)
    }
    super.init()
  }

  /// The center of the items' bounding box. Setting it moves the items.
  open var center: CGPoint { didSet { place() } }
  /// The size of the items' bounding box.
  open var bounds: CGRect { CGRect(origin: .zero, size: box.size) }
  /// The group's rotation around its center. Setting it also rotates the items.
  open var transform = CGAffineTransform.identity { didSet { place() } }
  /// The type of collision shape. Always a rectangle, the items' bounding box.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, because the group collides with its bounding box.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  private func place() {
    for (item, place) in zip(items, places) {
      let turned = place.offset.applying(transform)
      item.center = CGPoint(x: center.x + turned.x, y: center.y + turned.y)
      item.transform = place.transform.concatenating(transform)
    }
  }
}

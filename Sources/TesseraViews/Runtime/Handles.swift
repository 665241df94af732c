// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Weak handles to objects. An object clears its handle when it is destroyed. Handles are cheaper than weak references: the
// first weak reference to an object moves its reference counts into a side table, which slows down every later retain and
// release of the object. Superviews, the items of constraints and the views of layers are read so often that this was half of
// the time of a layout.

import Foundation

/// A weak handle to a view or a layout guide.
package final class ItemHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) private(set) var view: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) private(set) var guide: UILayoutGuide?

  init(_ view: UIView) { self.view = view }
  init(_ guide: UILayoutGuide) { self.guide = guide }

  func clear() { (view, guide) = (nil, nil) }

  @MainActor var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  var object: AnyObject? { view ?? guide }
}

final class LayerHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var layer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }
}

final class EngineHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A region of a view in which the pointer has a single style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the view's coordinates.
  open private(set) var rect: CGRect
  /// The identifier. If it is nil, the rectangle identifies the region.
  open private(set) var identifier: AnyHashable?
  /// The axes along which the pointer stays in the region while its button is pressed. Stored but not used.
  open var latchingAxes: UIAxis = []

  /// Creates a region of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    if other === self { return true }
    return MainActor.assumeIsolated {
      other.rect == rect && other.identifier == identifier && other.latchingAxes == latchingAxes
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { rect.minX.hashValue ^ rect.minY.hashValue ^ identifier.hashValue }
  }
}

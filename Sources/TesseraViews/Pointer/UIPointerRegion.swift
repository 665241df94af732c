// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A part of a view in which the pointer has one look.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Where it is, in the view's coordinates.
  open private(set) var rect: CGRect
  /// What tells it apart from others; nil for its rectangle alone.
  open private(set) var identifier: AnyHashable?
  /// The directions in which the pointer sticks to the region while its button is held. Stored only.
  open var latchingAxes: UIAxis = []

  /// Creates a part of a view.
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

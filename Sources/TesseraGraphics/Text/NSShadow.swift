// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The shadow of text.
open class NSShadow: NSObject, NSCopying {
  private let tag = ForeignObjectTag()
  /// Points to the right and down.
  open var shadowOffset: CGSize = .zero
  /// Points; the shadow is sharp at 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; a third black by default, no shadow when nil.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A text shadow, which glyphs, attachments, underlines and strikethroughs cast together.
open class NSShadow: NSObject, NSCopying {
  private let tag = ForeignObjectTag()
  /// The offset in points, positive to the right and down. Zero by default.
  open var shadowOffset: CGSize = .zero
  /// Twice the standard deviation of the blur, in points. 0, the default, draws a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, as a `UIColor`. With nil or an object of a different class, there is no shadow. Black with an opacity
  /// of 1/3 by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a black shadow with an opacity of 1/3 and no offset.
  public override init() {
    super.init()
  }

  /// Returns an `NSShadow` with the same values.
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An effect that draws the glass of several effect views together, so that their shapes merge.
///
///     let container = UIVisualEffectView(effect: UIGlassContainerEffect())
///     container.contentView.addSubview(UIVisualEffectView(effect: UIGlassEffect()))
///
/// The effect views may be anywhere in the container's content. All of them have the material of the first one.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance within which shapes merge, in points. 0, the default, merges only shapes that overlap.
  open var spacing: CGFloat = 0

  /// Creates a container effect with a spacing of 0.
  public override init() {
    super.init()
  }

  /// Returns a copy of the effect, which can be changed.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIGlassContainerEffect)?.spacing == spacing
  }

  open override var hash: Int { spacing.hashValue }
}

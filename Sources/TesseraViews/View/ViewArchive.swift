// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraGraphics

/// The part of a view that `NSKeyedArchiver` stores: geometry, flags and subviews.
@MainActor
enum ViewArchive {
  private static let subviews = "UISubviews"

  static func encode(_ view: UIView, to coder: NSCoder) {
    guard coder is NSKeyedArchiver else { return }
    let (bounds, center) = (view.bounds, view.center)
    for (key, value) in [
      ("UIBoundsX", bounds.minX), ("UIBoundsY", bounds.minY), ("UIBoundsWidth", bounds.width),
      ("UIBoundsHeight", bounds.height), ("UICenterX", center.x), ("UICenterY", center.y), ("UIAlpha", view.alpha),
    ] {
      coder.encode(Double(value), forKey: key)
    }
    coder.encode(view.isHidden, forKey: "UIHidden")
    coder.encode(view.clipsToBounds, forKey: "UIClipsToBounds")
    coder.encode(!view.isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
    coder.encode(view.tag, forKey: "UITag")
    coder.encode(view.contentMode.rawValue, forKey: "UIContentMode")
    coder.encode(Int(view.autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
    if !view.subviews.isEmpty { coder.encode(view.subviews, forKey: subviews) }
  }

  /// Restores the values stored by `encode(_:to:)`. Does nothing for other coders, such as a nib's.
  static func decode(_ view: UIView, from coder: NSCoder) {
    guard coder is NSKeyedUnarchiver, coder.containsValue(forKey: "UIBoundsWidth") else { return }
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    view.bounds = CGRect(
      x: number("UIBoundsX"), y: number("UIBoundsY"), width: number("UIBoundsWidth"), height: number("UIBoundsHeight"))
    view.center = CGPoint(x: number("UICenterX"), y: number("UICenterY"))
    view.alpha = number("UIAlpha")
    view.isHidden = coder.decodeBool(forKey: "UIHidden")
    view.clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds")
    view.isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
    view.tag = coder.decodeInteger(forKey: "UITag")
    view.contentMode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")) ?? view.contentMode
    let mask = coder.decodeInteger(forKey: "UIAutoresizingMask")
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(exactly: mask) ?? 0)
    // Foundation on Linux ends the process if a key is missing.
    guard coder.containsValue(forKey: subviews) else { return }
    for subview in coder.decodeObject(forKey: subviews) as? [UIView] ?? [] where subview !== view {
      view.addSubview(subview)
    }
  }
}

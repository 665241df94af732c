// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The one-line description of a view: `<UILabel: 0x7f9a; frame = (16 54; 358 22); text = 'Hi'; layer = <CALayer: 0x6000>>`.
@MainActor
enum ViewDescription {
  static func describe(_ view: UIView) -> String {
    let number = ConstraintDescription.number
    let frame = view.frame
    var parts = [
      "\(type(of: view)): \(ConstraintDescription.address(of: view))",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = view.textForDescription { parts.append("text = '\(text)'") }
    if let identifier = view.accessibilityIdentifier { parts.append("accessibilityIdentifier = '\(identifier)'") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    parts.append("layer = <\(type(of: view.layer)): \(ConstraintDescription.address(of: view.layer))>")
    return "<" + parts.joined(separator: "; ") + ">"
  }
}

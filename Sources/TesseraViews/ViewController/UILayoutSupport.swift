// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The strip that bars cover along one edge of a controller's view, to which constraints can refer.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The upper edge of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the strip.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the strip, as large as `length` after layout.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip that the bars cover along the top or bottom edge of a controller's view.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return owningView?.margins.guides?.guide(.top) === self ? insets.top : insets.bottom
  }
}

extension UIViewController {
  func layoutSupport(_ kind: SystemGuide) -> any UILayoutSupport {
    (view.systemGuide(kind) as? ControllerLayoutGuide) ?? ControllerLayoutGuide()
  }
}

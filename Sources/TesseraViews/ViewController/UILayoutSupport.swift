// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The area that bars cover along an edge of a view controller's view, for use in constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The height of the bars' overlap with the view, in points.
  var length: CGFloat { get }
  /// The top edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area, which equals `length` after layout.
  var heightAnchor: NSLayoutDimension { get }
}

/// The area that bars cover along the top or bottom edge of a view controller's view.
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

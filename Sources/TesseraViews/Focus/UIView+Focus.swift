// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The view's view controller, or else its superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The view itself.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// Returns the focusable subviews whose frames intersect a rectangle.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && !$0.isHidden && $0.frame._coreGraphicsIntersects(rect) }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The superview of the controller's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
  /// The controller's view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

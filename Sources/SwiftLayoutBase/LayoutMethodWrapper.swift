// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The namespace `sl`, which `SwiftLayout` extends and re-exports. It is a separate module, so that `SwiftUI` can add
// `sl.swiftUI` for code that imports both, and neither depends on the other.

public import UIKit

/// An object with the layout language's methods, in the `sl` namespace and, for views and guides, as direct methods.
@preconcurrency @MainActor
public protocol LayoutMethodAccessible: AnyObject {}

extension UIView: LayoutMethodAccessible {}
extension UILayoutGuide: LayoutMethodAccessible {}
extension UIViewController: LayoutMethodAccessible {}

extension LayoutMethodAccessible {
  /// The layout language's methods.
  public var sl: LayoutMethodWrapper<Self> { LayoutMethodWrapper(base: self) }
}

/// The layout language's methods of an object: `view.sl.anchors { }`, `self.sl.updateLayout()`.
@preconcurrency @MainActor
public struct LayoutMethodWrapper<Base: LayoutMethodAccessible> {
  /// The object on which the methods operate.
  package let base: Base
}

/// An object that can apply its layout to its views: every `Layoutable`.
@preconcurrency @MainActor
public protocol _LayoutUpdating: AnyObject {
  /// Updates the views immediately.
  func _updateOwnLayout()
}

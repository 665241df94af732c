// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The `sl` namespace, which `SwiftLayout` extends and re-exports. It is a separate module so that `SwiftUI` can add
// `sl.swiftUI` for code that imports both modules, without either module depending on the other.

public import UIKit

/// An object that has SwiftLayout's methods in the `sl` namespace. Views and guides also have them as direct methods.
@preconcurrency @MainActor
public protocol LayoutMethodAccessible: AnyObject {}

extension UIView: LayoutMethodAccessible {}
extension UILayoutGuide: LayoutMethodAccessible {}
extension UIViewController: LayoutMethodAccessible {}

extension LayoutMethodAccessible {
  /// The namespace of SwiftLayout's methods.
  public var sl: LayoutMethodWrapper<Self> { LayoutMethodWrapper(base: self) }
}

/// SwiftLayout's methods for an object, such as `view.sl.anchors { }` and `self.sl.updateLayout()`.
@preconcurrency @MainActor
public struct LayoutMethodWrapper<Base: LayoutMethodAccessible> {
  /// The object to which the methods apply.
  package let base: Base
}

/// An object that can apply its layout to its views. Every `Layoutable` conforms.
@preconcurrency @MainActor
public protocol _LayoutUpdating: AnyObject {
  /// Updates the views immediately.
  func _updateOwnLayout()
}

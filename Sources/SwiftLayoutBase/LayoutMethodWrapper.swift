// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The namespace `sl`, which `SwiftLayout` fills and hands on. It is a module of its own, so that `SwiftUI` can add
// `sl.swiftUI` for those who import both, and neither builds the other.

public import UIKit

/// What has the layout language's methods, in the `sl` namespace and, for views and guides, as methods of its own.
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
  /// What the methods are for.
  package let base: Base
}

/// What can bring its views into line with its layout: every `Layoutable`.
@preconcurrency @MainActor
public protocol _LayoutUpdating: AnyObject {
  /// Updates now.
  func _updateOwnLayout()
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// UIKit's delegate protocols have an optional requirement `window`. Code that accesses it through the protocol sees a
// double optional, although the class declares `var window: UIWindow?`. To support both, the requirement is in a
// separate, disfavored protocol, and extensions of the delegate protocols declare the double optional.

/// A delegate that may own a window. The base protocol of `UIApplicationDelegate` and `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol WindowOwningDelegate: AnyObject {
  /// The delegate's window, shown by a launch.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension WindowOwningDelegate {
  /// Always nil. Setting it has no effect. A delegate with a window declares its own property.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Accesses a delegate's window without the ambiguity between the two `window` properties.
@MainActor
enum DelegateWindow {
  static func window(of delegate: any WindowOwningDelegate) -> UIWindow? { delegate.window }
  static func setWindow(_ window: UIWindow?, of delegate: any WindowOwningDelegate) { delegate.window = window }
}

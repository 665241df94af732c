// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// UIKit's delegates have an optional requirement `window`. Code that uses only the protocol therefore reads a double optional,
// while the class declares `var window: UIWindow?`. So the requirement is in a separate, disfavored protocol, and extensions of
// the delegate protocols declare the double optional.

/// A delegate that may own a window: the base of `UIApplicationDelegate` and `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol WindowOwningDelegate: AnyObject {
  /// The delegate's window, which a launch shows.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension WindowOwningDelegate {
  /// Always nil; new values are ignored. A delegate with a window declares its own property.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Access to the windows of delegates without the ambiguity of their two properties.
@MainActor
enum DelegateWindow {
  static func window(of delegate: any WindowOwningDelegate) -> UIWindow? { delegate.window }
  static func setWindow(_ window: UIWindow?, of delegate: any WindowOwningDelegate) { delegate.window = window }
}

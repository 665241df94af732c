// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// UIKit's delegates have an optional requirement `window`, so code that knows only the protocol reads a double optional,
// while the class declares `var window: UIWindow?`. The requirement is therefore in a separate protocol, disfavored, and the
// delegates' protocols extend themselves with the double optional.

/// A delegate that may own a window: the base of `UIApplicationDelegate` and `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol WindowOwningDelegate: AnyObject {
  /// The delegate's window. A launch shows it.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension WindowOwningDelegate {
  /// Returns nil and ignores what is set. A delegate with a window declares its own.
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

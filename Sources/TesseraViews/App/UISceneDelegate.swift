// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A scene delegate, which handles life cycle events. A launch calls the methods up to activation.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is connected. Creates the scene's window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Never called, because scenes stay connected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene becomes active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Never called, because scenes stay in the foreground.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Never called, because scenes stay in the foreground.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Never called. A launch passes URLs in the connection options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Never called, because state is not preserved.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Never called.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Never called. A launch passes user activities in the connection options.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Never called.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Never called.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwningDelegate {
  /// Never called, because the geometry of the scene does not change.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Never called. A launch passes the shortcut item in the connection options.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The scene's main window, with the type of an optional protocol requirement in UIKit:
  /// `delegate.window??.rootViewController`.
  public var window: UIWindow?? {
    get { .some(DelegateWindow.window(of: self)) }
    set { DelegateWindow.setWindow(newValue ?? nil, of: self) }
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Calls the handler with `false`.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The delegate of an app, which handles life cycle events. `AppLaunch` calls only the methods for launching.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowOwningDelegate {
  /// The first method called during a launch.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called during a launch, before scenes are connected. Apps without scenes create their window here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called at the end of the launch of an app without scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Never called, because the app stays in the foreground.
  func applicationWillResignActive(_ application: UIApplication)
  /// Never called, because the app stays in the foreground.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Never called, because the app stays in the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called.
  func applicationWillTerminate(_ application: UIApplication)
  /// Never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Never called.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called if the launch options contain a URL, in an app without scenes.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Returns the configuration of a scene during a launch. By default, the configuration in Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called, because scenes are not discarded.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called if the launch options contain a shortcut item, in an app without scenes.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called if the launch options contain a user activity, in an app without scenes.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Never called.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Never called.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Never called.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Never called, because there is no background execution.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Never called, because there is no background execution.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Never called, because there are no remote notifications.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called with an error when the app registers for remote notifications.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Never called, because there are no remote notifications.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Never called, because the device is never locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Never called, because the device is never locked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Never called, because the screen does not rotate.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  /// Never called.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Never called, because state is not preserved.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Never called, because state is not preserved.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
}

extension UIApplicationDelegate {
  /// The app's window, with the type of an optional protocol requirement in UIKit:
  /// `delegate.window??.rootViewController`.
  public var window: UIWindow?? {
    get { .some(DelegateWindow.window(of: self)) }
    set { DelegateWindow.setWindow(newValue ?? nil, of: self) }
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns `true`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Returns `false`.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  { false }
  /// Returns the configuration from the manifest.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// Calls the handler with `false`.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Returns `false`.
  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Calls the handler with no data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Calls the handler.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Calls the handler with no data.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Returns all orientations.
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  { .all }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Returns `false`.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
  /// Returns `false`.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    false
  }
}

/// An object that can restore the state of a user activity: a responder or a document.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of a user activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// The identifier of a background task. Background tasks never run.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The task's number.
  public let rawValue: Int

  /// Creates an identifier with a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An invalid identifier, 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Launches an app as iOS does, until its first screen is visible.
///
///     let window = AppLaunch.launch(AppDelegate.self)     // then render, touch, assert
///
/// The order is the same as in UIKit: the delegate is created, `willFinishLaunching` and `didFinishLaunching` are
/// called, the scene is connected to the delegate specified by Info.plist or by the app delegate, the initial view
/// controller of its storyboard is shown, and the scene is activated. For an app without scenes, the app delegate's
/// window or the main storyboard is shown.
///
/// - Note: Differs from UIKit: UIKit has no such type, because the system launches apps.
@preconcurrency @MainActor
public enum AppLaunch {
  /// The delegates of the last launch, which must be retained.
  private static var retainedDelegates: [AnyObject] = []

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - delegate: The class of the app delegate.
  ///   - options: The reasons for the launch: URLs, user activities, a shortcut item.
  /// - Returns: The window of the first screen, or nil if the app shows none.
  @discardableResult
  public static func launch<Delegate: UIResponder & UIApplicationDelegate>(
    _ delegate: Delegate.Type, options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) -> UIWindow? {
    launch(DynamicInit.object(delegate), options: options)
  }

  static func launch(_ delegate: any UIApplicationDelegate, options: UIScene.ConnectionOptions) -> UIWindow? {
    let app = UIApplication.shared
    retainedDelegates = [delegate]
    app.releaseWindows()
    app.delegate = delegate
    app.applicationState = .inactive
    let reasons = launchOptions(options)
    _ = delegate.application(app, willFinishLaunchingWithOptions: reasons)
    _ = delegate.application(app, didFinishLaunchingWithOptions: reasons)
    MainNotifications.post(UIApplication.didFinishLaunchingNotification, from: app)
    let window =
      connectScene(delegate: delegate, app: app, options: options)
      ?? showWithoutScenes(delegate: delegate, app: app, options: options)
    app.applicationState = .active
    window?.layoutIfNeeded()
    return window
  }

  private static func launchOptions(_ options: UIScene.ConnectionOptions) -> [UIApplication.LaunchOptionsKey: Any]? {
    var reasons: [UIApplication.LaunchOptionsKey: Any] = [:]
    reasons[.url] = options.urlContexts.first?.url
    reasons[.shortcutItem] = options.shortcutItem
    return reasons.isEmpty ? nil : reasons
  }

  // MARK: Scenes

  /// Connects the scene. Returns the scene delegate's window, or nil if the app has no scene delegate.
  private static func connectScene(
    delegate: any UIApplicationDelegate, app: UIApplication, options: UIScene.ConnectionOptions
  ) -> UIWindow? {
    let scene = UIWindowScene.connected
    let session = scene.session
    // Reset everything set by a previous launch.
    session.configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    scene.delegate = nil
    let configuration = delegate.application(app, configurationForConnecting: session, options: options)
    session.configuration = configuration
    guard let type = configuration.delegateClass as? NSObject.Type,
      let sceneDelegate = DynamicInit.object(type) as? any UISceneDelegate
    else { return nil }
    retainedDelegates.append(sceneDelegate)
    scene.delegate = sceneDelegate
    scene.activationState = .foregroundInactive
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let root = configuration.storyboard?.instantiateInitialViewController() {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      windowDelegate?.window = window
      window.makeKeyAndVisible()
      retainedDelegates.append(window)
    }
    MainNotifications.post(UIScene.willConnectNotification, from: scene)
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    let window = windowDelegate?.window ?? nil
    MainNotifications.post(UIScene.willEnterForegroundNotification, from: scene)
    sceneDelegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    MainNotifications.post(UIScene.didActivateNotification, from: scene)
    sceneDelegate.sceneDidBecomeActive(scene)
    return window ?? scene.keyWindow
  }

  private static func showWithoutScenes(
    delegate: any UIApplicationDelegate, app: UIApplication, options: UIScene.ConnectionOptions
  ) -> UIWindow? {
    if DelegateWindow.window(of: delegate) == nil, let name = AppManifest.main.mainStoryboard,
      let root = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      delegate.window = window
      window.makeKeyAndVisible()
      retainedDelegates.append(window)
    }
    let window = DelegateWindow.window(of: delegate)
    for context in options.urlContexts { _ = delegate.application(app, open: context.url, options: [:]) }
    for activity in options.userActivities {
      _ = delegate.application(app, continue: activity, restorationHandler: { _ in })
    }
    if let item = options.shortcutItem {
      delegate.application(app, performActionFor: item, completionHandler: { _ in })
    }
    delegate.applicationDidBecomeActive(app)
    MainNotifications.post(UIApplication.didBecomeActiveNotification, from: app)
    return window ?? app.keyWindow
  }
}

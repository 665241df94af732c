// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The app, as views see it: its windows, and the end of the responder chain.
///
/// - Note: Differs from UIKit: there is no app that runs, unless `AppLaunch` has launched one. One scene is always connected, and
///   nothing is opened.
open class UIApplication: UIResponder {
  /// Whether an app is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  /// The name of an option of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// A name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app may open the link. Nothing is opened in any case.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The name of something an app is launched with. Nothing is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// A name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that opened this one.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification from a server.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A change of place.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Activities to go on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// A quick action of the home screen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// The name of something a link comes with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// A name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that opened the link.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app says of it.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is opened where it is.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The name of a kind of extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// A name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  private static let only = UIApplication()
  /// The one object of the process, made when first asked for.
  open class var shared: UIApplication { only }

  /// Stored and not retained. It is told nothing, but events end at it where it is a `UIResponder`.
  open weak var delegate: (any UIApplicationDelegate)?
  weak var keyWindowStorage: UIWindow?
  private var knownWindows: [WeakWindow] = []
  /// The windows that have been shown, which live until they are hidden or leave their scene.
  private var shownWindows: [ObjectIdentifier: UIWindow] = [:]
  /// Stored only: there is no home screen. None by default.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Stored only: there is no icon. 0 by default.
  open var applicationIconBadgeNumber = 0
  /// Stored only: there is no status bar. False by default.
  open var isNetworkActivityIndicatorVisible = false
  /// Stored only: there is no screen to go dark. False by default.
  open var isIdleTimerDisabled = false

  // MARK: Windows

  /// The window that was made key last; nil if none was, or it is gone.
  open var keyWindow: UIWindow? { keyWindowStorage }
  /// The windows that have been made key and are still there, the first one first.
  open var windows: [UIWindow] { knownWindows.compactMap(\.window) }
  /// The one scene of the screen.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.connected] }
  /// The session of the one scene.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.connected.session] }
  /// Always false.
  open var supportsMultipleScenes: Bool { false }
  /// Does nothing: there is one scene. Does not call the handler.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Calls the handler with an error before it returns: the only scene can't be closed.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Calls the handler with an error before it returns: there is only one scene.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Does nothing: nothing is kept of a scene.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Retains a window that is shown, until it is hidden, even if nothing else references it.
  func retain(_ window: UIWindow) { shownWindows[ObjectIdentifier(window)] = window }

  /// Releases a window that `retain` has retained.
  package func release(_ window: UIWindow) { shownWindows[ObjectIdentifier(window)] = nil }

  /// Releases all windows that have been shown, for an app that starts again.
  func releaseWindows() { shownWindows = [:] }

  func makeKey(_ window: UIWindow) {
    knownWindows.removeAll { $0.window == nil }
    if !knownWindows.contains(where: { $0.window === window }) { knownWindows.append(WeakWindow(window: window)) }
    guard keyWindowStorage !== window else { return }
    let old = keyWindowStorage
    keyWindowStorage = window
    if let old {
      old.resignKey()
      MainNotifications.post(UIWindow.didResignKeyNotification, from: old)
    }
    window.becomeKey()
    MainNotifications.post(UIWindow.didBecomeKeyNotification, from: window)
  }

  // MARK: Events

  /// Hands an event to the windows whose touches or presses it has. Override it to see all events; call super.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    let named = (event as? UIPressesEvent)?.presses.map(\.window) ?? event.touches.map(\.window)
    for case let window? in named where !windows.contains(where: { $0 === window }) { windows.append(window) }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends a selector to a target, with the sender and the event as arguments, as many as the method takes.
  ///
  /// Without a target it goes to the first responder of the sender's window, or of the key window, or to the sender where
  /// that is a responder; from there along the chain to the first that can perform it.
  ///
  /// - Returns: Whether somebody was sent it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target = target.map({ $0 as AnyObject }) ?? receiver(of: action, from: sender) else { return false }
    if let responder = target as? UIResponder, EditActions.perform(action, on: responder, from: sender) { return true }
    Messages.send(action, to: target, [sender, event])
    return true
  }

  private func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    let responder = sender as? UIResponder
    let first = (responder?.responderWindow ?? keyWindow)?.firstResponder ?? keyWindow?.firstResponder
    let found =
      first?.target(forAction: action, withSender: sender) ?? responder?.target(forAction: action, withSender: sender)
    return (found ?? target(forAction: action, withSender: sender)).map { $0 as AnyObject }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Environment

  /// Active, but while a launch is on its way.
  open internal(set) var applicationState: State = .active
  /// The text size of the screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The layout direction of the screen; left to right where it has none.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Where the status bar is, in points: as the scene's `statusBarManager` says.
  open var statusBarFrame: CGRect { UIWindowScene.connected.statusBarManager?.statusBarFrame ?? .zero }
  /// The colour of the status bar's text, as the scene's `statusBarManager` says. Setting it changes nothing, as on iOS in apps
  /// whose controllers decide on the status bar.
  open var statusBarStyle: UIStatusBarStyle {
    get { UIWindowScene.connected.statusBarManager?.statusBarStyle ?? .default }
    set { _ = newValue }
  }
  /// Whether the status bar is hidden, as the scene's `statusBarManager` says. Setting it changes nothing, as on iOS in apps whose
  /// controllers decide on the status bar.
  open var isStatusBarHidden: Bool {
    get { UIWindowScene.connected.statusBarManager?.isStatusBarHidden ?? true }
    set { _ = newValue }
  }
  /// Changes nothing, as on iOS in apps whose controllers decide on the status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Changes nothing, as on iOS in apps whose controllers decide on the status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// The duration of the status bar's rotation in seconds: 0.3.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Always `available`, the device's default. Nothing is refreshed.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Returns the supported orientations of a window: those that the delegate returns, or all.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }
  /// Which way up the interface is.
  open var statusBarOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
  /// Always true: nothing is locked.
  open var isProtectedDataAvailable: Bool { true }
  /// Without end: there is no background.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins nothing, and never calls the handler: there is no background.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Tells the delegate that there are no notifications from servers.
  open func registerForRemoteNotifications() {
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }
  /// Does nothing.
  open func unregisterForRemoteNotifications() {}

  /// Always false: there is no icon.
  open var supportsAlternateIcons: Bool { false }
  /// Always nil: there is no icon.
  open var alternateIconName: String? { nil }
  /// Changes nothing. Calls the handler with an error before it returns.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Does nothing: no picture of the app is kept.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing: there are no media keys.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing: there are no media keys.
  open func endReceivingRemoteControlEvents() {}

  /// False: nothing can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing, the older way: false.
  @discardableResult open func openURL(_ url: URL) -> Bool { false }
  /// Opens nothing. Calls `completion` with false before it returns.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}

extension UIApplication {
  /// The link to the app's page in the settings, which nothing opens.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The link to the app's notifications in the settings, which nothing opens.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Never posted: the status bar does not move.
  public nonisolated static let willChangeStatusBarFrameNotification =
    named("UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted: the status bar does not move.
  public nonisolated static let didChangeStatusBarFrameNotification =
    named("UIApplicationDidChangeStatusBarFrameNotification")
  /// Never posted: the screen does not rotate.
  public nonisolated static let willChangeStatusBarOrientationNotification =
    named("UIApplicationWillChangeStatusBarOrientationNotification")
  /// Never posted: the screen does not rotate.
  public nonisolated static let didChangeStatusBarOrientationNotification =
    named("UIApplicationDidChangeStatusBarOrientationNotification")
  /// The frame of the status bar, in the user info of its notifications.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The orientation, in the user info of its notifications.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// Posted when a launch has come to its end.
  public nonisolated static let didFinishLaunchingNotification = named("UIApplicationDidFinishLaunchingNotification")
  /// Never posted.
  public nonisolated static let userDidTakeScreenshotNotification =
    named("UIApplicationUserDidTakeScreenshotNotification")
  /// Never posted.
  public nonisolated static let significantTimeChangeNotification =
    named("UIApplicationSignificantTimeChangeNotification")
  /// Never posted.
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    named("UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    named("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    named("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted when a launch of an app without scenes has come to its end.
  public nonisolated static let didBecomeActiveNotification = named("UIApplicationDidBecomeActiveNotification")
  /// Never posted.
  public nonisolated static let willResignActiveNotification = named("UIApplicationWillResignActiveNotification")
  /// Never posted.
  public nonisolated static let didEnterBackgroundNotification = named("UIApplicationDidEnterBackgroundNotification")
  /// Never posted.
  public nonisolated static let willEnterForegroundNotification = named("UIApplicationWillEnterForegroundNotification")
  /// Never posted.
  public nonisolated static let willTerminateNotification = named("UIApplicationWillTerminateNotification")
  /// Never posted.
  public nonisolated static let didReceiveMemoryWarningNotification =
    named("UIApplicationDidReceiveMemoryWarningNotification")

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}

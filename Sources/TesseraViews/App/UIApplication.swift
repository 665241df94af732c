// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The application object, which manages the app's windows and is the last responder in the responder chain.
///
/// - Note: Differs from UIKit: no app runs unless it was launched with `AppLaunch`. One scene is always connected,
///   and URLs aren't opened.
open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  /// An option key for `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key with a raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app may open the URL. URLs are never opened.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the launch options dictionary.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key with a raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that requested the launch.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// Whether the launch was caused by a location event.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The user activities to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The home screen quick action that launched the app.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// An option key for an opened URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key with a raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that opened the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The annotation provided by the app that opened the URL.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is opened in place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The identifier of an extension point.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier with a raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  private static let only = UIApplication()
  /// The only instance in the process. Created lazily.
  open class var shared: UIApplication { only }

  /// The app delegate. Not retained. Its methods are called only by a launch. If it is a `UIResponder`, it is the
  /// last responder in the responder chain.
  open weak var delegate: (any UIApplicationDelegate)?
  weak var keyWindowStorage: UIWindow?
  private var knownWindows: [WeakWindow] = []
  /// The visible windows, retained until they are hidden or leave their scene.
  private var shownWindows: [ObjectIdentifier: UIWindow] = [:]
  /// The home screen quick actions. Stored only. Nil by default.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The badge number of the app's icon. Stored only. 0 by default.
  open var applicationIconBadgeNumber = 0
  /// Whether the status bar shows network activity. Stored only. `false` by default.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether automatic screen dimming is disabled. Stored only. `false` by default.
  open var isIdleTimerDisabled = false

  // MARK: Windows

  /// The window that most recently became key, or nil if there is none or it was released.
  open var keyWindow: UIWindow? { keyWindowStorage }
  /// The existing windows that have been key, in the order in which they first became key.
  open var windows: [UIWindow] { knownWindows.compactMap(\.window) }
  /// The only scene.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.connected] }
  /// The session of the only scene.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.connected.session] }
  /// Always `false`.
  open var supportsMultipleScenes: Bool { false }
  /// Does nothing and doesn't call the handler, because there is only one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Synchronously calls the handler with an error, because the only scene can't be closed.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Synchronously calls the handler with an error, because there is only one scene.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Does nothing.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Retains a visible window until it is hidden, even if nothing else references the window.
  func retain(_ window: UIWindow) { shownWindows[ObjectIdentifier(window)] = window }

  /// Releases a window that was retained with `retain`.
  package func release(_ window: UIWindow) { shownWindows[ObjectIdentifier(window)] = nil }

  /// Releases all visible windows, in preparation for a new launch.
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

  /// Sends an event to the windows that contain its touches or presses. To observe all events, override this method
  /// and call super.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    let named = (event as? UIPressesEvent)?.presses.map(\.window) ?? event.touches.map(\.window)
    for case let window? in named where !windows.contains(where: { $0 === window }) { windows.append(window) }
    for window in windows { window.sendEvent(event) }
  }

  /// Sends a selector to a target. Passes the sender and the event if the method has parameters for them.
  ///
  /// If the target is nil, the responder chain is searched for an object that can perform the selector. The search
  /// begins with the first responder of the sender's window or of the key window, or with the sender if it is a
  /// responder.
  ///
  /// - Returns: Whether an object performed the selector.
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

  /// The state of the app, which is active except during a launch.
  open internal(set) var applicationState: State = .active
  /// The screen's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The screen's layout direction. Left-to-right if unspecified.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The frame of the status bar in points, provided by the scene's `statusBarManager`.
  open var statusBarFrame: CGRect { UIWindowScene.connected.statusBarManager?.statusBarFrame ?? .zero }
  /// The style of the status bar, provided by the scene's `statusBarManager`. Setting it has no effect, as on iOS in
  /// apps with view controller-based status bar appearance.
  open var statusBarStyle: UIStatusBarStyle {
    get { UIWindowScene.connected.statusBarManager?.statusBarStyle ?? .default }
    set { _ = newValue }
  }
  /// Whether the status bar is hidden, provided by the scene's `statusBarManager`. Setting it has no effect, as on
  /// iOS in apps with view controller-based status bar appearance.
  open var isStatusBarHidden: Bool {
    get { UIWindowScene.connected.statusBarManager?.isStatusBarHidden ?? true }
    set { _ = newValue }
  }
  /// Has no effect, as on iOS in apps with view controller-based status bar appearance.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Has no effect, as on iOS in apps with view controller-based status bar appearance.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// The duration of the status bar's rotation, 0.3 seconds.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Always `available`, the device's default. Background refresh never runs.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Returns the supported orientations of a window, as determined by the delegate. Without a delegate, all
  /// orientations are supported.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
  /// Always `true`, because the device is never locked.
  open var isProtectedDataAvailable: Bool { true }
  /// Unlimited, because the app never enters the background.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Returns without starting a task and never calls the handler, because the app never enters the background.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Always `false`.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Notifies the delegate that registration failed, because there are no remote notifications.
  open func registerForRemoteNotifications() {
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }
  /// Does nothing.
  open func unregisterForRemoteNotifications() {}

  /// Always `false`, because there is no icon.
  open var supportsAlternateIcons: Bool { false }
  /// Always nil, because there is no icon.
  open var alternateIconName: String? { nil }
  /// Synchronously calls the handler with an error, because there is no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Does nothing, because there are no launch snapshots.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing, because there are no media keys.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing, because there are no media keys.
  open func endReceivingRemoteControlEvents() {}

  /// Returns `false`, because URLs can't be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Returns `false`, because URLs can't be opened.
  @discardableResult open func openURL(_ url: URL) -> Bool { false }
  /// Synchronously calls `completion` with `false`, because URLs can't be opened.
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
  /// The URL of the app's settings. It can't be opened.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings. It can't be opened.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Never posted, because the status bar does not move.
  public nonisolated static let willChangeStatusBarFrameNotification =
    named("UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted, because the status bar does not move.
  public nonisolated static let didChangeStatusBarFrameNotification =
    named("UIApplicationDidChangeStatusBarFrameNotification")
  /// Never posted, because the screen does not rotate.
  public nonisolated static let willChangeStatusBarOrientationNotification =
    named("UIApplicationWillChangeStatusBarOrientationNotification")
  /// Never posted, because the screen does not rotate.
  public nonisolated static let didChangeStatusBarOrientationNotification =
    named("UIApplicationDidChangeStatusBarOrientationNotification")
  /// The user info key for the status bar's frame.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The user info key for the status bar's orientation.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// Posted when a launch ends.
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
  /// Posted when the launch of an app without scenes ends.
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

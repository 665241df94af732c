// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The app, as far as views know it: its windows, and the last of the responder chain.
///
/// - Note: Differs from UIKit: there is no app that runs. Nothing calls the delegate, no scene is ever connected, and
///   nothing is opened.
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static let only = UIApplication()
  open class var shared: UIApplication { only }

  open weak var delegate: (any UIApplicationDelegate)?
  weak var keyWindowStorage: UIWindow?
  private var knownWindows: [WeakWindow] = []
  open var isIdleTimerDisabled = false

  // MARK: Windows

  open var keyWindow: UIWindow? { keyWindowStorage }
  /// The windows that have been made key and are still there, the first one first.
  open var windows: [UIWindow] { knownWindows.compactMap(\.window) }
  open var connectedScenes: Set<UIScene> { [] }

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

  /// Hands an event to the windows it happened in. Override it to see all events; call super.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    let named = (event as? UIPressesEvent)?.presses.map(\.window) ?? event.touches.map(\.window)
    for case let window? in named where !windows.contains(where: { $0 === window }) { windows.append(window) }
    for window in windows { window.sendEvent(event) }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Environment

  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// False: nothing can be opened here.
  open func canOpenURL(_ url: URL) -> Bool { false }
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
  public nonisolated static let didBecomeActiveNotification = named("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = named("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = named("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = named("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = named("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification =
    named("UIApplicationDidReceiveMemoryWarningNotification")

  private nonisolated static func named(_ name: String) -> NSNotification.Name { NSNotification.Name(name) }
}

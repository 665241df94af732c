// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The app, as views see it: its windows, and the end of the responder chain.
///
/// - Note: Differs from UIKit: there is no app that runs. Nothing calls the delegate, no scene is ever connected, and
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
  }

  private static let only = UIApplication()
  /// The one object of the process, made when first asked for.
  open class var shared: UIApplication { only }

  /// Stored and not retained. It is told nothing, but events end at it where it is a `UIResponder`.
  open weak var delegate: (any UIApplicationDelegate)?
  weak var keyWindowStorage: UIWindow?
  private var knownWindows: [WeakWindow] = []
  /// Stored only: there is no screen to go dark. False by default.
  open var isIdleTimerDisabled = false

  // MARK: Windows

  /// The window that was made key last; nil if none was, or it is gone.
  open var keyWindow: UIWindow? { keyWindowStorage }
  /// The windows that have been made key and are still there, the first one first.
  open var windows: [UIWindow] { knownWindows.compactMap(\.window) }
  /// Always empty: no scene is ever connected.
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

  /// Always active.
  open var applicationState: State { .active }
  /// The text size of the screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The layout direction of the screen; left to right where it has none.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// False: nothing can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }
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
  /// Never posted.
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

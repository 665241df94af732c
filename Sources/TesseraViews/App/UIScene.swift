// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An instance of an app's interface.
///
/// - Note: Differs from UIKit: there is only one scene, which is always connected and in the foreground. `AppLaunch`
///   connects it to its delegate.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The session to which the scene belongs.
  open private(set) var session: UISceneSession
  /// The scene delegate, which the launch retains, or nil without a launch. Not retained by the scene.
  open weak var delegate: (any UISceneDelegate)?
  /// The activation state, which is foreground active except during a launch.
  open internal(set) var activationState: ActivationState = .foregroundActive
  /// The scene's title. Stored only. Empty by default.
  open var title: String! = ""
  /// The scene's subtitle. Stored only.
  open var subtitle = ""
  /// The conditions for activating the scene. Stored only.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene for a session. Called by UIKit, and possibly by tests.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Creates a scene with a new session.
  @preconcurrency @MainActor public convenience override init() {
    self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
  }

  /// Synchronously calls `completion` with `false`, because URLs can't be opened.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Options for opening a URL. URLs are never opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the URL. Stored only.
    open var universalLinksOnly = false
  }

  /// Posted when a launch connects the scene.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Never posted.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted when a launch ends.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Never posted.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted before `didActivateNotification`.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Never posted.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The conditions under which the system activates a scene. Stored only.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// The content that the scene can show. Stored only.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The content that the scene prefers to show. Stored only.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// One instance of an app's interface.
///
/// - Note: Differs from UIKit: there is one scene, which is always connected and in the foreground. `AppLaunch` connects it to
///   its delegate.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The session that the scene belongs to.
  open private(set) var session: UISceneSession
  /// A weak reference to the delegate, which the launch retains; nil without a launch.
  open weak var delegate: (any UISceneDelegate)?
  /// The activation state: foreground active, except during a launch.
  open internal(set) var activationState: ActivationState = .foregroundActive
  /// The title of the scene. Stored only. Empty by default.
  open var title: String! = ""
  /// The subtitle of the scene. Stored only.
  open var subtitle = ""
  /// The conditions for the activation of the scene. Stored only.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene of a session. UIKit calls this; tests can call it as well.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Creates a scene with a new session.
  @preconcurrency @MainActor public convenience override init() {
    self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
  }

  /// Calls `completion` with `false` before it returns: links can't be opened.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// The options for opening a link. Links are never opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the link. Stored only.
    open var universalLinksOnly = false
  }

  /// Posted when a launch has connected the scene.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Never posted.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted at the end of a launch.
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

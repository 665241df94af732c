// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// One instance of an app's interface.
///
/// - Note: Differs from UIKit: there is one scene, which is always connected and in front. Code that launches an app
///   connects it to its delegate: `AppLaunch`.
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The session that the scene belongs to.
  open private(set) var session: UISceneSession
  /// What the app gave the scene when it was launched; nil without. Not retained by UIKit's rule, but by the app's launch.
  open weak var delegate: (any UISceneDelegate)?
  /// In front, unless a launch is on its way.
  open internal(set) var activationState: ActivationState = .foregroundActive
  /// Stored only. Empty by default.
  open var title: String! = ""
  /// Stored only.
  open var subtitle = ""
  /// Stored only.
  open var activationConditions = UISceneActivationConditions()

  /// A scene of a session. UIKit calls this; tests may as well.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// A scene of a session of its own.
  @preconcurrency @MainActor public convenience override init() {
    self.init(session: UISceneSession(role: .windowApplication), connectionOptions: ConnectionOptions())
  }

  /// Opens nothing. Calls `completion` with false before it returns.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// How a link may be opened. Nothing is opened in any case.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the link. Stored only.
    open var universalLinksOnly = false
  }

  /// Posted when a launch has connected the scene.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Never posted.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted when a launch has come to its end.
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

/// When a scene comes to front by itself. Stored only.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// What the scene can show. Stored only.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// What the scene should show. Stored only.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Asks for a scene. No scene is made: there is one.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// The role of the scene that is asked for.
  open private(set) var role: UISceneSession.Role
  /// The session that is to be shown; nil for a new one.
  open private(set) var session: UISceneSession?
  /// What the scene is to show; nil for nothing in particular.
  open var userActivity: NSUserActivity?

  /// Asks for a new scene of an app.
  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil) {
    (self.role, self.userActivity) = (role, userActivity)
    super.init()
  }

  /// Asks for a scene that there was.
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil) {
    (role, self.session, self.userActivity) = (session.role, session, userActivity)
    super.init()
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A request to activate a scene. Ignored, because there is only one scene.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// The role of the requested scene.
  open private(set) var role: UISceneSession.Role
  /// The requested session, or nil for a new session.
  open private(set) var session: UISceneSession?
  /// The user activity that represents the requested content, or nil for the default content.
  open var userActivity: NSUserActivity?

  /// Creates a request for a new scene.
  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil) {
    (self.role, self.userActivity) = (role, userActivity)
    super.init()
  }

  /// Creates a request for the scene of an existing session.
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil) {
    (role, self.session, self.userActivity) = (session.role, session, userActivity)
    super.init()
  }
}

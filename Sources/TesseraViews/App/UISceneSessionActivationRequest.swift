// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A request for a scene. It is ignored, since there is only one scene.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// The role of the requested scene.
  open private(set) var role: UISceneSession.Role
  /// The requested session; nil for a new one.
  open private(set) var session: UISceneSession?
  /// The content of the requested scene; nil for the default.
  open var userActivity: NSUserActivity?

  /// Creates a request for a new scene of an app.
  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil) {
    (self.role, self.userActivity) = (role, userActivity)
    super.init()
  }

  /// Creates a request for an existing session's scene.
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil) {
    (role, self.session, self.userActivity) = (session.role, session, userActivity)
    super.init()
  }
}

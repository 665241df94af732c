// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What stays of a scene when it is not connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another screen that takes no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil while none is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  open private(set) var role: Role
  /// How the scene was made.
  open internal(set) var configuration: UISceneConfiguration
  /// A name that stays the same: the role's.
  open var persistentIdentifier: String { role.rawValue }
  /// Stored only.
  open var stateRestorationActivity: NSUserActivity?
  /// Stored only.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// What a scene is made of: an entry of the manifest in Info.plist, or what an app's delegate gives.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the manifest; nil for none.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The scene's class; nil for `UIWindowScene`. Stored only.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?
  /// Where the first controller is; nil for none.
  open var storyboard: UIStoryboard?

  /// A configuration; what the manifest has under the name is taken from there.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    AppManifest.main.fill(self)
  }
}

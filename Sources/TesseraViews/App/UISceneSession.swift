// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The persistent information about a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value of the role.
    public let rawValue: String

    /// Creates a role with a raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another screen, without touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil if it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open private(set) var role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The persistent identifier: the name of the role.
  open var persistentIdentifier: String { role.rawValue }
  /// The activity that restores the state. Stored only.
  open var stateRestorationActivity: NSUserActivity?
  /// Custom data of the app. Stored only.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene: an entry of the manifest in Info.plist, or the app delegate's choice.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the manifest; nil for none.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The scene's class; nil for `UIWindowScene`. Stored only.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?
  /// The storyboard of the initial controller; nil for none.
  open var storyboard: UIStoryboard?

  /// Creates a configuration, with the values that the manifest has under the name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    AppManifest.main.completeConfiguration(self)
  }
}

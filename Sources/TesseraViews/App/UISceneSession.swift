// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Persistent information about a scene.
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

  /// The scene, or nil if it isn't connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open private(set) var role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The persistent identifier, which is the name of the role.
  open var persistentIdentifier: String { role.rawValue }
  /// The user activity for restoring the scene's state. Stored only.
  open var stateRestorationActivity: NSUserActivity?
  /// App-specific data. Stored only.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene, specified by the manifest in Info.plist or by the app delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name in the manifest, or nil.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The scene's class, or nil for `UIWindowScene`. Stored only.
  open var sceneClass: AnyClass?
  /// The class of the scene delegate, or nil.
  open var delegateClass: AnyClass?
  /// The storyboard that contains the initial view controller, or nil.
  open var storyboard: UIStoryboard?

  /// Creates a configuration from the manifest entry with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    AppManifest.main.completeConfiguration(self)
  }
}

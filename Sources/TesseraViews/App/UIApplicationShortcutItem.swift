// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A home screen quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The action's type, defined by the app.
  open internal(set) var type: String
  /// The action's title.
  open internal(set) var localizedTitle: String
  /// The action's subtitle, or nil.
  open internal(set) var localizedSubtitle: String?
  /// The action's icon, or nil for a dot.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// App-specific data.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the content opened by the action. Stored only.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates an action with all properties.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A mutable home screen quick action.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The action's type, defined by the app.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The action's title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The action's subtitle, or nil.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The action's icon, or nil for a dot.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// App-specific data.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The icon of a quick action: a system icon, a symbol, or an image from the app.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system icons.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }

  /// The system icon, or nil if the icon is a symbol or an image.
  let type: IconType?
  /// The name of a symbol or an image.
  let name: String?

  /// Creates a system icon.
  public init(type: IconType) {
    (self.type, name) = (type, nil)
  }

  /// Creates an icon from a template image in the app.
  public init(templateImageName: String) {
    (type, name) = (nil, templateImageName)
  }

  /// Creates an icon from a system symbol.
  public init(systemImageName: String) {
    (type, name) = (nil, systemImageName)
  }
}

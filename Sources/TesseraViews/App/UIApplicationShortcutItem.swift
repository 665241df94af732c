// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A quick action of an app's icon on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What the action is, for the app.
  open internal(set) var type: String
  /// The title.
  open internal(set) var localizedTitle: String
  /// The line below the title; nil for none.
  open internal(set) var localizedSubtitle: String?
  /// The icon; nil for a dot.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the app wants to know of it.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// What the action leads to. Stored only.
  open internal(set) var targetContentIdentifier: Any?

  /// An action with all that belongs to it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }

  /// An action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// An action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What the action is, for the app.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The line below the title; nil for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon; nil for a dot.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app wants to know of it.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The icon of a quick action: the system's, a symbol, or a picture of the app.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's icons.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }

  /// The system's icon; nil for another kind.
  let type: IconType?
  /// The name of a symbol or a picture.
  let name: String?

  /// One of the system's icons.
  public init(type: IconType) {
    (self.type, name) = (type, nil)
  }

  /// A picture of the app, as a template.
  public init(templateImageName: String) {
    (type, name) = (nil, templateImageName)
  }

  /// A symbol.
  public init(systemImageName: String) {
    (type, name) = (nil, systemImageName)
  }
}

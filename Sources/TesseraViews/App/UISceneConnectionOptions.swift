// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIScene {
  /// Why a scene is connected: by a link, an activity, a shortcut. A launch passes what it was given.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The links that the app is opened with. None by default.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities that the app goes on with. None by default.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The shortcut on the home screen that opened the app. Nil by default.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app that opened this one. Always nil.
    open var sourceApplication: String? { nil }
    /// The type of an activity that is being handed over. Always nil.
    open var handoffUserActivityType: String? { nil }

    /// Options by which an app can be launched in a test.
    public convenience init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.init()
      (self.urlContexts, self.userActivities, self.shortcutItem) = (urlContexts, userActivities, shortcutItem)
    }
  }
}

/// A link that opens an app.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The link.
  open private(set) var url: URL
  /// Who opens it.
  open private(set) var options: UISceneOpenURLOptions

  /// A link, for tests.
  public init(url: URL) {
    self.url = url
    options = UISceneOpenURLOptions()
  }
}

/// Who opens a link: nobody that is known.
@preconcurrency @MainActor
open class UISceneOpenURLOptions: NSObject {
  /// Always nil.
  open var sourceApplication: String? { nil }
  /// Always nil.
  open var annotation: Any? { nil }
  /// Always false.
  open var openInPlace: Bool { false }
}

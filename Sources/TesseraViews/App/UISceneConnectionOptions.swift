// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIScene {
  /// The reasons for connecting a scene: links, activities, a shortcut. `AppLaunch` passes its options.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The links that the app is opened with. None by default.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities that the app continues. None by default.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The shortcut on the home screen that opened the app. Nil by default.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app that opened this one. Always nil.
    open var sourceApplication: String? { nil }
    /// The type of an activity that is handed off. Always nil.
    open var handoffUserActivityType: String? { nil }

    /// Creates options for launching an app in a test.
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
  /// The options of the link.
  open private(set) var options: UISceneOpenURLOptions

  /// Creates a link, for tests.
  public init(url: URL) {
    self.url = url
    options = UISceneOpenURLOptions()
  }
}

/// The origin of a link. Always unknown.
@preconcurrency @MainActor
open class UISceneOpenURLOptions: NSObject {
  /// Always nil.
  open var sourceApplication: String? { nil }
  /// Always nil.
  open var annotation: Any? { nil }
  /// Always `false`.
  open var openInPlace: Bool { false }
}

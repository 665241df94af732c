// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIScene {
  /// The reasons for connecting a scene: URLs, user activities, a shortcut item. `AppLaunch` passes its launch
  /// options to the scene delegate.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open. Empty by default.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The user activities to continue. Empty by default.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The home screen quick action that launched the app. Nil by default.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The app that requested the launch. Always nil.
    open var sourceApplication: String? { nil }
    /// The type of a user activity being handed off. Always nil.
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

/// A URL that opens an app.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL to open.
  open private(set) var url: URL
  /// The options for opening the URL.
  open private(set) var options: UISceneOpenURLOptions

  /// Creates a URL context, for use by tests.
  public init(url: URL) {
    self.url = url
    options = UISceneOpenURLOptions()
  }
}

/// The origin of a URL. Always unknown.
@preconcurrency @MainActor
open class UISceneOpenURLOptions: NSObject {
  /// Always nil.
  open var sourceApplication: String? { nil }
  /// Always nil.
  open var annotation: Any? { nil }
  /// Always `false`.
  open var openInPlace: Bool { false }
}

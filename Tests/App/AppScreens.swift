// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Harbor
import Tessera
import UIKit

/// The screens of the app: its root view in several environments.
@MainActor
enum AppScreens {
  static let all = [
    Screen("app", flows: AppFlows.all) { root() },
    Screen("app-AX3", flows: AppFlows.all) {
      WindowTraits(root()) { $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge }
    },
    Screen("app-rtl", flows: AppFlows.allMirrored) {
      WindowTraits(root()) { $0.traitOverrides.layoutDirection = .rightToLeft }
    },
    Screen("first-launch", flows: [AppFlows.onboarding]) { root(isFirstLaunch: true) },
    Screen("first-launch-rtl", flows: [AppFlows.onboarding]) {
      WindowTraits(root(isFirstLaunch: true)) { $0.traitOverrides.layoutDirection = .rightToLeft }
    },
  ]

  /// Returns the root view controller of the app, with settings as on a first launch or after the introduction.
  private static func root(isFirstLaunch: Bool = false) -> UIViewController {
    for key in ["appearance", "appearance.accent", "currency", "inventory.layout", "rows.compact", "household.name"] {
      UserDefaults.standard.removeObject(forKey: key)
    }
    UserDefaults.standard.set(!isFirstLaunch, forKey: "onboarding.completed")
    return HarborSceneFactory.makeRootViewController()
  }
}

/// Shows a controller in a window with other traits. Unlike those of a root view controller, a window's traits also apply
/// to the sheets and menus that the app presents.
private final class WindowTraits: UIViewController {
  private let content: UIViewController
  private let configure: (UIWindow) -> Void

  init(_ content: UIViewController, configure: @escaping (UIWindow) -> Void) {
    (self.content, self.configure) = (content, configure)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let window = view.window { configure(window) }
  }

  override var childForStatusBarStyle: UIViewController? { content }
}

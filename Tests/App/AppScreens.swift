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
      root { $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge }
    },
    Screen("app-rtl", flows: AppFlows.all) { root { $0.traitOverrides.layoutDirection = .rightToLeft } },
    Screen("first-launch", flows: [AppFlows.onboarding]) { root(isFirstLaunch: true) },
    Screen("first-launch-rtl", flows: [AppFlows.onboarding]) {
      root(isFirstLaunch: true) { $0.traitOverrides.layoutDirection = .rightToLeft }
    },
  ]

  /// Returns the root view controller of the app, with settings as on a first launch or after the introduction.
  private static func root(
    isFirstLaunch: Bool = false, configure: (UIViewController) -> Void = { _ in }
  ) -> UIViewController {
    for key in ["appearance", "appearance.accent", "currency", "inventory.layout", "rows.compact", "household.name"] {
      UserDefaults.standard.removeObject(forKey: key)
    }
    UserDefaults.standard.set(!isFirstLaunch, forKey: "onboarding.completed")
    let controller = HarborSceneFactory.makeRootViewController()
    configure(controller)
    return controller
  }
}

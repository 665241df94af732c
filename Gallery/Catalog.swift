// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
import UIKit

/// Every screen of the gallery, in the order the pictures are shown.
public let galleryCatalog = ScreenCatalog {
  Screen("messages", device: .iPhone14) { MessagesViewController() }
  Screen("sign-in") { SignInViewController() }
  Screen("settings") { SettingsViewController() }
  Screen("profile") { ProfileViewController() }
  Screen("contacts") { ContactsViewController() }
  Screen("habits") { HabitsViewController() }
  Screen("greeting", device: .banner) { GreetingViewController() }
}

extension Device {
  /// A strip for the README.
  fileprivate static let banner =
    (try? Device(name: "banner", size: CGSize(width: 360, height: 96), scale: 2)) ?? .iPhoneSE
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
import SwiftLayout
import UIKit

/// Every screen of the gallery, in the order the pictures are shown.
public let galleryCatalog = ScreenCatalog {
  Screen("messages", device: .iPhone14) { MessagesViewController() }
  Screen("sign-in") { SignInViewController() }
  Screen("settings") { SettingsViewController() }
  Screen("profile") { ProfileViewController() }
  Screen("contacts") { ContactsViewController() }
  Screen("greeting", device: .banner) { GreetingViewController() }
  Screen("delivery") { DeliveryView() }
  Screen("delivery-details") { DeliveryView().config { $0.showsDetails = true } }
  Screen("layout-builder-listing", device: .iPhoneSE) { UsageListing.make() }
  Screen("player-swift-layout") { PlayerInSwiftLayout() }
  Screen("player-layout-builder") { PlayerInLayoutBuilder() }
  Screen("player-anchors") { PlayerInAnchors() }
}

extension Device {
  /// A strip for the README.
  fileprivate static let banner =
    (try? Device(name: "banner", size: CGSize(width: 360, height: 96), scale: 2)) ?? .iPhoneSE
}

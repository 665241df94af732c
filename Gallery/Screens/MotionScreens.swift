// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import UIKit

/// Screens that show animations.
let motionScreens = [
  Screen("springs", device: .panel(300, 250), animations: [rise]) { SpringsViewController() },
  Screen("route", device: .panel(300, 290), animations: [drive]) { RouteViewController() },
  Screen("weather", device: .panel(280, 268), animations: [nightfall, week]) { WeatherViewController() },
  Screen("wallet", device: .panel(280, 200), animations: [flip]) { WalletViewController() },
  Screen("trip", device: .panel(280, 368), animations: [unfold]) { TripViewController() },
  Screen("invitation", device: .panel(320, 480), animations: [open, reconsider]) { InvitationViewController() },
  Screen("rows", device: .panel(300, 400), animations: [update, scroll, edit, refresh]) { RowsViewController.screen() },
  Screen("tiles", device: .panel(300, 300), animations: [shuffle, list]) { TilesViewController() },
]

private let update = rowsAnimation("update", 0.4) { $0.update() }
private let scroll = rowsAnimation("scroll", 0.9) { $0.scrollDown() }
private let edit = rowsAnimation("edit", 0.4) { $0.edit() }
private let refresh = rowsAnimation("refresh", 1.1) { $0.refresh() }
private let shuffle = ScreenAnimation("shuffle", duration: 0.4) { (tiles: TilesViewController) in tiles.shuffle() }
private let list = ScreenAnimation("list", duration: 0.4) { (tiles: TilesViewController) in tiles.showList() }

private func rowsAnimation(
  _ name: String, _ duration: Double, _ start: @escaping @MainActor (RowsViewController) -> Void
) -> ScreenAnimation {
  ScreenAnimation(name, duration: duration) { (navigation: UINavigationController) in
    if let rows = navigation.topViewController as? RowsViewController { start(rows) }
  }
}

private let rise = ScreenAnimation("rise", duration: 1.1) { (springs: SpringsViewController) in springs.rise() }
private let drive = ScreenAnimation("drive", duration: 2.2) { (route: RouteViewController) in route.drive() }
private let nightfall = ScreenAnimation("nightfall", duration: 0.9) { (weather: WeatherViewController) in
  weather.nightfall()
}
private let week = ScreenAnimation("week", duration: 0.5) { (weather: WeatherViewController) in weather.showWeek() }
private let flip = ScreenAnimation("flip", duration: 0.7) { (wallet: WalletViewController) in wallet.flip() }
private let unfold = ScreenAnimation("unfold", duration: 1.1) { (trip: TripViewController) in trip.unfold() }
private let open = ScreenAnimation("open", duration: 0.66) { (invitation: InvitationViewController) in
  invitation.open()
}
private let reconsider = ScreenAnimation("reconsider", duration: 1.1) { (invitation: InvitationViewController) in
  invitation.reconsider()
}

extension Device {
  fileprivate static func panel(_ width: CGFloat, _ height: CGFloat) -> Device {
    (try? Device(name: "panel", size: CGSize(width: width, height: height), scale: 2)) ?? .iPhoneSE
  }
}

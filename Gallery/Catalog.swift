// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
import SwiftLayout
import UIKit

/// All gallery screens, in display order.
public let galleryCatalog = ScreenCatalog(goldens: "Gallery/Images") {
  Screen("messages", device: .iPhone14) { MessagesViewController() }
  Screen("sign-in") { SignInViewController() }
  Screen("settings") { SettingsViewController() }
  Screen("profile") { ProfileViewController() }
  Screen("contacts") { ContactsViewController() }
  Screen("controls") { ControlsViewController() }
  Screen("mail") { Mail.tabs() }
  Screen("alert") { LetterViewController.screen(asksToDelete: true) }
  Screen("store") { StoreViewController() }
  Checkout.screen
  BoardViewController.screen
  Screen("recipe") { RecipeViewController() }
  Screen("calculator") { CalculatorViewController() }
  Screen("now-playing") { NowPlayingViewController() }
  Screen("calendar") { CalendarViewController() }
  Screen("boarding-pass") { BoardingPassViewController() }
  Screen("budget") { BudgetViewController() }
  Screen("habits") { HabitsViewController() }
  Screen("places", device: .iPhoneSE) { UINavigationController(rootViewController: PlacesViewController()) }
  Screen("greeting", device: .banner) { GreetingViewController() }
  Screen(
    "easing", device: .lanes,
    animations: [ScreenAnimation("run", duration: 1.2) { (easing: EasingViewController) in easing.run() }]
  ) { EasingViewController() }
  motionScreens
  transitionScreens
  Screen(
    "delivery",
    animations: [ScreenAnimation("details", duration: 0.6) { (view: DeliveryView) in view.showsDetails = true }]
  ) { DeliveryView() }
  Screen("delivery-details") { DeliveryView(showsDetails: true) }
  Screen("cap-and-shoe", device: .card, animations: [PreviewView.toggle]) { PreviewView() }
  Screen("trail", device: .card, animations: [TrailViewController.reviews]) { TrailViewController() }
  Screen("poll", device: .card, animations: [PollViewController.vote]) { PollViewController() }
  Screen("receipt", device: .card, animations: [ReceiptViewController.open]) { ReceiptViewController() }
  Screen("drawer", device: .card, animations: [DrawerViewController.open]) { DrawerViewController() }
  Screen("layout-builder-listing", device: .iPhoneSE) { UsageListing.make() }
  Screen("player-swift-layout") { PlayerInSwiftLayout() }
  Screen("player-layout-builder") { PlayerInLayoutBuilder() }
  Screen("player-mortar") { PlayerInMortar() }
  Screen("stack-views", device: .stackSheet) { StackViewsViewController() }
  Screen("dynamic-type", device: .typeSheet) { DynamicTypeViewController() }
  scriptScreen("scripts") { ScriptSheet() }
  scriptScreen("scripts-bold") { ScriptSheet(font: .boldSystemFont(ofSize: 13)) }
  scriptScreen("scripts-serif") { ScriptSheet(font: .serifSheetFont) }
  Screen("text-lines", device: .lineSheet) { LineSheet() }
  Screen("text-sizes-arabic", device: .sizeSheet) { TextSizeSheet(.arabic) }
  Screen("text-sizes-japanese", device: .sizeSheet) { TextSizeSheet(.japanese) }
  showWindowScreens
  stateScreens
}

/// A sheet of scripts whose last row shows characters that no font supports.
private func scriptScreen(_ name: String, _ view: @escaping @MainActor @Sendable () -> UIViewController) -> Screen {
  var screen = Screen(name, device: .scriptSheet, controller: view)
  screen.expectedMessages = ["(U+1FAE9)", "(U+F8FF)", "(U+10FFFD)"]
  return screen
}

extension Device {
  /// The size of the README's banner.
  fileprivate static let banner = sheet("banner", width: 360, height: 96, scale: 2)
  fileprivate static let card = sheet("card", width: 320, height: 240, scale: 2)
  fileprivate static let lanes = sheet("lanes", width: 360, height: 300, scale: 2)
  fileprivate static let stackSheet = sheet("sheet", width: 1128, height: 1154, scale: 1)
  fileprivate static let scriptSheet = sheet("sheet", width: 390, height: 1080, scale: 2)
  fileprivate static let lineSheet = sheet("sheet", width: 390, height: 800, scale: 2)
  fileprivate static let sizeSheet = sheet("sheet", width: 640, height: 1480, scale: 1)
  fileprivate static let typeSheet = sheet("sheet", width: 1000, height: 1152, scale: 1)

  private static func sheet(_ name: String, width: CGFloat, height: CGFloat, scale: CGFloat) -> Device {
    (try? Device(name: name, size: CGSize(width: width, height: height), scale: scale)) ?? .iPhoneSE
  }
}

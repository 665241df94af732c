// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Tessera

/// Screens that show animations and flows, and an app that combines UIKit and SwiftUI.
let swiftUIShowScreens = [
  Screen(
    "checkout", device: .iPhoneSE,
    animations: [
      animation("push", 0.6) { (view: CheckoutView) in view.model.path.append(.bag) }
    ],
    flows: [checkoutFlow]
  ) { UIHostingController(rootView: CheckoutView(model: CheckoutModel())) },
  Screen(
    "now-playing",
    animations: [
      animation("pause", 0.9) { (view: NowPlayingView) in view.player.togglePlayback() },
      animation("collapse", 0.8) { (view: NowPlayingView) in view.player.toggleSize() },
    ]
  ) { UIHostingController(rootView: NowPlayingView(player: Player())) },
  Screen(
    "weather", device: .panel(280, 268),
    animations: [
      animation("nightfall", 0.9) { (view: WeatherView) in view.model.nightfall() },
      animation("week", 0.5) { (view: WeatherView) in view.model.showWeek() },
    ]
  ) { UIHostingController(rootView: WeatherView(model: WeatherModel())) },
  device(
    Screen(
      "onboarding", device: .phone,
      animations: [
        animation("turn", 0.7) { (view: OnboardingView) in view.model.advance() },
        animation("sign-up", 0.7) { (view: OnboardingView) in view.model.isSigningUp = true },
      ],
      flows: [introductionFlow]
    ) { UIHostingController(rootView: OnboardingView(model: OnboardingModel())) }),
  device(
    Screen(
      "rings", device: .phone,
      animations: [
        animation("fill", 1.4) { (view: RingsView) in view.model.replay() }
      ]
    ) { UIHostingController(rootView: RingsView(model: ActivityModel())) }),
  device(
    Screen(
      "mixed", device: .phone,
      animations: [
        tripsAnimation("check-in", 0.8) { $0.ticket.checkIn() },
        tripsAnimation("open", 0.6) { $0.open(Trip.all[0]) },
      ],
      flows: [tripsFlow]
    ) {
      let navigation = UINavigationController(rootViewController: TripsController())
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }),
]

/// The twenty steps of the flow of the UIKit screen.
private let checkoutFlow = Flow("Checkout") {
  $0.tap("M")
  $0.tap("Increment")
  $0.tap("Gift wrap")
  $0.tap("Add to bag")
  $0.expect("Bag, 2 pieces")
  $0.snapshot("Shirt")
  $0.tap("Bag, 2 pieces")
  $0.expect("Linen shirt, M")
  $0.snapshot("Bag")
  $0.tap("Check out")
  $0.type("Ada Lovelace", into: "Name")
  $0.type("4111 1111 1111 1111", into: "Card")
  $0.type("12/30", into: "Expiry")
  $0.snapshot("Form")
  $0.pressReturn()
  $0.swipe(.up)
  $0.tap("Pay")
  $0.wait(0.5)
  $0.expect("Thank you, Ada Lovelace!")
  $0.snapshot("Receipt")
}

private let introductionFlow = Flow("Introduction") {
  $0.tap("Continue")
  $0.expect("Read the sky")
  $0.snapshot("Sky")
  $0.tap("Continue")
  $0.expect(no: "Skip")
  $0.snapshot("Night")
  $0.tap("Get Started")
  $0.snapshot("Account")
  $0.type("ada@example.org", into: "Email")
  $0.tap("Join")
  $0.expect(no: "Create Account")
}

private let tripsFlow = Flow("Trips") {
  $0.tap("Check In")
  $0.expect("Checked in")
  $0.snapshot("Ticket")
  $0.tap("Coimbra")
  $0.expect("Entroncamento")
  $0.snapshot("Coimbra")
  $0.back()
  $0.snapshot("Trips")
  $0.tap("Faro")
  $0.expect("Tunes")
}

/// Returns an animation of a screen whose root view controller hosts a SwiftUI view.
private func animation<Root: View>(
  _ name: String, _ duration: Double, _ start: @escaping @MainActor @Sendable (Root) -> Void
) -> ScreenAnimation {
  ScreenAnimation(name, duration: duration) { (host: UIHostingController<Root>) in start(host.rootView) }
}

private func tripsAnimation(
  _ name: String, _ duration: Double, _ start: @escaping @MainActor @Sendable (TripsController) -> Void
) -> ScreenAnimation {
  ScreenAnimation(name, duration: duration) { (navigation: UINavigationController) in
    if let trips = navigation.topViewController as? TripsController { start(trips) }
  }
}

/// Returns the screen with a status bar and a home indicator.
private func device(_ screen: Screen) -> Screen {
  var screen = screen
  screen.deviceFrame = .statusBar
  return screen
}

extension Device {
  /// An iPhone 16 with 2 pixels per point, for smaller goldens.
  fileprivate static let phone = (try? Device.iPhone16.scaled(to: 2)) ?? .iPhone16

  fileprivate static func panel(_ width: CGFloat, _ height: CGFloat) -> Device {
    (try? Device(name: "panel", size: CGSize(width: width, height: height), scale: 2)) ?? .iPhoneSE
  }
}

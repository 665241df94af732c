// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The screens of an iOS app that the porting tool ports without manual changes.

import JournalCore
import Tessera
import TesseraTesting
import Testing
import UIKit

@testable import Journal

@Suite(.snapshots(report: ".build/snapshot-report")) @MainActor
struct JournalScreens {
  static let size = CGSize(width: 320, height: 480)
  static let traits = UITraitCollection(displayScale: 1)

  let environment = AppEnvironment(
    store: TripStore(trips: SampleData.trips),
    settings: AppSettings(defaults: UserDefaults(suiteName: "JournalScreens-\(UUID().uuidString)") ?? .standard),
    authentication: DemoAuthenticationService())

  func check(_ controller: UIViewController, _ name: String) {
    let navigation = UINavigationController(rootViewController: controller)
    assertSnapshot(of: navigation, as: .image(size: Self.size, traits: Self.traits), named: name)
  }

  @Test func trips() { check(TripListViewController(environment: environment), "trips") }
  @Test func settings() { check(SettingsViewController(environment: environment), "settings") }
  @Test func statistics() { check(StatisticsViewController(environment: environment), "statistics") }
  @Test func login() { check(LoginViewController(environment: environment), "login") }
  @Test func onboarding() { check(OnboardingViewController(environment: environment), "onboarding") }
  @Test func profile() { check(ProfileViewController(environment: environment), "profile") }

  @Test func trip() throws {
    let trip = try #require(environment.store.trips.first)
    check(TripDetailViewController(tripIdentifier: trip.id, environment: environment), "trip")
  }

  @Test func photos() throws {
    let trip = try #require(environment.store.trips.first)
    check(PhotoGridViewController(tripIdentifier: trip.id, environment: environment), "photos")
  }

  @Test func editor() throws {
    let trip = try #require(environment.store.trips.first)
    let entry = try #require(trip.entries.first)
    check(EntryEditorViewController(entry: entry, in: trip.id, environment: environment), "editor")
  }

  @Test func destinations() { check(DestinationsViewController(), "destinations") }

  @Test func destinationsInTheDark() {
    let dark = Self.traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    let navigation = UINavigationController(rootViewController: DestinationsViewController())
    assertSnapshot(of: navigation, as: .image(size: Self.size, traits: dark), named: "destinations-dark")
  }

  @Test(arguments: ["de", "ar"])
  func destinations(in language: String) throws {
    try withLanguage(language) { check(DestinationsViewController(), "destinations-\(language)") }
  }

  @Test func about() throws {
    let storyboard = UIStoryboard(name: "About", bundle: nil)
    let about = try #require(storyboard.instantiateInitialViewController())
    assertSnapshot(of: about, as: .image(size: Self.size, traits: Self.traits), named: "about")
  }

  /// The screens of `#Preview` declarations are named after their file and the preview.
  @Test func previews() throws {
    let screens = try ScreenCatalog.previews().screens
    let names = screens.map(\.name)
    #expect(names == ["DestinationsViewController-Destinations", "DestinationsViewController-About"])
    #expect(screens.map(\.device) == [.iPhone16, Device.iPhone16.landscape])
    for screen in screens { #expect(try Renderer().layout(screen).missingResources.isEmpty) }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The screens of two packages of SwiftUI components, written as for iOS: Northwind in Swift 6 and Birch in Swift 5.
// Each screen is rendered in light and dark mode, at an accessibility text size and in a right-to-left layout:
//
//     TESSERA_COMPONENTS=1 swift run --traits Previews ComponentCatalog test

import Birch
import Northwind
import SwiftUI
import Tessera
import TesseraCommand

@main
struct ComponentCatalog {
  static func main() async {
    await CatalogCommand.main(catalog)
  }

  private static let catalog = ScreenCatalog(goldens: "Tests/Components/Goldens") {
    screen("foundations") { NorthwindShowcaseFoundations() }
    screen("controls") { NorthwindShowcaseControls() }
    screen("cards") { NorthwindShowcaseCards() }
    screen("lists") { NorthwindShowcaseLists() }
    screen("forms") { NorthwindShowcaseForms() }
    screen("feedback") { NorthwindShowcaseFeedback() }
    screen("people") { NorthwindShowcasePeople() }
    screen("commerce") { NorthwindShowcaseCommerce() }
    screen("charts") { NorthwindShowcaseCharts() }
    screen("adaptive") { NorthwindShowcaseAdaptive() }
    screen("birch-welcome") { BirchShowcaseWelcome() }
    screen("birch-profile") { BirchShowcaseProfile() }
    screen("birch-messages") { BirchShowcaseMessages() }
    screen("birch-today") { BirchShowcaseToday() }
    screen("birch-reports") { BirchShowcaseReports() }
  }

  private static func screen(_ name: String, _ view: @escaping @MainActor @Sendable () -> some View) -> Screen {
    var screen = Screen(name, device: .compact) { UIHostingController(rootView: view()) }
    screen.snapshots = SnapshotMatrix()
      .union(SnapshotMatrix(appearances: [.light], directions: [.rightToLeft]))
      .union(SnapshotMatrix(appearances: [.light], textSizes: [.accessibilityExtraLarge]))
    return screen
  }
}

extension Device {
  /// The size of an iPhone 14 at one pixel per point, so that goldens are small.
  fileprivate static let compact: Device = {
    do {
      return try Device(name: "compact", size: CGSize(width: 390, height: 844), scale: 1)
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera

/// The paths of a user through the app. Views are found by their labels.
@MainActor
enum AppFlows {
  static let all = flows(trailingSwipe: .left)
  /// The flows in a right-to-left layout, in which a swipe to the right reveals the trailing actions.
  static let allMirrored = flows(trailingSwipe: .right)

  private static func flows(trailingSwipe: FlowDirection) -> [Flow] {
    [editItem, checkErrand(trailingSwipe), search, newErrand, tabs, lists, order]
  }

  static let editItem = Flow("Edit an item") {
    $0.tap("Inventory")
    $0.snapshot("Inventory")
    $0.tap("Olive oil")
    $0.snapshot("Item")
    $0.tap(.named("More").nth(0))
    $0.snapshot("Menu")
    $0.tap("Edit")
    $0.snapshot("Editor")
    $0.type(" extra", into: "Name")
    $0.snapshot("Typed")
    $0.tap("Save")
    $0.expect("Olive oil extra")
    $0.snapshot("Saved")
    $0.back()
    $0.snapshot("Back")
  }

  private static func checkErrand(_ swipe: FlowDirection) -> Flow {
    Flow("Check off an errand") {
      $0.tap("Errands")
      $0.snapshot("Errands")
      $0.tap("Return library books")
      $0.snapshot("Checked")
      $0.swipe(swipe, on: "Buy espresso beans")
      $0.snapshot("Actions")
      $0.tap("Delete")
      $0.snapshot("Deleted")
      $0.tap("Undo")
      $0.snapshot("Undone")
    }
  }

  static let search = Flow("Search") {
    $0.tap("Search")
    $0.snapshot("Search")
    $0.type("oil", into: "Items, errands, people")
    $0.snapshot("Results")
    $0.tap("Cancel")
    $0.snapshot("Cancelled")
  }

  static let newErrand = Flow("Dismiss a sheet") {
    $0.tap("Errands")
    $0.tap("New errand")
    $0.snapshot("Sheet")
    $0.tap("Cancel")
    $0.snapshot("Errands")
  }

  static let tabs = Flow("Tabs") {
    for name in ["Inventory", "Errands", "Activity", "Settings", "Home"] {
      $0.tap(.named(name))
      $0.snapshot(name)
    }
  }

  static let lists = Flow("Lists") {
    $0.tap("Show all")
    $0.snapshot("Lists")
    $0.tap("Groceries")
    $0.snapshot("Groceries")
    $0.tap("Milk")
    $0.snapshot("Checked")
    $0.swipe(.up)
    $0.snapshot("Scrolled")
  }

  static let order = Flow("Order") {
    $0.tap("Order")
    $0.snapshot("Form")
    $0.tap("Review")
    $0.snapshot("Summary")
  }

  static let onboarding = Flow("Onboarding") {
    for page in 1...3 {
      $0.snapshot("Page \(page)")
      $0.tap("Continue")
    }
    $0.snapshot("Name")
    $0.type("Harbor Street", into: "Household")
    $0.pressReturn()
    $0.snapshot("Home")
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import Testing
import UIKit

@Suite struct ScreenCatalogTests {
  private func screen(_ name: String) -> Screen { Screen(name) { UIViewController() } }

  @Test func selectsByNameInRequestedOrder() throws {
    let catalog = ScreenCatalog([screen("a"), screen("b"), screen("c")])
    #expect(try catalog.select([]).map(\.name) == ["a", "b", "c"])
    #expect(try catalog.select(["c", "a"]).map(\.name) == ["c", "a"])
  }

  @Test func reportsAnUnknownScreen() {
    let catalog = ScreenCatalog([screen("a")])
    #expect(throws: RenderError.unknownScreen("x", known: ["a"])) { try catalog.select(["x"]) }
  }

  @Test func rejectsDuplicateNames() {
    #expect(throws: RenderError.duplicateScreen("a")) { try ScreenCatalog([screen("a"), screen("a")]).select([]) }
  }

  @Test(arguments: ["", "a/b", "..", "a b", "ä", "a\0", String(repeating: "a", count: 101)])
  func rejectsInvalidFileNames(_ name: String) {
    #expect(throws: RenderError.badScreenName(name)) { try ScreenCatalog([screen(name)]).select([]) }
  }

  @Test func buildsWithControlFlow() {
    let wantsMore = true
    let catalog = ScreenCatalog {
      screen("first")
      if wantsMore { screen("second") }
      for name in ["third", "fourth"] { screen(name) }
    }
    #expect(catalog.screens.map(\.name) == ["first", "second", "third", "fourth"])
  }
}

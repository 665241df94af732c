// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// After a tap on the button, the delivery's details look as if they had been open or closed from the beginning.

import Tessera
import TesseraGallery
import TesseraRaster
import TesseraViews
import Testing

@Suite @MainActor
struct DeliveryTests {
  private func layout(_ name: String) throws -> LaidOutScreen {
    let screen = try #require(galleryCatalog.screens.first { $0.name == name })
    return try Renderer().layout(screen)
  }

  private func button(titled title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { self.button(titled: title, in: $0) }.first
  }

  @Test func togglesDetails() throws {
    let (closed, open) = (try layout("delivery").displayList, try layout("delivery-details").displayList)
    #expect(closed != open)
    let screen = try layout("delivery")
    for (title, expected) in [("Show details", open), ("Hide details", closed), ("Show details", open)] {
      try #require(button(titled: title, in: screen.window)).sendActions(for: .touchUpInside)
      screen.window.layoutIfNeeded()
      #expect(screen.displayList == expected)
    }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

/// Sheets that replace, cover or follow each other.
@MainActor
@Suite struct SheetSequenceTests {
  let desk = Desk()

  @Test func anItemOfAnotherIdentityReplacesTheSheet() {
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    desk.item = Chore(id: 1, title: "Sweep")
    screen.layOut()
    let first = screen.presented
    #expect(screen.frontTexts == ["Edit Sweep"])
    desk.item = Chore(id: 1, title: "Sweep the porch")
    screen.layOut()
    #expect(screen.presented === first)
    #expect(screen.frontTexts == ["Edit Sweep the porch"])
    desk.item = Chore(id: 2, title: "Dust")
    screen.layOut()
    screen.layOut()
    #expect(screen.presented !== first)
    #expect(screen.frontTexts == ["Edit Dust"])
    screen.swipeDown()
    #expect(desk.item == nil)
    #expect(desk.journal.take() == ["closed item", "closed item"])
  }

  // MARK: Several sheets

  @Test func aSheetPresentsAnotherSheet() {
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    desk.showsSheet = true
    screen.layOut()
    screen.tap("More")
    #expect(screen.frontTexts == ["Second"])
    #expect(screen.front?.presentingViewController === screen.presented)
    screen.swipeDown()
    #expect(!desk.showsSecond)
    #expect(desk.showsSheet)
    #expect(screen.frontTexts.first == "New chore 0")
  }

  @Test func dismissingASheetDismissesTheSheetsOnTopOfIt() {
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    desk.showsSheet = true
    screen.layOut()
    desk.showsSecond = true
    screen.layOut()
    desk.showsSheet = false
    screen.layOut()
    #expect(screen.presented == nil)
  }

  @Test func aSecondSheetWaitsForTheFirst() {
    desk.showsSheet = true
    let desk = desk
    var screen: PresentingScreen<ChoresScreen>?
    let messages = reports {
      screen = PresentingScreen(ChoresScreen(desk: desk))
      desk.item = Chore(id: 1, title: "Sweep")
      screen?.layOut()
      screen?.layOut()
    }
    #expect(
      messages.filter { $0.contains("another presentation is in progress") }.count == 1, "\(messages)")
    #expect(screen?.frontTexts.first == "New chore 0")
    screen?.tap("Cancel")
    screen?.layOut()
    #expect(screen?.frontTexts == ["Edit Sweep"])
  }
}

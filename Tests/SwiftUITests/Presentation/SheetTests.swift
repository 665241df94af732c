// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

@MainActor
@Suite struct SheetTests {
  let desk = Desk()

  @Test func aSheetIsPresentedWhileItsBindingIsTrue() {
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    #expect(screen.presented == nil)
    desk.showsSheet = true
    screen.layOut()
    #expect(screen.presented?.modalPresentationStyle == .pageSheet)
    #expect(screen.frontTexts.prefix(2) == ["New chore 0", "Untitled"])
    desk.showsSheet = false
    screen.layOut()
    #expect(screen.presented == nil)
    #expect(desk.journal.take() == ["closed false"])
  }

  @Test func aTapPresentsTheSheet() {
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    #expect(screen.tap("New"))
    #expect(screen.frontTexts.first == "New chore 0")
  }

  @Test func aSheetOfTheFirstEvaluationIsPresented() {
    desk.showsSheet = true
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    #expect(screen.frontTexts.first == "New chore 0")
  }

  @Test func pullingTheSheetDownWritesTheBindingOnceAndThenCallsOnDismiss() {
    let journal = desk.journal
    let desk = desk
    let binding = Binding(
      get: { desk.showsSheet },
      set: { new in
        journal.add("write \(new)")
        desk.showsSheet = new
      })
    let screen = PresentingScreen(
      Text("Main").sheet(isPresented: binding, onDismiss: { journal.add("closed") }) { Text("Sheet") })
    desk.showsSheet = true
    screen.layOut()
    screen.swipeDown()
    #expect(screen.presented == nil)
    #expect(journal.take() == ["write false", "closed"])
  }

  @Test func dismissClosesTheSheetAndWritesTheBinding() {
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    desk.showsSheet = true
    screen.layOut()
    #expect(screen.tap("Cancel"))
    #expect(screen.presented == nil)
    #expect(!desk.showsSheet)
    #expect(desk.journal.take() == ["closed false"])
  }

  @Test func dismissingTwiceClosesOnce() {
    var dismiss: DismissAction?
    let journal = desk.journal
    let screen = PresentingScreen(
      Text("Main").sheet(
        isPresented: Binding(get: { self.desk.showsSheet }, set: { self.desk.showsSheet = $0 }),
        onDismiss: { journal.add("closed") }
      ) { EnvironmentReader { dismiss = $0.dismiss } })
    desk.showsSheet = true
    screen.layOut()
    dismiss?()
    dismiss?()
    screen.layOut()
    dismiss?()
    screen.layOut()
    #expect(journal.take() == ["closed"])
  }

  @Test func thePresentationModeDismisses() {
    var mode: Binding<PresentationMode>?
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").sheet(isPresented: Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 })) {
        EnvironmentReader { mode = $0.presentationMode }
      })
    desk.showsSheet = true
    screen.layOut()
    #expect(mode?.wrappedValue.isPresented == true)
    mode?.wrappedValue.dismiss()
    screen.layOut()
    #expect(!desk.showsSheet)
    #expect(screen.presented == nil)
  }

  @Test func changesOfThePresenterAndOfTheContentUpdateTheSheet() {
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    desk.showsSheet = true
    screen.layOut()
    screen.tap("Rename")
    #expect(screen.frontTexts.prefix(2) == ["New chore 0", "Mop"])
    desk.count = 3
    screen.layOut()
    #expect(screen.frontTexts.prefix(2) == ["New chore 3", "Mop"])
    #expect(screen.texts.first == "Chores 3")
  }

  @Test func aStateOfThePresenterThatOnlyTheContentReadsUpdatesTheSheet() {
    struct Counter: View {
      @State private var count = 0
      let journal: Journal
      var body: some View {
        Text("Main").noted("main", journal)
          .sheet(isPresented: .constant(true)) { Button("Count \(count)") { count += 1 } }
      }
    }
    let screen = PresentingScreen(Counter(journal: desk.journal))
    screen.tap("Count 0")
    #expect(screen.frontTexts == ["Count 1"])
    #expect(desk.journal.take() == ["main"])
  }

  @Test func theEnvironmentIsPassedToTheSheet() {
    struct Show: View {
      @Environment(Desk.self) private var desk
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(desk.count) \(limit ?? 0)") }
    }
    desk.count = 7
    let screen = PresentingScreen(
      Text("Main").sheet(isPresented: .constant(true)) { Show() }.environment(desk).lineLimit(4))
    #expect(screen.frontTexts == ["7 4"])
  }

  // MARK: Misuse

  @Test func aBindingThatStaysTrueDoesNotLoop() {
    let journal = desk.journal
    let screen = PresentingScreen(
      Text("Main").sheet(isPresented: .constant(true), onDismiss: { journal.add("closed") }) { Text("Sheet") })
    #expect(screen.frontTexts == ["Sheet"])
    screen.swipeDown()
    #expect(screen.presented == nil)
    screen.layOut()
    #expect(screen.presented == nil)
    #expect(journal.take() == ["closed"])
  }

  @Test func anOnDismissThatShowsTheSheetAgainShowsIt() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").sheet(
        isPresented: Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 }),
        onDismiss: { desk.showsSheet = true }
      ) { Text("Sheet") })
    desk.showsSheet = true
    screen.layOut()
    let first = screen.presented
    screen.swipeDown()
    screen.layOut()
    #expect(screen.presented != nil && screen.presented !== first)
  }

  @Test func contentThatDismissesItselfOnAppearIsClosed() {
    struct Fleeting: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("Fleeting").onAppear { dismiss() } }
    }
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").sheet(isPresented: Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 })) {
        Fleeting()
      })
    desk.showsSheet = true
    screen.layOut()
    screen.layOut()
    #expect(!desk.showsSheet)
    #expect(screen.presented == nil)
  }

  @Test func removingThePresentingViewDismissesTheSheet() {
    let screen = PresentingScreen(ChoresScreen(desk: desk))
    desk.showsSheet = true
    screen.layOut()
    desk.isVisible = false
    screen.layOut()
    #expect(screen.presented == nil)
    #expect(desk.showsSheet)
  }

  @Test func aHostOutsideOfAWindowPresentsWhenItEntersOne() {
    let controller = UIHostingController(rootView: Text("Main").sheet(isPresented: .constant(true)) { Text("Sheet") })
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.layoutIfNeeded()
    #expect(controller.presentedViewController == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.presentedViewController != nil)
  }

  // MARK: Covers

  @Test func aFullScreenCoverFillsTheWindow() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main \(desk.count)").fullScreenCover(
        isPresented: Binding(get: { desk.showsCover }, set: { desk.showsCover = $0 }),
        onDismiss: { desk.journal.add("closed") }
      ) { Button("Close") { desk.showsCover = false } })
    desk.showsCover = true
    screen.layOut()
    #expect(screen.presented.map { $0.view.convert($0.view.bounds, to: nil) } == screen.window.bounds)
    screen.swipeDown()
    #expect(screen.presented != nil)
    screen.tap("Close")
    #expect(screen.presented == nil)
    #expect(desk.journal.take() == ["closed"])
  }
}

/// A view that passes its environment to a closure.
private struct EnvironmentReader: View {
  @Environment(\.self) private var environment
  let read: (EnvironmentValues) -> Void
  var body: some View {
    read(environment)
    return Text("Reader")
  }
}

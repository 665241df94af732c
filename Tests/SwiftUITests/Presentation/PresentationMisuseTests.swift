// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

/// Presentations that never come to rest, or that change while they are in progress.
@MainActor
@Suite struct PresentationMisuseTests {
  private let desk = Desk()

  private struct Endless: View {
    var body: some View {
      // A view whose body refers to itself needs type erasure.
      Text("Again").sheet(isPresented: .constant(true)) { AnyView(Endless()) }
    }
  }

  @Test func aViewThatPresentsItselfIsStopped() {
    let messages = reports {
      let screen = PresentingScreen(Endless())
      var (count, next) = (0, screen.presented)
      while let controller = next {
        count += 1
        next = controller.presentedViewController
      }
      #expect(count == 20)
    }
    #expect(messages.contains { $0.contains("More than 20 presentations") })
  }

  /// The content closes the sheet as soon as it appears, and its dismissal shows it again.
  @Test func aSheetThatFlickersForeverDoesNotHang() {
    struct Flicker: View {
      let desk: Desk
      @State private var isPresented = true
      var body: some View {
        Text("Main").sheet(isPresented: $isPresented, onDismiss: { isPresented = true }) {
          Closing(desk: desk)
        }
      }
    }
    struct Closing: View {
      let desk: Desk
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("Closing").onAppear {
          desk.journal.add("appear")
          dismiss()
        }
      }
    }
    let messages = reports {
      let screen = PresentingScreen(Flicker(desk: desk))
      screen.layOut()
      #expect(screen.presented == nil)
    }
    #expect(desk.journal.take().count == 50)
    #expect(messages.contains { $0.contains("does not end") })
  }

  @Test func aBindingThatIsToggledWhileItIsReadEnds() {
    let desk = desk
    var reads = 0
    let binding = Binding(
      get: {
        reads += 1
        return reads.isMultiple(of: 2)
      }, set: { _ in })
    let screen = PresentingScreen(Text("Main \(desk.count)").sheet(isPresented: binding) { Text("Sheet") })
    for _ in 0..<5 {
      desk.count += 1
      screen.layOut()
    }
    #expect(reads < 1000)
  }

  @Test func theBindingMayChangeSeveralTimesBeforeALayout() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").sheet(
        isPresented: Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 }),
        onDismiss: { desk.journal.add("closed") }
      ) { Text("Sheet") })
    desk.showsSheet = true
    desk.showsSheet = false
    screen.layOut()
    #expect(screen.presented == nil)
    desk.showsSheet = true
    screen.layOut()
    let first = screen.presented
    desk.showsSheet = false
    desk.showsSheet = true
    screen.layOut()
    #expect(screen.presented === first)
    #expect(desk.journal.take().isEmpty)
  }

  @Test func aSheetAndAnAlertOfOneViewFollowEachOther() {
    struct Both: View {
      let desk: Desk
      var body: some View {
        @Bindable var desk = desk
        Text("Main")
          .sheet(isPresented: $desk.showsSheet) {
            Button("Close") {
              desk.showsSheet = false
              desk.showsAlert = true
            }
          }
          .alert("Closed", isPresented: $desk.showsAlert) {}
      }
    }
    let screen = PresentingScreen(Both(desk: desk))
    desk.showsSheet = true
    screen.layOut()
    screen.tap("Close")
    screen.layOut()
    #expect(screen.alert?.title == "Closed")
    screen.tap("OK")
    #expect(screen.presented == nil)
    #expect(!desk.showsAlert)
  }

  @Test func aControllerPresentedByUIKitDelaysTheSheet() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main \(desk.count)").sheet(
        isPresented: Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 })
      ) { Text("Sheet") })
    let other = UIViewController()
    screen.controller.present(other, animated: false)
    desk.showsSheet = true
    screen.layOut()
    #expect(screen.presented === other)
    other.dismiss(animated: false)
    screen.controller.view.setNeedsLayout()
    screen.layOut()
    #expect(screen.frontTexts == ["Sheet"])
  }

  @Test func dismissingWithUIKitWritesTheBinding() {
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").sheet(
        isPresented: Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 }),
        onDismiss: { desk.journal.add("closed \(desk.showsSheet)") }
      ) { Text("Sheet") })
    desk.showsSheet = true
    screen.layOut()
    screen.controller.dismiss(animated: false)
    screen.layOut()
    #expect(!desk.showsSheet)
    #expect(desk.journal.take() == ["closed false"])
  }
}

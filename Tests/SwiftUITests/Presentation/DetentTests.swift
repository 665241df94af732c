// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

private struct BarDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
}

private struct NoDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { nil }
}

@MainActor
@Suite struct DetentTests {
  private let desk = Desk()

  private func screen<V: View>(_ content: V, width: CGFloat = 390) -> PresentingScreen<some View> {
    PresentingScreen(Text("Main").sheet(isPresented: .constant(true)) { content }, width: width)
  }

  private func sheet<V: View>(_ content: V) -> UISheetPresentationController? {
    // The window retains its root controller; the test retains the sheet through its presentation controller.
    let screen = screen(content)
    keep.screens.append(screen)
    return screen.presented?.sheetPresentationController
  }
  private let keep = Keep()
  private final class Keep { var screens: [Any] = [] }

  /// The window has no safe area, so that a large sheet is 844 - 20 = 824 points high.
  @Test func detentsAreSortedByHeight() {
    let sheet = sheet(
      Text("Sheet").presentationDetents([.large, .height(100), .custom(BarDetent.self), .fraction(0.25), .medium]))
    #expect(
      sheet?.detents.map(\.identifier.rawValue) == [
        // 82.4, 100, 206, 412 and 824 points.
        "SwiftUI.custom.BarDetent", "SwiftUI.height.100.0", "SwiftUI.fraction.0.25", "com.apple.UIKit.medium",
        "com.apple.UIKit.large",
      ])
    // 82.4 points, rounded to a third of a point.
    #expect(abs((sheet?.frameOfPresentedViewInContainerView.height ?? 0) - 82.0 - 1.0 / 3) < 0.001)
    #expect(sheet?.prefersGrabberVisible == true)
  }

  @Test(arguments: [
    (PresentationDetent.medium, 412), (.large, 824), (.height(300), 300), (.fraction(0.5), 412), (.height(5000), 824),
  ])
  func aDetentDeterminesTheHeight(_ detent: PresentationDetent, _ height: CGFloat) {
    let sheet = sheet(Text("Sheet").presentationDetents([detent]))
    #expect(sheet?.frameOfPresentedViewInContainerView.height == height)
    #expect(sheet?.prefersGrabberVisible == false)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0])
  func aDetentWithoutAValidHeightIsReportedAndIgnored(_ height: CGFloat) {
    let messages = reports {
      let sheet = sheet(Text("Sheet").presentationDetents([.height(height), .medium]))
      #expect(sheet?.detents.map(\.identifier) == [.medium])
    }
    #expect(messages.contains { $0.contains("no detent with a height of") })
  }

  @Test func aDisabledCustomDetentIsOmitted() {
    let sheet = sheet(Text("Sheet").presentationDetents([.custom(NoDetent.self), .medium]))
    #expect(sheet?.detents.map(\.identifier) == [.medium])
    let other = self.sheet(Text("Sheet").presentationDetents([.custom(NoDetent.self)]))
    #expect(other?.detents.map(\.identifier) == [.large])
  }

  @Test func theSelectionIsWrittenAndRead() {
    let desk = desk
    let selection = Binding(get: { desk.detent }, set: { desk.detent = $0 })
    let screen = screen(Text("Sheet").presentationDetents([.height(200), .medium, .large], selection: selection))
    let sheet = screen.presented?.sheetPresentationController
    #expect(sheet?.selectedDetentIdentifier == .medium)
    screen.swipeUp()
    #expect(desk.detent == .large)
    desk.detent = .height(200)
    screen.layOut()
    #expect(sheet?.frameOfPresentedViewInContainerView.height == 200)
    screen.swipeUp()
    #expect(desk.detent == .medium)
  }

  @Test func aSelectionOutsideOfTheDetentsIsReported() {
    let messages = reports {
      let sheet = sheet(
        Text("Sheet").presentationDetents([.height(200), .large], selection: .constant(.medium)))
      #expect(sheet?.frameOfPresentedViewInContainerView.height == 200)
    }
    #expect(messages.contains { $0.contains("not included in supported detents") })
  }

  @Test func theModifiersOfTheContentConfigureTheSheet() {
    let content = NavigationStack {
      Text("Sheet").presentationDetents([.medium, .large])
    }
    .presentationDragIndicator(.hidden)
    .presentationCornerRadius(24)
    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    .presentationContentInteraction(.scrolls)
    .interactiveDismissDisabled()
    let screen = screen(content)
    let sheet = screen.presented?.sheetPresentationController
    #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet?.prefersGrabberVisible == false)
    #expect(sheet?.preferredCornerRadius == 24)
    #expect(sheet?.largestUndimmedDetentIdentifier == .medium)
    #expect(sheet?.prefersScrollingExpandsWhenScrolledToEdge == false)
    #expect(screen.presented?.isModalInPresentation == true)
    screen.swipeDown()
    #expect(screen.presented != nil)
  }

  @Test func anOuterModifierTakesPrecedence() {
    let sheet = sheet(
      Text("Sheet").presentationDetents([.large]).presentationDetents([.medium]).presentationCornerRadius(nil))
    #expect(sheet?.detents.map(\.identifier) == [.medium])
    #expect(sheet?.preferredCornerRadius == nil)
  }

  @Test func aChangedModifierChangesTheSheet() {
    struct Lock: View {
      let desk: Desk
      var body: some View {
        Text("Sheet").interactiveDismissDisabled(desk.isLocked)
          .presentationDetents(desk.isLocked ? [.medium] : [.large])
      }
    }
    let screen = screen(Lock(desk: desk))
    #expect(screen.presented?.isModalInPresentation == false)
    desk.isLocked = true
    screen.layOut()
    #expect(screen.presented?.isModalInPresentation == true)
    #expect(screen.presented?.sheetPresentationController?.frameOfPresentedViewInContainerView.height == 412)
  }

  @Test func theViewBehindReceivesTouchesIfItIsEnabled() {
    let desk = desk
    let screen = PresentingScreen(
      VStack {
        Button("Count") { desk.count += 1 }
        Spacer()
      }
      .sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
      })
    screen.tap("Count")
    #expect(desk.count == 1)
    #expect(screen.presented != nil)
  }

  @Test func theBackgroundFillsTheSheet() {
    let screen = screen(Text("Sheet").presentationDetents([.height(200)]).presentationBackground(Color.green))
    screen.layOut()
    let container = screen.presented?.view.superview
    #expect(screen.presented?.view.backgroundColor == .clear)
    #expect(container?.subviews.first is HostingView)
    #expect(container?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
  }

  @Test func sheetsOnWideScreensHaveTheSizeOfAPageOrAForm() {
    let page = PresentingScreen(
      Text("Main").sheet(isPresented: .constant(true)) { Text("Sheet") }, width: 1024, height: 1366)
    // A page is 704 points wide, and 24 points from the top and the bottom.
    #expect(page.presented?.view.bounds.size == CGSize(width: 704, height: 1318))
    let form = PresentingScreen(
      Text("Main").sheet(isPresented: .constant(true)) { Text("Sheet").presentationSizing(.form) }, width: 1024,
      height: 1366)
    #expect(form.presented?.view.bounds.size == CGSize(width: 540, height: 620))
    let fitted = PresentingScreen(
      Text("Main").sheet(isPresented: .constant(true)) {
        Color.red.frame(width: 300, height: 200).presentationSizing(.fitted)
      }, width: 1024, height: 1366)
    #expect(fitted.presented?.view.bounds.size == CGSize(width: 300, height: 200))
  }

  @Test func aModifierOutsideOfPresentationsHasNoEffect() {
    let messages = reports {
      let screen = PresentingScreen(Text("Main").presentationDetents([.medium]).interactiveDismissDisabled())
      #expect(screen.presented == nil)
    }
    #expect(messages.isEmpty)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

@MainActor
@Suite struct PopoverTests {
  private let desk = Desk()

  private struct Anchored: View {
    let desk: Desk
    var edge = Edge.top
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var adaptation = PresentationAdaptation.automatic

    var body: some View {
      @Bindable var desk = desk
      Button("Info") { desk.showsPopover = true }.frame(width: 100, height: 50)
        .popover(isPresented: $desk.showsPopover, attachmentAnchor: anchor, arrowEdge: edge) {
          Text("Details \(desk.count)").frame(width: 200, height: 120).presentationCompactAdaptation(adaptation)
        }
    }
  }

  private func popover(_ view: Anchored, width: CGFloat = 1024) -> UIPopoverPresentationController? {
    desk.showsPopover = true
    let screen = PresentingScreen(view, width: width, height: 800)
    keep.append(screen)
    return screen.presented?.popoverPresentationController
  }
  private var keep: Keep { Keep.shared }
  @MainActor private final class Keep {
    static let shared = Keep()
    var screens: [Any] = []
    func append(_ screen: Any) { screens.append(screen) }
  }

  /// The button is in the center of the window: at (462, 375), 100 x 50 points.
  @Test func aPopoverPointsAtTheView() {
    let popover = popover(Anchored(desk: desk))
    #expect(popover?.sourceRect == CGRect(x: 462, y: 375, width: 100, height: 50))
    #expect(popover?.sourceView is HostingView)
    #expect(popover?.presentedViewController.preferredContentSize == CGSize(width: 200, height: 120))
    #expect(popover?.arrowDirection == .up)
    // The arrow is 13 points high.
    #expect(popover?.frameOfPresentedViewInContainerView == CGRect(x: 412, y: 425, width: 200, height: 133))
  }

  @Test(arguments: [
    (Edge.top, UIPopoverArrowDirection.up), (.bottom, .down), (.leading, .left), (.trailing, .right),
  ])
  func theArrowIsAtItsEdge(_ edge: Edge, _ direction: UIPopoverArrowDirection) {
    #expect(popover(Anchored(desk: desk, edge: edge))?.arrowDirection == direction)
  }

  @Test func theAnchorCanBeAPointOrARectangle() {
    let point = popover(Anchored(desk: desk, anchor: .point(.bottomTrailing)))
    #expect(point?.sourceRect == CGRect(x: 562, y: 425, width: 0, height: 0))
    let rect = popover(Anchored(desk: desk, anchor: .rect(.rect(CGRect(x: 10, y: 5, width: 20, height: 30)))))
    #expect(rect?.sourceRect == CGRect(x: 472, y: 380, width: 20, height: 30))
  }

  @Test func aPopoverWithoutSpaceAtItsEdgeUsesAnother() {
    desk.showsPopover = true
    let screen = PresentingScreen(
      VStack {
        Anchored(desk: desk, edge: .bottom)
        Spacer()
      }, width: 1024, height: 800)
    #expect(screen.presented?.popoverPresentationController?.arrowDirection == .up)
  }

  @Test func inCompactWidthThePopoverIsASheetUnlessItIsAdapted() {
    let sheet = popover(Anchored(desk: desk), width: 390)
    #expect(sheet?.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 20, width: 390, height: 780))
    let popover = self.popover(Anchored(desk: desk, adaptation: .popover), width: 390)
    #expect(popover?.frameOfPresentedViewInContainerView.width == 200)
    let cover = self.popover(Anchored(desk: desk, adaptation: .fullScreenCover), width: 390)
    #expect(cover?.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 0, width: 390, height: 800))
  }

  @Test func aTapOutsideDismissesThePopover() {
    desk.showsPopover = true
    let screen = PresentingScreen(Anchored(desk: desk), width: 1024, height: 800)
    desk.count = 2
    screen.layOut()
    #expect(screen.frontTexts == ["Details 2"])
    screen.window.tap(at: CGPoint(x: 50, y: 50))
    screen.layOut()
    #expect(screen.presented == nil)
    #expect(!desk.showsPopover)
  }

  @Test func aPopoverForAnItem() {
    let desk = desk
    let item = Binding(get: { desk.item }, set: { desk.item = $0 })
    let screen = PresentingScreen(
      Text("Main").popover(item: item) { Text($0.title) }, width: 1024, height: 800)
    desk.item = Chore(id: 1, title: "Sweep")
    screen.layOut()
    #expect(screen.frontTexts == ["Sweep"])
    desk.item = nil
    screen.layOut()
    #expect(screen.presented == nil)
  }

  @Test func thePopoverGrowsWithItsContent() {
    struct Growing: View {
      let desk: Desk
      var body: some View { Color.red.frame(width: 100, height: CGFloat(100 + desk.count)) }
    }
    let desk = desk
    let screen = PresentingScreen(
      Text("Main").popover(isPresented: .constant(true)) { Growing(desk: desk) }, width: 1024, height: 800)
    desk.count = 50
    screen.layOut()
    screen.layOut()
    #expect(screen.presented?.view.bounds.inset(by: screen.presented?.view.safeAreaInsets ?? .zero).height == 150)
  }
}

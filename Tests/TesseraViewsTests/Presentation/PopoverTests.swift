// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Frames are calculated by hand. The arrow is 13 points high, corners have a radius of 13, and popovers are at least
/// 10 points from the edges.
@MainActor
@Suite struct PopoverTests {
  private let window = makeWindow(800, 600)
  private let base = UIViewController()
  private let anchor = UIView(frame: CGRect(x: 380, y: 100, width: 40, height: 20))
  private let content = UIViewController()

  init() {
    window.rootViewController = base
    window.isHidden = false
    base.view.addSubview(anchor)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = anchor
  }

  private func present(width: UIUserInterfaceSizeClass = .regular) throws -> UIPopoverPresentationController {
    window.traitOverrides.horizontalSizeClass = width
    base.present(content, animated: false)
    window.layoutIfNeeded()
    return try #require(content.popoverPresentationController)
  }

  private var frame: CGRect { content.view.convert(content.view.bounds, to: window) }

  @Test func isBelowItsSource() throws {
    let popover = try present()
    #expect(frame == CGRect(x: 300, y: 120, width: 200, height: 113))
    #expect(popover.arrowDirection == .up)
    // The safe area excludes the strip that contains the arrow.
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
  }

  /// In the look of iOS 26, a popover is a plate of glass without an arrow.
  @Test func hasNoArrowOnGlass() throws {
    try SystemLook.$scoped.withValue(.iOS26) {
      let popover = try present()
      #expect(frame == CGRect(x: 300, y: 128, width: 200, height: 100))
      #expect(popover.arrowDirection == .up && content.view.safeAreaInsets == .zero)
      let siblings = content.view.superview?.superview?.subviews ?? []
      let plate = try #require(siblings.compactMap { $0 as? UIVisualEffectView }.first)
      #expect(plate.effect is UIGlassEffect && plate.frame == CGRect(x: 300, y: 128, width: 200, height: 100))
      #expect(content.view.superview?.layer.mask == nil && content.view.superview?.layer.cornerRadius == 26)
    }
  }

  @Test(arguments: [
    (
      CGRect(x: 380, y: 500, width: 40, height: 20), UIPopoverArrowDirection.any,
      CGRect(x: 300, y: 387, width: 200, height: 113)
    ),
    (CGRect(x: 380, y: 300, width: 40, height: 20), .left, CGRect(x: 420, y: 260, width: 213, height: 100)),
    (CGRect(x: 380, y: 300, width: 40, height: 20), .right, CGRect(x: 167, y: 260, width: 213, height: 100)),
    // At the left edge, the popover stays 10 points inside.
    (CGRect(x: 0, y: 100, width: 40, height: 20), .up, CGRect(x: 10, y: 120, width: 200, height: 113)),
    // Only a position below the source is allowed, where 67 of the popover's 100 points fit: 600 - 10 - 510 - 13.
    (CGRect(x: 380, y: 490, width: 40, height: 20), .up, CGRect(x: 300, y: 510, width: 200, height: 80)),
  ])
  func sides(anchor place: CGRect, permitted: UIPopoverArrowDirection, expected: CGRect) throws {
    anchor.frame = place
    content.popoverPresentationController?.permittedArrowDirections = permitted
    _ = try present()
    #expect(frame == expected)
  }

  @Test func sourceRect() throws {
    content.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 5)
    _ = try present()
    #expect(frame.minY == 105 && frame.midX == 385)
  }

  @Test func sheetInNarrowWindows() throws {
    let popover = try present(width: .compact)
    #expect(frame.width == 800 && frame.maxY == 600)
    #expect(popover.arrowDirection == .unknown)
  }

  private final class Stubborn: NSObject, UIPopoverPresentationControllerDelegate {
    var log: [String] = []
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      log.append("prepare")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("dismissed")
    }
  }

  /// If the delegate returns `none`, the popover is not adapted on iPhone. A tap outside dismisses it.
  @Test func popoverOnPhone() throws {
    let delegate = Stubborn()
    content.popoverPresentationController?.delegate = delegate
    _ = try present(width: .compact)
    #expect(frame == CGRect(x: 300, y: 120, width: 200, height: 113))
    window.tap(at: CGPoint(x: 5, y: 590))
    window.layoutIfNeeded()
    #expect(delegate.log == ["prepare", "dismissed"] && content.view.window == nil)
  }

  @Test func passthroughViews() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    base.view.addSubview(button)
    let popover = try present()
    #expect(window.hitTest(CGPoint(x: 10, y: 510), with: nil) !== button)
    popover.passthroughViews = [button]
    #expect(window.hitTest(CGPoint(x: 10, y: 510), with: nil) === button)
  }

  @Test func pointsAtABarItem() throws {
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    base.navigationItem.rightBarButtonItem = item
    window.rootViewController = UINavigationController(rootViewController: base)
    window.layoutIfNeeded()
    content.popoverPresentationController?.sourceItem = item
    #expect(content.popoverPresentationController?.barButtonItem === item)
    let popover = try present()
    // The popover is in the corner, 10 points from the edge and below the 44-point bar.
    #expect(frame.maxX == 790 && frame.minY >= 30 && frame.minY <= 44 && popover.arrowDirection == .up)
  }
}

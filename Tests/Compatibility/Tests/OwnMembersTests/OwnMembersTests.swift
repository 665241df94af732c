// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An app's classes may have members with any name. This file uses names that UIKit's modules use internally. An app's
// member with the same name is unrelated, and UIKit must not call it.

import Testing
import UIKit

@MainActor final class Calls {
  static var names: [String] = []
  static func note(_ name: String = #function) { names.append(name) }
}

final class OwnButton: UIButton {
  var traitsByDefault: Int { Calls.note(); return 0 }
  var labelByDefault: String? { Calls.note(); return "wrong" }
  var isElementByDefault: Bool { Calls.note(); return false }
  var eventsOfTap: UIControl.Event { Calls.note(); return [] }
  func didTap() { Calls.note() }
  func controlStateDidChange() { Calls.note() }
  func baselineOffsets() -> (first: CGFloat, last: CGFloat) { Calls.note(); return (7, 7) }
}

final class OwnScrollView: UIScrollView {
  func didScroll() { Calls.note() }
  func scrollDelegateDidChange() { Calls.note() }
  func sizeDidChange() { Calls.note() }
  func environmentDidChange() { Calls.note() }
}

final class OwnLabel: UILabel {
  var isOpaqueByDefault: Bool { Calls.note(); return true }
  var defaultContentPriorities: Int { Calls.note(); return 0 }
  var textForDescription: String? { Calls.note(); return "wrong" }
  var heightDependsOnWidth: Bool { Calls.note(); return false }
  var contentOverlaps: Bool { Calls.note(); return true }
  var valueByDefault: String? { Calls.note(); return "wrong" }
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { Calls.note(); return 500 }
  func paintContent(into canvas: inout Int) { Calls.note() }
  func environmentDidChange() { Calls.note() }
  func sizeDidChange() { Calls.note() }
}

final class OwnController: UIViewController {
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    Calls.note()
    return UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}

final class OwnPresentation: UIPresentationController {
  func decorate(_ frameView: UIView, _ dimming: UIView) { Calls.note() }
  func outsideWasTapped() { Calls.note() }
}

/// The suite is serialized because the classes share a list of calls.
@Suite(.serialized) @MainActor struct OwnMembersTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  let controller = UIViewController()

  init() {
    Calls.names = []
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// A tap sends the button's action. UIKit provides accessibility and baselines.
  @Test func ofAButton() {
    let button = OwnButton(type: .system)
    var taps = 0
    button.setTitle("Tap", for: .normal)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    controller.view.addSubview(button)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 50, y: 25))
    button.isEnabled = false
    #expect(taps == 1)
    #expect(button.accessibilityLabel == "Tap" && button.isAccessibilityElement)
    #expect(button.forLastBaselineLayout === button || button.forLastBaselineLayout === button.titleLabel)
    #expect(Calls.names.isEmpty, "\(Calls.names)")
  }

  @Test func ofAScrollView() {
    let scroll = OwnScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    controller.view.addSubview(scroll)
    window.layoutIfNeeded()
    scroll.contentOffset.y = 30
    window.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    scroll.frame.size.height = 100
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y > 30)
    #expect(Calls.names.isEmpty, "\(Calls.names)")
  }

  /// A single-line label with the 17-point system font is 20.33 points tall on a screen with three pixels per point.
  @Test func ofALabel() {
    let label = OwnLabel()
    label.text = "Text"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.bounds.height > 20 && label.bounds.height < 21)
    #expect(!label.isOpaque && label.accessibilityLabel == nil && label.accessibilityValue == nil)
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
    #expect(image.size == window.bounds.size)
    window.overrideUserInterfaceStyle = .dark
    #expect(Calls.names.isEmpty, "\(Calls.names)")
  }

  @Test func ofAPresentation() {
    let shown = OwnController()
    shown.modalPresentationStyle = .pageSheet
    controller.present(shown, animated: false)
    window.layoutIfNeeded()
    #expect(shown.presentingViewController === controller)
    #expect(shown.presentationController is UISheetPresentationController)
    _ = OwnPresentation(presentedViewController: UIViewController(), presenting: nil)
    shown.dismiss(animated: false)
    #expect(Calls.names.isEmpty, "\(Calls.names)")
  }
}

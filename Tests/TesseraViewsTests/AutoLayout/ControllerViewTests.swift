// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// View controllers' views with `translatesAutoresizingMaskIntoConstraints` set to `false` keep the frames that
/// windows and container controllers assign.
@MainActor @Suite struct ControllerViewTests {
  enum Container: CaseIterable { case window, navigation, tabs, presentation }

  /// Returns a controller whose label is pinned to all edges of its view, so the label would shrink the view.
  private func makeController() -> (controller: UIViewController, label: UILabel) {
    let (controller, label) = (UIViewController(), UILabel())
    let view: UIView = controller.view
    view.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Text"
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return (controller, label)
  }

  @Test(arguments: Container.allCases) func keepsItsFrame(in container: Container) {
    let window = makeWindow()
    let (controller, label) = makeController()
    switch container {
    case .window: window.rootViewController = controller
    case .navigation: window.rootViewController = UINavigationController(rootViewController: controller)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      window.rootViewController = tabs
    case .presentation:
      let root = UIViewController()
      window.rootViewController = root
      window.layoutIfNeeded()
      controller.modalPresentationStyle = .fullScreen
      root.present(controller, animated: false)
    }
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    #expect(label.frame == window.bounds)
    #expect(!controller.view.hasAmbiguousLayout && !label.hasAmbiguousLayout)
    window.frame.size = CGSize(width: 320, height: 480)
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds && label.frame == window.bounds)
  }

  /// Constraints that determine the view's frame override the window.
  @Test func requiredConstraintsWin() {
    let window = makeWindow()
    let controller = makeController().controller
    window.rootViewController = controller
    controller.view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(0, 0, 100, 844))
  }

  @Test func viewsWithoutControllerHaveAnAmbiguousFrame() {
    let (window, view) = (makeWindow(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 50 && view.hasAmbiguousLayout)
  }
}

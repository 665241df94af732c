// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct UIViewControllerTests {
  final class Controller: UIViewController {
    var entries: [String] = []
    override func loadView() { entries.append("loadView"); super.loadView() }
    override func viewDidLoad() { entries.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { entries.append("viewWillAppear \(view.window != nil)") }
    override func viewIsAppearing(_ animated: Bool) { entries.append("viewIsAppearing \(view.window != nil)") }
    override func viewWillLayoutSubviews() { entries.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { entries.append("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { entries.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { entries.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { entries.append("viewDidDisappear") }
  }

  /// Source: the life cycle in UIViewController's documentation (viewIsAppearing is called with the view in the
  /// hierarchy, before layout).
  @Test func callsLifecycleMethodsInUIKitsOrder() {
    let window = makeWindow()
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(
      controller.entries == [
        "loadView", "viewDidLoad", "viewWillAppear false", "viewIsAppearing true", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    controller.entries = []
    window.layoutIfNeeded()
    #expect(controller.entries == [])
    window.rootViewController = UIViewController()
    #expect(controller.entries == ["viewWillDisappear", "viewDidDisappear"])
    #expect(controller.view.superview == nil)
  }

  /// Changes made in `viewDidAppear` are also visible.
  @Test func changesInViewDidAppearAreLaidOut() {
    final class Late: UIViewController {
      let box = UIView()
      override func viewDidAppear(_ animated: Bool) {
        _ = adopt(box, view)
        activate(
          box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          box.heightAnchor.constraint(equalToConstant: 10))
      }
    }
    let window = makeWindow(200, 100)
    let controller = Late()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.box.frame.size == CGSize(width: 100, height: 10))
  }

  @Test func addsAndRemovesChildren() {
    let (parent, child) = (UIViewController(), Controller())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    #expect(child.view.next === child)
    let window = makeWindow()
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(child.entries.contains("viewIsAppearing true"))
    #expect(child.entries.last == "viewDidAppear")
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  /// Appearance does not load the unloaded views of children.
  @Test func appearanceDoesNotLoadChildren() {
    let (parent, child) = (UIViewController(), Controller())
    parent.addChild(child)
    let window = makeWindow()
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(child.entries == [])
  }

  /// A dark controller in a light window. Label text is white in iOS's dark palette, and views resolve their colors
  /// again.
  @Test func overridesTheStyle() {
    let window = makeWindow(style: .light)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    window.rootViewController = controller
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(controller.view.layer.backgroundColor?.rasterColor == .white)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.layer.backgroundColor?.rasterColor == .black)
    #expect(controller.view.backgroundColor == .systemBackground)
    // A view's override takes precedence over its controller's.
    controller.view.overrideUserInterfaceStyle = .light
    #expect(controller.view.layer.backgroundColor?.rasterColor == .white)
  }

  /// A color set on the layer is unchanged when traits change.
  @Test func keepsTheLayersColor() {
    let window = makeWindow(style: .light)
    let view = UIView()
    window.addSubview(view)
    view.backgroundColor = .systemBackground
    view.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

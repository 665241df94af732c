// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Seeded random operations on view controllers, which are shown, pushed, contained, presented, removed and released.

import Foundation
import TesseraRandom
import TesseraViewFixtures

@testable import TesseraGraphics
@testable import TesseraViews

/// A screen with a label, a view that is resized by its autoresizing mask, and a column.
final class SurgeryScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = adopt(UILabel(), view)
    label.text = title ?? "Screen"
    label.numberOfLines = 0
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 40))
    panel.autoresizingMask = [.flexibleWidth]
    view.addSubview(panel)
    let box = addBox(to: panel)
    let column = adopt(UIStackView(arrangedSubviews: [UILabel(), Sized(20, 30)]), view)
    column.axis = .vertical
    activate(
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: panel.topAnchor), box.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -5),
      column.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: label.leadingAnchor))
  }
}

@MainActor
final class ControllerSurgeon {
  var random: SeededRandom
  var windows: [UIWindow] = []
  private var controllers: [UIViewController] = []
  /// All controllers and views created so far.
  private var made: [WeakObject] = []

  init(seed: UInt64) {
    random = SeededRandom(state: seed)
    for _ in 0..<2 { addWindow() }
    for _ in 0..<5 { makeController() }
  }

  private func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
  private func pick<T>(_ list: [T]) -> T? { list.randomElement(using: &random) }

  private func addWindow() {
    let window = makeWindow(
      chance(2) ? 390 : 320, 600, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: chance(2) ? 34 : 0, right: 0))
    windows.append(window)
    made.append(WeakObject(object: window))
  }

  private func makeController() {
    let controller: UIViewController
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: controller = UINavigationController(rootViewController: SurgeryScreen())
    case 2: controller = UITabBarController()
    default: controller = SurgeryScreen()
    }
    controller.title = chance(2) ? "Title" : nil
    controllers.append(controller)
    for object in [controller] + controller.children { made.append(WeakObject(object: object)) }
  }

  /// The controllers that aren't shown by a window, parent or presenting controller, and whose views get their frames
  /// from containers.
  private var idle: [UIViewController] {
    controllers.filter { controller in
      controller.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints != false && controller.parent == nil
        && controller.presentingViewController == nil
        && controller.viewIfLoaded?.superview == nil && !windows.contains { $0.rootViewController === controller }
    }
  }

  private func all<C: UIViewController>(_ type: C.Type) -> [C] { controllers.compactMap { $0 as? C } }

  func operate() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: makeController()
    case 1, 2: show()
    case 3, 4: push()
    case 5, 6: pop()
    case 7: setStack()
    case 8: fillTabs()
    case 9, 10: contain()
    case 11, 12: release()
    case 13: present()
    case 14: pick(windows)?.rootViewController?.dismiss(animated: false)
    case 15: drop()
    case 16: adorn()
    case 17: pick(controllers)?.view.layoutIfNeeded()
    case 18: _ = pick(controllers)?.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    default: pick(windows)?.layoutIfNeeded()
    }
  }

  private func show() {
    guard let window = pick(windows) else { return }
    if chance(8) {
      windows.removeAll { $0 === window }
      addWindow()
    } else {
      window.rootViewController = chance(5) ? nil : pick(idle)
    }
  }

  private func push() {
    guard let navigation = pick(all(UINavigationController.self)) else { return }
    let candidates = idle.filter { $0 is SurgeryScreen && !isAbove($0, navigation) }
    if let controller = pick(candidates) { navigation.pushViewController(controller, animated: chance(2)) }
  }

  private func pop() {
    guard let navigation = pick(all(UINavigationController.self)) else { return }
    if chance(2) {
      _ = navigation.popViewController(animated: chance(2))
    } else {
      _ = navigation.popToRootViewController(animated: false)
    }
  }

  private func setStack() {
    guard let navigation = pick(all(UINavigationController.self)) else { return }
    let candidates = idle.filter { $0 is SurgeryScreen && !isAbove($0, navigation) }
    let kept = navigation.viewControllers.filter { _ in chance(2) }
    navigation.setViewControllers(Array((kept + candidates).prefix(3)), animated: false)
  }

  private func fillTabs() {
    guard let tabs = pick(all(UITabBarController.self)) else { return }
    if chance(2), let items = tabs.viewControllers, !items.isEmpty {
      tabs.selectedIndex = Int.random(in: items.indices, using: &random)
    } else {
      tabs.viewControllers = Array(idle.filter { !($0 is UITabBarController) && !isAbove($0, tabs) }.prefix(3))
    }
  }

  private func contain() {
    let screens = all(SurgeryScreen.self)
    guard let parent = pick(screens), let child = pick(idle.filter { !isAbove($0, parent) }) else { return }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    if chance(2) {
      let size = parent.view.bounds.size
      child.view.frame = CGRect(10, 20, max(0, size.width - 20), max(0, size.height - 40))
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      child.view.translatesAutoresizingMaskIntoConstraints = false
      activate(
        child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 50),
        child.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
        child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 10),
        child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor))
    }
    child.didMove(toParent: parent)
  }

  /// Returns whether `other` is `controller` or is inside it as a view, child controller or presented controller. As
  /// on iOS, a controller inside a controller that it presents would retain itself.
  private func isAbove(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.parent ?? candidate.presentingViewController
    }
    return controller.viewIfLoaded.map { other.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false
  }

  private func release() {
    let contained = controllers.filter { $0.parent is SurgeryScreen }
    guard let child = pick(contained) else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    child.view.translatesAutoresizingMaskIntoConstraints = true
  }

  private func present() {
    guard let root = pick(windows)?.rootViewController, root.presentedViewController == nil else { return }
    guard let controller = pick(idle.filter { !isAbove($0, root) }) else { return }
    controller.modalPresentationStyle = chance(2) ? .fullScreen : .pageSheet
    root.present(controller, animated: chance(2))
  }

  private func drop() {
    guard controllers.count > 4 else { return makeController() }
    controllers.remove(at: Int.random(in: controllers.indices, using: &random))
  }

  private func adorn() {
    guard let controller = pick(controllers) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: controller.title = "Another title"
    case 1: (controller as? UINavigationController)?.isNavigationBarHidden.toggle()
    case 2: controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 0)
    default: controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }
  }

  /// Releases everything, and returns the names of the objects that still exist.
  func leaks() -> [String] {
    (windows, controllers) = ([], [])
    return made.leftovers
  }
}

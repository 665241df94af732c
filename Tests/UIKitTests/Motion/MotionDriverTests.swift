// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests with two identical apps that receive the same random commands. In one app, time advances in random steps, so
// changes interrupt each other. In the other, time does not advance, so all changes are immediate. When the first
// app's animations have ended, both must have the same views at the same positions and draw the same pixels.

import Foundation
import TesseraRandom
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct MotionDriverTests {
  private nonisolated static let isLong = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil

  /// A long run takes 10,080 steps, 252 for each of 40 seeds. By default, there are 60 steps for each of 4 seeds. At
  /// every twelfth step, the animations end and the apps are compared.
  @Test(arguments: 0..<(isLong ? 40 : 4))
  func endsInTheUnanimatedState(seed: Int) throws {
    var random = SeededRandom(state: UInt64(seed))
    let (moving, still) = (DrivenApp(), DrivenApp())
    let clock = AnimationClock()
    clock.schedule.didStep = { moving.window.layoutIfNeeded() }
    var history: [DrivenApp.Command] = []
    for step in 0..<(Self.isLong ? 252 : 60) {
      let command = DrivenApp.Command.random(&random)
      let pause: Double = [0, 0.01, 0.06, 0.2, 0.45, 1].randomElement(using: &random) ?? 0
      // Commands that UIKit rejects during an animation are skipped in both apps.
      if !moving.refuses(command) {
        history.append(command)
        clock.run {
          moving.perform(command)
          moving.window.layoutIfNeeded()
        }
        still.perform(command)
        still.window.layoutIfNeeded()
      }
      clock.advance(to: clock.now + pause)
      // Rendering a frame has no side effects.
      if step % 7 == 0 { _ = clock.run { clock.withPresentation(of: moving.window.layer) { moving.list() } } }
      guard step % 12 == 11 else { continue }
      clock.advance(to: clock.now + 5)
      let last = history.suffix(12).map { "\($0)" }.joined(separator: ", ")
      #expect(moving.state == still.state, "After \(last)")
      #expect(moving.list() == still.list(), "After \(last)")
      #expect(!clock.isAnimating, "After \(last)")
      guard moving.state == still.state else { return }
    }
    #expect(try moving.list().paint() == still.list().paint())
  }

  /// If animations are disabled, all changes are immediate even with a running clock.
  @Test func endsImmediatelyWithoutAnimations() {
    var random = SeededRandom(state: 99)
    let (quick, still) = (DrivenApp(), DrivenApp())
    let clock = AnimationClock()
    for _ in 0..<40 {
      let command = DrivenApp.Command.random(&random)
      UIView.setAnimationsEnabled(false)
      clock.run {
        quick.perform(command)
        quick.window.layoutIfNeeded()
      }
      #expect(!clock.isAnimating)
      UIView.setAnimationsEnabled(true)
      still.perform(command)
      still.window.layoutIfNeeded()
      #expect(quick.state == still.state, "After \(command)")
      #expect(quick.list() == still.list(), "After \(command)")
    }
  }
}

/// An app with tabs, a navigation stack, controls, and presented controllers.
@MainActor
private final class DrivenApp {
  enum Command {
    case push, pop, popToRoot, stack(Int), present(Int), dismiss, alert, detent(Bool), tab(Int), tapTab(Int)
    case toggle, slide(Float), progress(Float), segment(Int), page(Int), press, removeControls, backSwipe(CGFloat)

    static func random(_ random: inout SeededRandom) -> Command {
      let number = Int.random(in: 0..<5, using: &random)
      return switch Int.random(in: 0..<20, using: &random) {
      case 0, 1, 2: .push
      case 3, 4: .pop
      case 5: .popToRoot
      case 6: .stack(number)
      case 7, 8: .present(number)
      case 9, 10: .dismiss
      case 11: .alert
      case 12: .detent(number % 2 == 0)
      case 13: number % 2 == 0 ? .tab(number % 3) : .tapTab(number % 3)
      case 14: .toggle
      case 15: .slide(Float(number) / 4)
      case 16: number % 2 == 0 ? .progress(Float(number) / 4) : .page(number)
      case 17: .segment(number % 3)
      case 18: number == 0 ? .removeControls : .press
      default: .backSwipe(CGFloat([60, 140, 200, 290][number % 4]))
      }
    }
  }

  let window = makeWindow(300, 500, scale: 1, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
  private let tabs = UITabBarController()
  private let pages = UINavigationController()
  private let controls = DrivenControls()
  private var count = 0

  init() {
    pages.viewControllers = [page()]
    pages.tabBarItem = UITabBarItem(title: "Pages", image: nil, tag: 0)
    controls.tabBarItem = UITabBarItem(title: "Controls", image: nil, tag: 1)
    let last = page()
    tabs.viewControllers = [pages, controls, UINavigationController(rootViewController: last)]
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func page() -> UIViewController {
    count += 1
    let page = UIViewController()
    page.title = "Page \(count)"
    page.view.backgroundColor = [UIColor.systemBackground, .systemTeal, .systemOrange][count % 3]
    if count % 2 == 0 { page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
    if count % 3 == 0 { page.navigationItem.largeTitleDisplayMode = .never }
    return page
  }

  /// Returns whether UIKit would reject the command during an animation, or apply it to the controller that is
  /// frontmost at that time.
  func refuses(_ command: Command) -> Bool {
    switch command {
    case .present, .alert: tabs.presentedViewController != nil
    case .dismiss, .detent: tabs.presentedViewController.map { $0.isBeingDismissed || $0.isBeingPresented } ?? true
    case .backSwipe, .tapTab:
      tabs.presentedViewController != nil || pages.transitionCoordinator != nil || tabs.transitionCoordinator != nil
    default: false
    }
  }

  func perform(_ command: Command) {
    switch command {
    case .push: pages.pushViewController(page(), animated: true)
    case .pop: pages.popViewController(animated: true)
    case .popToRoot: pages.popToRootViewController(animated: true)
    case .stack(let size): pages.setViewControllers((0...size).map { _ in page() }, animated: true)
    case .present(let kind): present(kind)
    case .dismiss: tabs.dismiss(animated: true)
    case .alert: tabs.present(alert(), animated: true)
    case .detent(let isLarge):
      let sheet = tabs.presentedViewController?.presentationController as? UISheetPresentationController
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = isLarge ? .large : .medium }
    case .tab(let index): tabs.selectedIndex = index
    case .tapTab(let index): window.tap(at: CGPoint(x: 50 + index * 100, y: 460))
    case .backSwipe(let end): window.drag(from: CGPoint(x: 2, y: 250), to: CGPoint(x: end, y: 250), over: 1)
    default: controls.perform(command)
    }
  }

  private func present(_ kind: Int) {
    let shown = kind == 0 ? UINavigationController(rootViewController: page()) : page()
    if kind > 2 { shown.modalPresentationStyle = .fullScreen }
    if kind == 2 { shown.sheetPresentationController?.detents = [.medium(), .large()] }
    shown.modalTransitionStyle = [.coverVertical, .crossDissolve, .coverVertical, .flipHorizontal, .partialCurl][kind]
    tabs.present(shown, animated: true)
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Really?", message: nil, preferredStyle: count % 2 == 0 ? .alert : .actionSheet)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    return alert
  }

  /// A description of each view's position and appearance.
  var state: String {
    func text(_ view: UIView, _ depth: Int) -> String {
      let own =
        "\(String(repeating: " ", count: depth))\(type(of: view)) \(view.frame) \(view.bounds.origin) \(view.alpha) "
        + "\(view.isHidden) \(view.transform == .identity) \(view.layer.extras?.recession?.amount ?? 0)\n"
      return view.subviews.reduce(own) { $0 + text($1, depth + 1) }
    }
    return text(window, 0) + pages.viewControllers.map { $0.title ?? "" }.joined(separator: " > ")
  }

  func list() -> DisplayList { window.displayList(scale: 1, pixels: (300, 500), background: .black) }
}

@MainActor
private final class DrivenControls: UIViewController {
  private let toggle = UISwitch(frame: CGRect(x: 20, y: 60, width: 51, height: 31))
  private let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let progress = UIProgressView(frame: CGRect(x: 20, y: 150, width: 200, height: 4))
  private let segments = UISegmentedControl(items: ["One", "Two", "Three"])
  private let dots = UIPageControl(frame: CGRect(x: 20, y: 220, width: 200, height: 26))
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray
    segments.frame = CGRect(x: 20, y: 170, width: 240, height: 32)
    segments.selectedSegmentIndex = 0
    dots.numberOfPages = 5
    button.frame = CGRect(x: 20, y: 260, width: 100, height: 40)
    button.setTitle("Press", for: .normal)
    for view in [toggle, slider, progress, segments, dots, button] { self.view.addSubview(view) }
  }

  func perform(_ command: DrivenApp.Command) {
    loadViewIfNeeded()
    switch command {
    case .toggle: toggle.setOn(!toggle.isOn, animated: true)
    case .slide(let value): slider.setValue(value, animated: true)
    case .progress(let value): progress.setProgress(value, animated: true)
    case .segment(let index): segments.selectedSegmentIndex = index
    case .page(let page): dots.currentPage = page
    case .press:
      button.isHighlighted = true
      button.isHighlighted = false
    case .removeControls:
      // Views that are removed during their animation and then added again.
      for view in [toggle, slider, segments] as [UIView] {
        view.removeFromSuperview()
        self.view.insertSubview(view, at: 0)
      }
    default: break
    }
  }
}

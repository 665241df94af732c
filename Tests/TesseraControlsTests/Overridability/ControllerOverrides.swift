// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Overrides of the members of view controllers, controls and related types that apps override. As in apps, the import
// is not `@testable`, so only `open` members can be overridden.

import Foundation
import Testing
import TesseraControls
import TesseraGraphics
import TesseraTextKit
import TesseraViews

private final class Navigation: UINavigationController {
  private(set) var rootClass: String?

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    rootClass = "\(type(of: rootViewController))"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var navigationBar: UINavigationBar { super.navigationBar }
}

private final class Tabs: UITabBarController {
  override var tabBar: UITabBar { super.tabBar }
  override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
  override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
  override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
}

private final class Alert: UIAlertController {
  override var preferredStyle: UIAlertController.Style { .actionSheet }
}

private final class Avatar: UIImageView {
  private(set) var calls: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    calls.append("frame")
  }

  override init(image: UIImage?) {
    super.init(image: image)
    calls.append("image")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Window: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Segments: UISegmentedControl {
  override init(frame: CGRect, actions: [UIAction]) { super.init(frame: frame, actions: actions) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Control: UIControl {
  override var allTargets: Set<AnyHashable> { ["target"] }
  override var allControlEvents: UIControl.Event { .touchCancel }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
  override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? { ["a"] }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  override func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {}
}

private final class Button: UIButton {
  override var buttonType: UIButton.ButtonType { .close }
}

private final class TextView: UITextView {
  override var textContainer: NSTextContainer { super.textContainer }
}

private final class Search: UISearchBar {
  override var searchTextField: UISearchTextField { super.searchTextField }
}

private final class Effect: UIVisualEffectView {
  override var contentView: UIView { super.contentView }
}

private final class Tap: UITapGestureRecognizer {
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
  override func removeTarget(_ target: Any?, action: Selector?) { super.removeTarget(target, action: action) }
}

private final class Constraint: NSLayoutConstraint {
  override var firstItem: AnyObject? { super.firstItem }
  override var secondItem: AnyObject? { super.secondItem }
  override var firstAttribute: NSLayoutConstraint.Attribute { .top }
  override var secondAttribute: NSLayoutConstraint.Attribute { super.secondAttribute }
  override var relation: NSLayoutConstraint.Relation { super.relation }
  override var multiplier: CGFloat { super.multiplier }
  override class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    []
  }
}

private final class Guide: UILayoutGuide {
  override var owningView: UIView? { super.owningView }
  override var hasAmbiguousLayout: Bool { true }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}

/// A trait collection as created by app tests.
private final class DarkTraits: UITraitCollection, @unchecked Sendable {
  override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
  override var displayScale: CGFloat { 7 }
  override func performAsCurrent(_ actions: () -> Void) { super.performAsCurrent(actions) }
  override class var current: UITraitCollection {
    get { super.current }
    set { super.current = newValue }
  }
}

private final class Animator: UIViewPropertyAnimator {
  override var state: UIViewAnimatingState { .active }
  override var duration: TimeInterval { 3 }
}

/// A compile-time test. UIBarButtonItemTests tests the created items.
private final class Flexible: UIBarButtonItem {
  override class func fixedSpace(_ width: CGFloat) -> Self { super.fixedSpace(width + 1) }
}

@Suite @MainActor struct ControllerOverrides {
  @Test func controllers() {
    let controller = UIViewController()
    let navigation = Navigation(rootViewController: controller)
    #expect(navigation.rootClass == "UIViewController" && navigation.viewControllers == [controller])
    #expect(navigation.navigationBar.topItem === controller.navigationItem)
    let tabs: UITabBarController = Tabs()
    #expect(tabs.tabBar.items?.isEmpty ?? true)
    #expect(tabs.topLayoutGuide.length == 0 && tabs.bottomLayoutGuide.length == 0)
    #expect(
      (Alert(title: nil, message: nil, preferredStyle: .alert) as UIAlertController).preferredStyle == .actionSheet)
  }

  /// Creating an image view with an image calls only `init(image:)`, because all of its initializers are designated.
  @Test func initializers() {
    #expect(Avatar(image: nil).calls == ["image"] && Avatar(frame: .zero).calls == ["frame"])
    #expect(!Avatar(image: nil).isUserInteractionEnabled)
    #expect(Segments(frame: .zero, actions: [UIAction(title: "one") { _ in }]).numberOfSegments == 1)
  }

  @Test func controls() {
    let control: UIControl = Control()
    #expect(control.allTargets == ["target"] && control.allControlEvents == .touchCancel)
    #expect((Button() as UIButton).buttonType == .close)
    let views: (UITextView, UISearchBar, UIVisualEffectView) = (TextView(), Search(), Effect(effect: nil))
    #expect(views.0.textContainer === views.0.textContainer)
    #expect(views.1.searchTextField.superview != nil && views.2.contentView.superview === views.2)
    let tap: UITapGestureRecognizer = Tap()
    tap.removeTarget(nil)
    #expect(tap.delegate == nil)
  }

  @Test func layout() {
    let view = UIView()
    let constraint: NSLayoutConstraint = Constraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 0)
    #expect(constraint.firstAttribute == .top && constraint.firstItem === view && constraint.multiplier == 1)
    let type: NSLayoutConstraint.Type = Constraint.self
    #expect(type.constraints(withVisualFormat: "no format", views: [:]).isEmpty)
    let guide: UILayoutGuide = Guide()
    #expect(guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func environment() {
    let traits: UITraitCollection = DarkTraits()
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 7)
    var seen: UITraitCollection?
    traits.performAsCurrent { seen = UITraitCollection.current }
    #expect(seen === traits)
    let animator: UIViewPropertyAnimator = Animator(duration: 1, curve: .linear)
    #expect(animator.state == .active && animator.duration == 3)
  }
}

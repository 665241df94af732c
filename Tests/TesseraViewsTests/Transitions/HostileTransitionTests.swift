// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@_spi(Tessera) @testable import TesseraViews

/// Transitions that end twice, never begin or are requested during another transition, and containers without space
/// or content.
@MainActor @Suite struct HostileTransitionTests {
  /// An animator that calls the transition context as the test specifies.
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var run: (any UIViewControllerContextTransitioning) -> Void = { $0.completeTransition(true) }
    var ended: [Bool] = []
    var seconds = 1.0
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      seconds
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { run(transitionContext) }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  final class TransitionProvider: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    var interactor: UIPercentDrivenInteractiveTransition?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private let window = makeWindow(300, 600)
  private let base = UIViewController()
  private let card = UIViewController()
  private let giver = TransitionProvider()
  private let clock = AnimationClock()

  init() {
    window.rootViewController = base
    window.isHidden = false
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = giver
  }

  @Test func completedTwice() {
    var dones = 0
    giver.animator.run = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
      context.completeTransition(false)
      context.completeTransition(true)
    }
    clock.run { base.present(card, animated: true) { dones += 1 } }
    clock.advance(to: 2)
    // A presentation is reported as complete after the next layout.
    window.layoutIfNeeded()
    #expect(dones == 1)
    #expect(giver.animator.ended == [true])
    #expect(base.presentedViewController === card)
  }

  /// Only the first of several completions has an effect.
  @Test func firstCompletionWins() {
    giver.animator.run = { context in
      context.completeTransition(false)
      context.completeTransition(true)
    }
    clock.run { base.present(card, animated: true) }
    clock.advance(to: 2)
    #expect(giver.animator.ended == [false] && base.presentedViewController == nil)
  }

  /// If an animator never ends, neither the next presentation nor the image waits endlessly.
  @Test func neverCompleted() {
    giver.animator.run = { _ in }
    clock.run { base.present(card, animated: true) }
    clock.advance(to: 100)
    clock.run { base.dismiss(animated: false) }
    clock.advance(to: 101)
    window.layoutIfNeeded()
    #expect(giver.animator.ended.count <= 2)
  }

  @Test(arguments: [Double.nan, -1, .infinity, 1e300]) func durations(seconds: Double) {
    giver.animator.seconds = seconds
    clock.run { base.present(card, animated: true) }
    clock.advance(to: 1)
    #expect(base.presentedViewController === card)
  }

  /// Updates before the start and ends after the end are ignored.
  @Test func outOfOrderDrivers() {
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.update(0.5)
    interactor.finish()
    interactor.cancel()
    interactor.cancel()
    interactor.pause()
    giver.interactor = interactor
    giver.animator.run = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 1, animations: { context.view(forKey: .to)?.alpha = 0.5 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    clock.run { base.present(card, animated: true) }
    for value in [CGFloat.nan, -3, 9, 0.5, .infinity] { clock.run { interactor.update(value) } }
    clock.run {
      interactor.cancel()
      interactor.cancel()
      interactor.finish()
    }
    clock.advance(to: 3)
    clock.run {
      interactor.finish()
      interactor.update(1)
    }
    clock.advance(to: 5)
    #expect(giver.animator.ended == [false] && base.presentedViewController == nil)
  }

  /// The second of two presentations is rejected. UIKit logs "Attempt to present … which is already presenting".
  @Test func presentingWhilePresenting() {
    let other = UIViewController()
    base.present(card, animated: false) { [base] in base.present(other, animated: false) }
    base.present(other, animated: false)
    #expect(base.presentedViewController === card && other.presentingViewController == nil)
    card.present(other, animated: false)
    #expect(card.presentedViewController === other)
    base.dismiss(animated: false)
    base.dismiss(animated: false)
    #expect(base.presentedViewController == nil)
  }

  /// A controller that is dismissed while it is appearing.
  final class Hasty: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      dismiss(animated: false)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      dismiss(animated: false)
    }
  }

  @Test(arguments: [true, false]) func dismissedWhilePresenting(animated: Bool) {
    clock.run { base.present(Hasty(), animated: animated) }
    for time in 1...4 { clock.advance(to: Double(time)) }
    #expect(base.presentedViewController == nil)
  }

  // MARK: Columns

  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn])
  func splitsWithoutColumns(style: UISplitViewController.Style) {
    let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    window.rootViewController = split
    for size in [CGSize.zero, CGSize(width: 1e6, height: 1), CGSize(width: 300, height: 600)] {
      window.frame.size = size
      window.layoutIfNeeded()
      for width in [UIUserInterfaceSizeClass.regular, .compact, .unspecified] {
        window.traitOverrides.horizontalSizeClass = width
        window.layoutIfNeeded()
        if style != .unspecified {
          for column in [UISplitViewController.Column.primary, .secondary, .compact] {
            split.setViewController(nil, for: column)
            split.show(column)
            split.hide(column)
            #expect(split.viewController(for: column) == nil)
          }
        }
      }
    }
    for value in [CGFloat.nan, -1, .infinity, 0] {
      split.preferredPrimaryColumnWidth = value
      split.preferredPrimaryColumnWidthFraction = value
      split.minimumPrimaryColumnWidth = value
      split.maximumPrimaryColumnWidth = value
      window.traitOverrides.horizontalSizeClass = .regular
      window.layoutIfNeeded()
    }
    split.viewControllers = []
    window.layoutIfNeeded()
  }

  // MARK: Proxies and speech

  /// A class whose appearance proxy has only its superclass's properties.
  final class Plain: UIView {}

  @Test func proxiesOfPlainClasses() {
    AppearanceProxies.isolated {
      Plain.appearance().backgroundColor = .red
      Plain.appearance(whenContainedInInstancesOf: []).backgroundColor = .green
      let view = Plain()
      window.addSubview(view)
      #expect(view.backgroundColor == .green || view.backgroundColor == .red)
    }
  }

  /// Containers that contain themselves several times, both directly and through another container.
  @Test func cyclicContainers() {
    let (first, second) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    first.accessibilityElements = [second, first, second, first]
    second.accessibilityElements = [first, first, second]
    let element = UIAccessibilityElement(accessibilityContainer: first)
    element.isAccessibilityElement = false
    element.accessibilityElements = [element, element, first]
    second.accessibilityElements?.append(element)
    window.addSubview(first)
    #expect(SpokenOrder(of: window).elements.isEmpty)
    first.accessibilityElements = nil
    second.accessibilityElements = nil
    element.accessibilityElements = nil
  }
}

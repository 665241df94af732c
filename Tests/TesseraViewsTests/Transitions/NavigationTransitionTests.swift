// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// The order of calls follows UIKit's documentation: both halves of each appearance callback pair enclose the
/// animation.
@MainActor
@Suite struct NavigationTransitionTests {
  private let log = EventLog()
  private let first: LoggingController
  private let second: LoggingController
  private let navigation: UINavigationController
  private let director: Director
  private let stage: TransitionStage

  init() {
    first = LoggingController("first", log)
    second = LoggingController("second", log)
    navigation = UINavigationController(rootViewController: first)
    director = Director(log)
    navigation.delegate = director
    stage = TransitionStage(navigation)
    _ = log.take()
  }

  @Test func animatesPush() {
    stage.run { navigation.pushViewController(second, animated: true) }
    #expect(
      log.take() == [
        "second willMove in", "push", "first willDisappear", "second willAppear", "animate", "second isAppearing",
      ])
    #expect(navigation.transitionCoordinator != nil && second.transitionCoordinator?.transitionDuration == 1)
    #expect(first.view.superview === second.view.superview)
    #expect(second.view.frame == navigation.view.bounds)
    stage.advance(to: 0.25)
    #expect(stage.opacity(second.view) == 0.25 && stage.opacity(first.view) == 0.75)
    stage.advance(to: 1)
    #expect(log.take() == ["first didDisappear", "ended true", "second didAppear", "second didMove in"])
    #expect(first.view.superview == nil && navigation.transitionCoordinator == nil)
  }

  @Test func stillImageShowsTheEnd() {
    let schedule = Schedule()
    schedule.run {
      navigation.pushViewController(second, animated: true)
      stage.window.layoutIfNeeded()
    }
    schedule.didStep = { stage.window.layoutIfNeeded() }
    schedule.runPendingEvents()
    #expect(
      log.take() == [
        "second willMove in", "push", "first willDisappear", "second willAppear", "animate", "second isAppearing",
        "first didDisappear", "ended true", "second didAppear", "second didMove in",
      ])
    #expect(second.view.alpha == 1 && second.view.window != nil && first.view.window == nil)
  }

  @Test func unanimatedPushSkipsTheDelegate() {
    navigation.pushViewController(second, animated: false)
    #expect(!log.take().contains("push"))
    #expect(navigation.transitionCoordinator == nil)
  }

  /// A one-second transition at 40 percent shows 40 percent of the fade, regardless of the clock's time.
  @Test func interactivePopFollowsTheFinger() {
    navigation.pushViewController(second, animated: false)
    stage.window.layoutIfNeeded()
    _ = log.take()
    let swipe = UIPercentDrivenInteractiveTransition()
    director.interactor = swipe
    stage.run { navigation.popViewController(animated: true) }
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(swipe.duration == 1)
    swipe.update(0.4)
    stage.advance(to: 5)
    #expect(stage.opacity(second.view) == 0.6 && stage.opacity(first.view) == 0.4)
    #expect(navigation.transitionCoordinator?.percentComplete == 0.4)
    var ends: [Bool] = []
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
    stage.clock.run { swipe.finish() }
    #expect(ends == [false])
    stage.advance(to: 5.3)
    #expect(abs(stage.opacity(second.view) - 0.3) < 1e-6)
    stage.advance(to: 5.7)
    #expect(second.view.superview == nil && second.parent == nil && first.view.alpha == 1)
    #expect(log.take().suffix(4) == ["second didDisappear", "ended true", "first didAppear", "second didMove out"])
  }

  @Test func interactivePopCanBeCancelled() {
    navigation.pushViewController(second, animated: false)
    stage.window.layoutIfNeeded()
    let swipe = UIPercentDrivenInteractiveTransition()
    director.interactor = swipe
    stage.run { navigation.popViewController(animated: true) }
    swipe.update(0.6)
    _ = log.take()
    stage.clock.run { swipe.cancel() }
    // The transition has run for 0.6 seconds, so its reversal also takes 0.6 seconds.
    stage.advance(to: 0.3)
    #expect(abs(stage.opacity(second.view) - 0.7) < 1e-6)
    stage.advance(to: 0.6)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.window != nil && first.view.window == nil && second.view.alpha == 1)
    #expect(
      log.take() == [
        "first willDisappear", "second willAppear", "first didDisappear", "second isAppearing", "ended false",
        "second didAppear",
      ])
    #expect(navigation.transitionCoordinator == nil)
    // The second pop completes.
    director.interactor = nil
    navigation.popViewController(animated: true)
    stage.window.layoutIfNeeded()
    #expect(navigation.viewControllers == [first] && first.view.alpha == 1)
  }

  /// Without a clock, a still image shows the fraction that the finger has reached.
  @Test func stillImageShowsInteractiveProgress() {
    navigation.pushViewController(second, animated: false)
    stage.window.layoutIfNeeded()
    let swipe = UIPercentDrivenInteractiveTransition()
    director.interactor = swipe
    navigation.popViewController(animated: true)
    swipe.update(0.25)
    #expect(InteractiveClock.withPresentation(of: stage.window.layer) { second.view.layer.opacity } == 0.75)
    #expect(second.view.alpha == 0)
    swipe.finish()
    #expect(second.view.superview == nil)
    #expect(InteractiveClock.withPresentation(of: stage.window.layer) { first.view.layer.opacity } == 1)
  }

  @Test func alongside() {
    let badge = UIView()
    navigation.view.addSubview(badge)
    var completed: [Bool] = []
    stage.run {
      navigation.pushViewController(second, animated: true)
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in badge.alpha = 0 }, completion: { completed.append(!$0.isCancelled) })
    }
    stage.advance(to: 0.5)
    #expect(stage.opacity(badge) == 0.5)
    #expect(completed.isEmpty)
    stage.advance(to: 1)
    #expect(completed == [true])
  }

  /// A change during a transition first completes that transition.
  @Test func nextTransitionCompletesTheFirst() {
    let third = LoggingController("third", log)
    stage.run {
      navigation.pushViewController(second, animated: true)
      navigation.pushViewController(third, animated: true)
    }
    stage.advance(to: 2)
    #expect(navigation.viewControllers == [first, second, third])
    #expect(third.view.window != nil && second.view.window == nil && first.view.window == nil)
    #expect(second.view.alpha == 1)
  }

  // MARK: Standard animations

  /// A push takes half a second. The new view enters from the right edge, 300 points away, and the old view moves by
  /// 90. The spring is critically damped with a frequency of 18.26, so after 0.2 s, (1 + 3.65) * exp(-3.65) = 0.1207
  /// of the distance remains.
  @Test func slides() {
    navigation.delegate = nil
    stage.run { navigation.pushViewController(second, animated: true) }
    let start = stage.clock.withPresentation { second.view.layer.position.x }
    #expect(start == 450)
    stage.advance(to: 0.2)
    let (new, old) = stage.clock.withPresentation { (second.view.layer.position.x, first.view.layer.position.x) }
    #expect(abs(new - (150 + 300 * 0.1207)) < 0.1 && abs((150 - old) - (450 - new) * 0.3) < 1e-9)
    stage.advance(to: 0.5)
    #expect(second.view.frame == navigation.view.bounds && first.view.superview == nil)
    #expect(first.view.center.x == 150)
  }

  @Test func slidesFromTheLeftInRightToLeft() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TransitionStage(navigation, direction: .rightToLeft)
    let next = UIViewController()
    stage.run { navigation.pushViewController(next, animated: true) }
    #expect(stage.clock.withPresentation { next.view.layer.position.x } == -150)
    stage.advance(to: 1)
    // The leading edge is on the right.
    stage.window.drag(from: CGPoint(x: 295, y: 300), to: CGPoint(x: 20, y: 300), over: 2)
    #expect(navigation.viewControllers.count == 1)
  }

  /// A swipe from the edge pops the controller if it ends beyond the middle.
  @Test func edgeSwipe() {
    navigation.delegate = nil
    navigation.pushViewController(second, animated: false)
    stage.window.layoutIfNeeded()
    _ = log.take()
    stage.window.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 100, y: 300), over: 2)
    stage.window.layoutIfNeeded()
    #expect(navigation.topViewController === second && second.view.window != nil && second.view.center.x == 150)
    stage.window.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 280, y: 300), over: 2)
    stage.window.layoutIfNeeded()
    #expect(navigation.topViewController === first && second.parent == nil && first.view.center.x == 150)
    navigation.pushViewController(second, animated: false)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.window.layoutIfNeeded()
    stage.window.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 280, y: 300), over: 2)
    #expect(navigation.topViewController === second)
  }
}

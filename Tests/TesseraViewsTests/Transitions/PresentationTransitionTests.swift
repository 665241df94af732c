// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

@MainActor
@Suite struct PresentationTransitionTests {
  private let log = EventLog()
  private let base: LoggingController
  private let card: LoggingController
  private let director: Director
  private let stage: TransitionStage

  init() {
    base = LoggingController("base", log)
    card = LoggingController("card", log)
    director = Director(log)
    stage = TransitionStage(base)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    _ = log.take()
  }

  private var dimming: UIView? { (card.presentationController as? CardPresentationController)?.dimming }

  @Test func customPresentation() throws {
    var isDone = false
    stage.run { base.present(card, animated: true) { isDone = true } }
    #expect(log.take() == ["card willAppear", "animate", "card isAppearing"])
    #expect(card.view.frame == CGRect(x: 0, y: 500, width: 300, height: 100))
    #expect(card.view.superview === card.presentationController?.containerView)
    #expect(director.animator.context?.view(forKey: .from) == nil)
    #expect(director.animator.context?.presentationStyle == .custom)
    let dimming = try #require(dimming)
    stage.advance(to: 0.5)
    #expect(stage.opacity(card.view) == 0.5 && abs(stage.opacity(dimming) - 0.25) < 0.01 && !isDone)
    stage.advance(to: 1)
    #expect(log.take() == ["ended true", "card didAppear"] && isDone)
    #expect(base.view.window != nil)

    stage.run { base.dismiss(animated: true) { isDone = false } }
    #expect(log.take() == ["card willDisappear", "animate"])
    stage.advance(to: 1.5)
    #expect(stage.opacity(card.view) == 0.5)
    stage.advance(to: 2)
    #expect(log.take() == ["card didDisappear", "ended true"] && !isDone)
    #expect(card.view.window == nil && base.presentedViewController == nil)
  }

  @Test func stillImageShowsTheEnd() throws {
    let schedule = Schedule()
    schedule.run {
      base.present(card, animated: true)
      stage.window.layoutIfNeeded()
    }
    schedule.didStep = { stage.window.layoutIfNeeded() }
    schedule.runPendingEvents()
    #expect(card.view.alpha == 1 && dimming?.alpha == 0.5)
    #expect(card.view.frame == CGRect(x: 0, y: 500, width: 300, height: 100))
    #expect(log.take().last == "card didAppear")
  }

  /// Without animation, the animator is not called, the presentation controller determines the view's frame, and
  /// alongside animations run.
  @Test func unanimated() {
    base.present(card, animated: false)
    stage.window.layoutIfNeeded()
    #expect(log.take() == ["card willAppear", "card isAppearing", "card didAppear"])
    #expect(dimming?.alpha == 0.5)
    #expect(card.view.convert(card.view.bounds, to: nil) == CGRect(x: 0, y: 500, width: 300, height: 100))
    base.dismiss(animated: false)
    #expect(log.take() == ["card willDisappear", "card didDisappear"])
  }

  /// A full-screen presentation removes the presenting controller's view, and its dismissal restores the view.
  @Test func fullScreen() {
    card.modalPresentationStyle = .fullScreen
    stage.run { base.present(card, animated: true) }
    #expect(log.take() == ["base willDisappear", "card willAppear", "animate", "card isAppearing"])
    stage.advance(to: 0.5)
    #expect(stage.opacity(base.view) == 0.5 && stage.opacity(card.view) == 0.5)
    stage.advance(to: 1)
    #expect(base.view.window == nil && log.take() == ["ended true", "card didAppear", "base didDisappear"])
    stage.run { card.dismiss(animated: true) }
    #expect(log.take() == ["card willDisappear", "base willAppear", "base isAppearing", "animate"])
    stage.advance(to: 2)
    #expect(log.take() == ["ended true", "base didAppear", "card didDisappear"])
    #expect(base.view.superview === stage.window && base.view.frame == stage.window.bounds && base.view.alpha == 1)
  }

  @Test func interactiveDismissalCanBeCancelled() {
    base.present(card, animated: false)
    stage.window.layoutIfNeeded()
    let drag = UIPercentDrivenInteractiveTransition()
    director.interactor = drag
    _ = log.take()
    stage.run { card.dismiss(animated: true) }
    drag.update(0.5)
    #expect(stage.opacity(card.view) == 0.5)
    stage.clock.run { drag.cancel() }
    stage.advance(to: 0.5)
    #expect(
      log.take() == [
        "card willDisappear", "animate", "card willAppear", "card isAppearing", "card didAppear", "ended false",
      ])
    #expect(card.view.window != nil && card.view.alpha == 1 && base.presentedViewController === card)
    #expect(dimming?.alpha == 0.5)
    stage.run { card.dismiss(animated: true) }
    drag.update(0.5)
    stage.clock.run { drag.finish() }
    stage.advance(to: 1)
    #expect(base.presentedViewController == nil && card.view.window == nil)
  }

  /// With a clock, a sheet slides up in half a second while the dimming view fades in.
  @Test func sheetRises() throws {
    let sheet = UIViewController()
    stage.run { base.present(sheet, animated: true) }
    let container = try #require(sheet.presentationController?.containerView)
    let frameView = try #require(sheet.view.superview)
    let top = frameView.frame.minY
    #expect(stage.clock.withPresentation { frameView.layer.frame.minY } == top + 600)
    #expect(stage.opacity(container.subviews[0]) == 0)
    stage.advance(to: 0.5)
    #expect(
      stage.clock.withPresentation { frameView.layer.frame.minY } == top && stage.opacity(container.subviews[0]) == 1)
    stage.run { sheet.dismiss(animated: true) }
    #expect(sheet.view.window != nil)
    stage.advance(to: 1)
    #expect(sheet.view.window == nil && container.window == nil)
  }

  @Test func tabs() {
    let other = LoggingController("other", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [LoggingController("one", log), other]
    let stage = TransitionStage(tabs)
    tabs.delegate = director
    _ = log.take()
    stage.run { tabs.selectedIndex = 1 }
    #expect(log.take() == ["one willDisappear", "other willAppear", "animate", "other isAppearing"])
    stage.advance(to: 0.5)
    #expect(stage.opacity(other.view) == 0.5)
    stage.advance(to: 1)
    #expect(log.take() == ["one didDisappear", "ended true", "other didAppear"])
  }
}

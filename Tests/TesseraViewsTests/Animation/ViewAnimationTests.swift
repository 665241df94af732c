// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct ViewAnimationTests {
  let clock = AnimationClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    root.addSubview(view)
  }

  func shown<T>(_ time: Double, _ read: (CALayer) -> T) -> T? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation().map(read) }
  }

  /// The model value changes immediately, and the presentation value gradually.
  @Test func modelAndPresentation() {
    clock.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    #expect(view.alpha == 0)
    #expect(shown(0, \.opacity) == 1)
    #expect(abs((shown(0.5, \.opacity) ?? 0) - 0.75) < 1e-6)
    #expect(shown(2, \.opacity) == 0)
  }

  /// The old value is visible until the delay has passed.
  @Test func delay() {
    clock.run {
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
    }
    #expect(shown(0.5, \.position.x) == 50)
    #expect(shown(1.5, \.position.x) == 100)
    #expect(shown(2, \.position.x) == 150)
  }

  /// Two movements are additive. When the second one, from 150 to 350, begins, 50 of the first movement's 100 points
  /// and all 200 points of the second remain. The position is 350 - 50 - 200 = 100, so the view does not jump.
  @Test func interruptedMovementsContinue() {
    clock.run { UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 150 } }
    #expect(shown(1, \.position.x) == 100)
    clock.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 350 } }
    #expect(shown(1, \.position.x) == 100)
    // After 1.5 seconds, 25 points of the first movement and 100 of the second remain.
    #expect(shown(1.5, \.position.x) == 225)
    #expect(shown(2, \.position.x) == 350)
  }

  /// One second forward and one second back, after which the model value is visible.
  @Test func autoreverse() {
    clock.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse, .repeat], animations: { view.alpha = 0 })
    }
    for (time, alpha) in [(0.25, 0.75), (1, 0), (1.75, 0.75), (20.5, 0.5)] {
      #expect(abs((shown(time, \.opacity) ?? -1) - Float(alpha)) < 1e-5)
    }
  }

  @Test func completionsRunInOrderOnTime() {
    var heard: [String] = []
    let note = { (name: String) in heard.append("\(name) \(CACurrentMediaTime())") }
    clock.run {
      UIView.animate(withDuration: 2) {
        view.alpha = 0
      } completion: { _ in
        note("long")
      }
      UIView.animate(withDuration: 1) {
        view.center.x = 0
      } completion: { _ in
        note("short")
        UIView.animate(withDuration: 0.5) {
          view.center.x = 10
        } completion: { _ in
          note("next")
        }
      }
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        note("nothing")
      }
      UIView.animate(withDuration: 0) {
        view.tag = 3
      } completion: { _ in
        note("zero")
      }
    }
    clock.advance(to: 5)
    #expect(heard == ["nothing 0.0", "zero 0.0", "short 1.0", "next 1.5", "long 2.0"])
  }

  @Test func removedAnimationsAreNotFinished() {
    var finished: Bool?
    clock.run {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        finished = $0
      }
      view.layer.removeAllAnimations()
    }
    #expect(finished == false)
  }

  /// A constraint animates the width from 100 to 200. Halfway, it is 150, and the adjacent view follows.
  @Test func constraintsAnimate() {
    let neighbor = UIView()
    root.addSubview(neighbor)
    for box in [view, neighbor] { box.translatesAutoresizingMaskIntoConstraints = false }
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
      neighbor.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      neighbor.topAnchor.constraint(equalTo: root.topAnchor), neighbor.heightAnchor.constraint(equalToConstant: 20),
      neighbor.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    clock.run {
      width.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    #expect(shown(0.5, \.bounds.width) == 150)
    #expect(clock.run { neighbor.layer.presentation()?.frame } == CGRect(x: 150, y: 0, width: 50, height: 20))
    #expect(neighbor.frame.minX == 200)
  }

  /// Halfway from red to blue, the color is half of each.
  @Test func interpolatesColors() throws {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
    }
    let color = try #require(shown(0.5, \.backgroundColor) ?? nil)
    #expect(color == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  /// x changes from 50 to 150 in the first half, and alpha from 1 to 0 in the second. The whole animation uses
  /// ease-in-ease-out timing: at 0.5 it is halfway, and at 0.25 it is at 0.129162 (curve table), which is 0.258324 of
  /// the first keyframe.
  @Test func keyframes() {
    clock.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    for (time, x, tolerance) in [(0.25, 75.8324, 1e-3), (0.5, 150, 1e-9)] as [(Double, CGFloat, CGFloat)] {
      let distance = abs((shown(time, \.position.x) ?? 0) - x)
      #expect(distance < tolerance, "at \(time)")
    }
    for (time, opacity, tolerance) in [(0.5, 1, 1e-6), (0.75, 0.258324, 1e-5)] as [(Double, Float, Float)] {
      let distance = abs((shown(time, \.opacity) ?? 0) - opacity)
      #expect(distance < tolerance, "at \(time)")
    }
    #expect(shown(1, \.opacity) == 0)
  }

  /// Discrete values are visible from their start time, but the first value only after the delay. With
  /// ease-in-ease-out timing, half of the progress is reached after half of the time.
  @Test func discreteKeyframes() {
    clock.run {
      UIView.animateKeyframes(withDuration: 1, delay: 1, options: .calculationModeDiscrete) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
      }
    }
    for (time, x) in [(0.0, 50.0), (0.99, 50), (1, 100), (1.49, 100), (1.51, 150), (2, 150)] {
      #expect(shown(time, \.position.x) == CGFloat(x), "at \(time)")
    }
  }

  /// A spring's progress at 0.25 s (reference values for mass 1, stiffness 157.91367, damping 17.59292).
  @Test func springs() {
    clock.run {
      UIView.animate(springDuration: 0.5, bounce: 0.3) { view.center.x = 150 }
    }
    // The position begins at 50 and has moved by 98.4087 of 100 points.
    let distance = abs((shown(0.25, \.position.x) ?? 0) - 148.4087)
    #expect(distance < 1e-3)
  }

  @Test func nestedBlocksInherit() {
    clock.run {
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.alpha = 0 }
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
        ) { view.center.x = 150 }
        UIView.performWithoutAnimation { view.center.y = 500 }
      }
    }
    #expect(abs((shown(0.5, \.opacity) ?? 0) - 0.875) < 1e-6)
    #expect(shown(0.5, \.position) == CGPoint(x: 100, y: 500))
  }

  @Test func stillImagesShowTheEnd() {
    var finished = false
    let schedule = Schedule()
    schedule.run {
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: {
        finished = $0
      }
    }
    #expect(view.alpha == 0.5 && !finished)
    schedule.runPendingEvents()
    #expect(finished)
    #expect(view.layer.animationKeys() == nil)
    // An endless chain of animations is stopped.
    var rounds = 0
    func again() {
      UIView.animate(withDuration: 1) {
        rounds += 1
      } completion: { _ in
        again()
      }
    }
    schedule.run(again)
    schedule.runPendingEvents()
    #expect(rounds == 65)
  }

  /// An arranged view that is hidden remains visible until the animation ends. A view that is not arranged disappears
  /// immediately.
  @Test func stacksAnimateHiding() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    root.addSubview(stack)
    let (inside, outside) = (stack.arrangedSubviews[0], view)
    clock.run {
      UIView.animate(withDuration: 1) {
        inside.isHidden = true
        outside.isHidden = true
      }
      #expect(inside.layer.presentation()?.isHidden == false)
      #expect(outside.layer.presentation()?.isHidden == true)
    }
    clock.advance(to: 1)
    #expect(clock.run { inside.layer.presentation()?.isHidden } == true)
  }
}

/// Stack rows that collapse and expand in all types of animations. They are visible throughout, in both directions.
@MainActor @Suite struct StackAnimationTests {
  let clock = AnimationClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let stack = UIStackView()
  let rows = [UIView(), UIView(), UIView()]

  init() {
    stack.axis = .vertical
    for row in rows {
      row.heightAnchor.constraint(equalToConstant: 40).withPriority(999).isActive = true
      stack.addArrangedSubview(row)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
  }

  enum Kind: CaseIterable { case block, animator, keyframes }

  func run(_ kind: Kind, hides: Bool) {
    let changes = { [root, rows] in
      rows[1].isHidden = hides
      root.layoutIfNeeded()
    }
    clock.run {
      switch kind {
      case .block: UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
      case .animator: UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes).startAnimation()
      case .keyframes: UIView.animateKeyframes(withDuration: 1, delay: 0, animations: changes)
      }
    }
  }

  /// The height and the last row's position change by 40 points, and by half of that after half of the time.
  @Test(arguments: Kind.allCases, [true, false])
  func arrangedViewsCollapse(_ kind: Kind, hides: Bool) {
    if !hides {
      rows[1].isHidden = true
      root.layoutIfNeeded()
    }
    run(kind, hides: hides)
    #expect(rows[1].isHidden == hides)
    clock.advance(to: 0.5)
    let shown = clock.run { rows.map { $0.layer.presentation() } }
    #expect(shown[1]?.isHidden == false && shown[1]?.bounds.height == 20)
    #expect(shown[2]?.frame == CGRect(x: 0, y: 60, width: 100, height: 40))
    clock.advance(to: 1)
    #expect(clock.run { rows[1].layer.presentation()?.isHidden } == hides)
    #expect(rows[2].frame.minY == (hides ? 40 : 80))
  }

  /// When the animator is reversed, the row's space is restored.
  @Test func arrangedViewsExpand() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [root, rows] in
      rows[1].isHidden = true
      root.layoutIfNeeded()
    }
    clock.run { animator.startAnimation() }
    clock.advance(to: 0.25)
    clock.run { animator.isReversed = true }
    clock.advance(to: 1)
    root.layoutIfNeeded()
    #expect(!rows[1].isHidden && rows[1].frame.height == 40 && rows[2].frame.minY == 80)
  }

  /// A view that is not arranged by a stack is hidden immediately, and is visible again when the animator returns to
  /// its start.
  @Test func unarrangedViewsHideImmediately() {
    let view = UIView(frame: root.bounds)
    root.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isHidden = true }
    clock.run { animator.startAnimation() }
    clock.advance(to: 0.25)
    #expect(clock.run { view.layer.presentation()?.isHidden } == true)
    clock.run { animator.isReversed = true }
    clock.advance(to: 1)
    #expect(!view.isHidden)
  }
}

extension NSLayoutConstraint {
  fileprivate func withPriority(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

@MainActor @Suite struct PropertyAnimatorTests {
  let clock = AnimationClock()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in view.center.x = 150 }
  }

  func x(_ time: Double) -> CGFloat? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation()?.position.x }
  }

  @Test func runs() {
    let animator = makeAnimator()
    var places: [UIViewAnimatingPosition] = []
    animator.addCompletion { places.append($0) }
    #expect(animator.state == .inactive)
    clock.run { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning)
    #expect(x(0.5) == 75 && x(1) == 100)
    #expect(clock.run { animator.fractionComplete } == 0.5)
    #expect(x(2) == 150 && places == [.end] && animator.state == .inactive)
    #expect(view.layer.animationKeys() == nil)
  }

  /// A paused animator does not move. A scrubbed animator shows the set fraction and then runs for the remaining 0.8
  /// of 2 seconds.
  @Test func pausesAndScrubs() {
    let animator = makeAnimator()
    clock.run { animator.startAnimation() }
    _ = x(0.5)
    clock.run { animator.pauseAnimation() }
    #expect(x(5) == 75)
    clock.run { animator.fractionComplete = 0.2 }
    #expect(x(5) == 70)
    clock.run { animator.startAnimation() }
    #expect(abs((x(5.8) ?? 0) - 110) < 1e-9)
    #expect(x(6.6) == 150)
  }

  /// With ease-in-ease-out timing, the progress after a quarter of the time is 0.129162 (curve table). The paused
  /// animator's fraction equals this progress, so a drag begins without a jump. Adding 0.1 to the fraction moves the
  /// view by 10 of 100 points.
  @Test func draggingStartsAtTheVisiblePosition() {
    let animator = makeAnimator(.easeInOut)
    clock.run { animator.startAnimation() }
    let seen = x(0.5) ?? 0
    clock.run { animator.pauseAnimation() }
    #expect(abs(seen - 62.9162) < 1e-3 && x(0.5) == seen)
    #expect(abs(clock.run { animator.fractionComplete } - 0.129162) < 1e-5)
    clock.run { animator.fractionComplete += 0.1 }
    #expect(abs((x(1) ?? 0) - (seen + 10)) < 1e-9)
    // If scrubbing is not linear, the fraction refers to the time.
    let other = makeAnimator(.easeInOut)
    other.scrubsLinearly = false
    clock.run { other.startAnimation() }
    clock.advance(to: 1.5)
    clock.run { other.pauseAnimation() }
    #expect(clock.run { other.fractionComplete } == 0.25)
  }

  /// A reversed animator shows the forward animator's frames in reverse order.
  @Test(arguments: [UIView.AnimationCurve.easeIn, .easeInOut, .linear])
  func reversedPlaysBackwards(_ curve: UIView.AnimationCurve) {
    let animator = makeAnimator(curve)
    clock.run { animator.startAnimation() }
    let forward = (0...16).map { x(Double($0) / 16) }
    clock.run { animator.isReversed = true }
    let backward = (0...16).map { x(1 + Double($0) / 16) }
    for (a, b) in zip(forward, backward.reversed()) { #expect(abs((a ?? 0) - (b ?? -1)) < 1e-9) }
    #expect(animator.state == .inactive)
    #expect(view.center.x == 50)
  }

  @Test func stopsAtTheCurrentState() {
    let animator = makeAnimator()
    clock.run { animator.startAnimation() }
    _ = x(1)
    clock.run { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && view.center.x == 100)
    var place: UIViewAnimatingPosition?
    animator.addCompletion { place = $0 }
    clock.run { animator.finishAnimation(at: .current) }
    #expect(place == .current && view.center.x == 100 && animator.state == .inactive)
  }

  /// Without a clock, scrubbing an animator sets the values for its fraction in the model.
  @Test func scrubsStillImages() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.25
    #expect(view.center.x == 75)
    animator.startAnimation()
    #expect(view.center.x == 150 && animator.state == .inactive)
  }

  /// Animations with a delay factor of one half run in the second half.
  @Test func delayFactors() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations({ [view] in view.center.x = 150 }, delayFactor: 0.5)
    clock.run { animator.startAnimation() }
    #expect(x(1) == 50 && x(1.5) == 100)
  }
}

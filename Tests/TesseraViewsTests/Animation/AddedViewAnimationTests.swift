// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Views that appear and disappear in an animation block. The card is 100 x 40 at (20, 30), with a badge in its
/// middle.
@MainActor @Suite struct AddedViewAnimationTests {
  let clock = AnimationClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let card = UIView()
  let badge = UIView()

  private func addCard() {
    root.addSubview(card)
    card.addSubview(badge)
    for view in [card, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 40),
      badge.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  private func shown(_ view: UIView, _ time: Double) -> CGRect? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation()?.frame }
  }

  /// As in UIKit, the frame was zero before layout. Halfway through the animation, the view has half its size and is
  /// halfway to the center (70, 50).
  @Test func newViewsAnimateFromZero() {
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        addCard(); root.layoutIfNeeded()
      }
    }
    #expect(shown(card, 0) == CGRect.zero)
    #expect(shown(card, 0.5) == CGRect(x: 10, y: 15, width: 50, height: 20))
    #expect(shown(card, 1) == CGRect(x: 20, y: 30, width: 100, height: 40))
  }

  /// Views marked as arrivals appear at their final position with their subviews, whereas other views are animated.
  @Test func addedViewsAppearInPlace() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(other)
    var finished: Bool?
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        addCard()
        card.alpha = 0.5
        UIView.layOut(arrivals: [card]) {
          other.frame.origin.x = 100
          root.layoutIfNeeded()
        }
      } completion: {
        finished = $0
      }
    }
    for time in [0, 0.5] {
      #expect(shown(card, time) == CGRect(x: 20, y: 30, width: 100, height: 40))
      #expect(shown(badge, time) == CGRect(x: 45, y: 15, width: 10, height: 10))
    }
    #expect(shown(other, 0.5) == CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(card.layer.animationKeys() == ["opacity"])
    clock.advance(to: 1)
    #expect(finished == true)
  }

  /// A removed view and its descendants lose their animations, which do not continue when the view is added again.
  @Test func removedViewsStopAnimating() {
    addCard()
    root.layoutIfNeeded()
    var finished: [Bool] = []
    clock.run {
      for view in [card, badge] {
        UIView.animate(withDuration: 1) {
          view.alpha = 0
        } completion: {
          finished.append($0)
        }
      }
    }
    clock.advance(to: 0.5)
    clock.run { card.removeFromSuperview() }
    #expect(finished == [false, false])
    #expect(card.layer.animationKeys() == nil && badge.layer.animationKeys() == nil)
    root.addSubview(card)
    #expect(clock.run { card.layer.presentation()?.opacity } == 0)
  }

  /// A label without a size or superview has no previous content to dissolve from, so it is visible from the first
  /// frame.
  @Test func viewsThatWereNeverVisibleDoNotDissolve() {
    let label = UILabel()
    var finished: Bool?
    clock.run {
      UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) {
        label.text = "Title"
      } completion: {
        finished = $0
      }
    }
    #expect(label.text == "Title")
    #expect(label.layer.animation(forKey: CATransition.key) == nil)
    clock.advance(to: 0)
    #expect(finished == true)
  }
}

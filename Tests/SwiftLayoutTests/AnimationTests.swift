// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import Testing

/// Forced updates in animation blocks: remaining views move, added views appear at their final position, and removed
/// views disappear immediately.
@MainActor @Suite struct AnimationTests {
  /// A 200 x 100 view. The header is 20 points high. With details, it is 60 points high, with the 200 x 30 details
  /// below it and a 10 x 10 note in their middle.
  final class Panel: UIView, Layoutable {
    let header = makeView("header")
    let details = makeView("details")
    let note = makeView("note")
    let column = makeView("column")
    var activation: Activation?
    @AnimatableLayoutProperty(duration: 2, options: .curveLinear) var isOpen = false
    @AnimatableLayoutProperty(duration: 2, options: .curveLinear) var hasColumn = false

    var layout: some Layout {
      self.sublayout {
        if hasColumn {
          column.anchors {
            Anchors.cap.equalToSuper(inwardOffset: 10)
            Anchors.height.equalTo(constant: 80)
          }.sublayout {
            headerLayout
          }
        } else {
          headerLayout
        }
        if isOpen {
          details.anchors {
            Anchors.top.equalTo(header, attribute: .bottom)
            Anchors.horizontal
            Anchors.height.equalTo(constant: 30)
          }.sublayout {
            note.anchors {
              Anchors.size(width: 10, height: 10)
              Anchors.center()
            }
          }
        }
      }
    }

    @LayoutBuilder var headerLayout: some Layout {
      header.anchors {
        Anchors.cap()
        Anchors.height.equalTo(constant: isOpen ? 60 : 20)
      }
    }
  }

  let clock = AnimationClock()
  let panel = Panel(frame: CGRect(0, 0, 200, 100))

  init() {
    panel.sl.updateLayout(forceLayout: true)
  }

  private func shown(_ view: UIView, _ time: Double) -> CGRect? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation()?.frame }
  }

  /// The height changes from 20 to 60 in two seconds.
  @Test func remainingViewsMove() {
    clock.run { panel.isOpen = true }
    #expect(panel.header.frame == CGRect(0, 0, 200, 60))
    #expect(shown(panel.header, 0) == CGRect(0, 0, 200, 20))
    #expect(shown(panel.header, 0.5) == CGRect(0, 0, 200, 30))
    #expect(shown(panel.header, 1) == CGRect(0, 0, 200, 40))
    #expect(shown(panel.header, 2) == CGRect(0, 0, 200, 60))
  }

  @Test func addedViewsAppearInPlace() {
    clock.run { panel.isOpen = true }
    for time in [0, 1, 2.0] {
      #expect(shown(panel.details, time) == CGRect(0, 60, 200, 30))
      #expect(shown(panel.note, time) == CGRect(95, 10, 10, 10))
    }
  }

  /// Closing removes the details immediately. Reopening after half the duration shows them at their final position,
  /// and the header starts from 40. At this time, the first animation has half of its distance left (60 - 40 = 20),
  /// and the second all of it (40).
  @Test func removedViewsDisappearImmediately() {
    panel.isOpen = true
    clock.run { panel.isOpen = false }
    #expect(panel.details.superview == nil)
    #expect(panel.details.layer.animationKeys() == nil)
    #expect(shown(panel.header, 1) == CGRect(0, 0, 200, 40))
    clock.run { panel.isOpen = true }
    #expect(shown(panel.details, 1) == CGRect(0, 60, 200, 30))
    #expect(shown(panel.header, 1) == CGRect(0, 0, 200, 40))
  }

  /// A view's old position was relative to its old superview, so it can't be animated in the new superview.
  @Test func reparentedViewsAppearInPlace() {
    clock.run { panel.hasColumn = true }
    #expect(shown(panel.column, 1) == CGRect(10, 10, 180, 80))
    #expect(shown(panel.header, 1) == CGRect(0, 0, 180, 20))
  }

  /// Only a forced update animates in the animation block. An ordinary update changes no frames there.
  @Test func anUpdateWithoutLayoutDoesNotAnimate() {
    let root = makeRoot()
    let box = makeView("box")
    let activation = root.sublayout { box.anchors { Anchors.cap() } }.active(forceLayout: true)
    clock.run {
      UIView.animate(withDuration: 1) {
        root.sublayout { box.anchors { Anchors.shoe() } }.update(fromActivation: activation)
      }
    }
    root.layoutIfNeeded()
    #expect(box.layer.animationKeys() == nil)
    #expect(box.frame == CGRect(0, 100, 200, 0))
  }

  /// The two halves of the README's 200 x 200 view swap in one second with ease-in-ease-out timing, so after half the
  /// time both are in the middle. The titles do not move because the lower one is a new label.
  @Test func animatedPreview() throws {
    let view = PreviewView(frame: CGRect(0, 0, 200, 400))
    view.layoutIfNeeded()
    let titleFrame = view.title.frame
    clock.run { view.cap.sendActions(for: .touchUpInside) }
    #expect(view.cap.frame == CGRect(0, 200, 200, 200))
    #expect(view.shoe.frame == CGRect(0, 0, 200, 200))
    let bottom = try #require(view.activation?.viewForIdentifier("title.bottom"))
    for (time, capY, shoeY) in [(0, 0, 200), (0.5, 100, 100), (1, 200, 0)] as [(Double, CGFloat, CGFloat)] {
      let (cap, shoe) = try (#require(shown(view.cap, time)), #require(shown(view.shoe, time)))
      #expect(abs(cap.minY - capY) < 1e-9 && cap.size == CGSize(width: 200, height: 200))
      #expect(abs(shoe.minY - shoeY) < 1e-9 && shoe.size == CGSize(width: 200, height: 200))
      #expect(shown(view.title, time) == titleFrame)
      #expect(shown(bottom, time) == bottom.frame)
      #expect(abs(bottom.frame.midY - 300) < 1)
    }
  }
}

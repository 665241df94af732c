// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Controls whose values are changed by touches.
@MainActor @Suite struct ControlTrackingTests {
  let window = makeWindow(300, 300)

  private func show<C: UIControl>(_ control: C, _ frame: CGRect) -> C {
    control.frame = frame
    window.addSubview(control)
    return control
  }

  /// A counter of value-changed actions.
  @MainActor private final class Counter {
    var count = 0
    init(_ control: UIControl) { control.addAction(UIAction { _ in self.count += 1 }, for: .valueChanged) }
  }

  /// The thumb is 27 wide and moves from 2 to 202, so its center moves from 15.5 to 188.5. The middle is 102.
  @Test(arguments: [(15.5, 102.0, Float(0.5)), (19, 105.5, 0.5), (15.5, 500, 1), (15.5, -80, 0), (150, 200, 0)])
  func sliderFollowsTheThumb(from: CGFloat, to: CGFloat, value: Float) {
    let slider = show(UISlider(), CGRect(0, 0, 204, 34))
    window.drag(from: CGPoint(x: from, y: 17), to: CGPoint(x: to, y: 17))
    #expect(slider.value == value)
  }

  /// Each of ten steps and the end of tracking send an action. If `isContinuous` is false, only the end of tracking
  /// sends an action.
  @Test(arguments: [(true, 11), (false, 1)])
  func sliderReportsChanges(isContinuous: Bool, count: Int) {
    let slider = show(UISlider(), CGRect(0, 0, 204, 34))
    slider.isContinuous = isContinuous
    let counter = Counter(slider)
    window.drag(from: CGPoint(x: 15.5, y: 17), to: CGPoint(x: 102, y: 17))
    #expect(counter.count == count)
    slider.isEnabled = false
    window.drag(from: CGPoint(x: 102, y: 17), to: CGPoint(x: 16, y: 17))
    #expect(counter.count == count && slider.value == 0.5)
  }

  @Test func sliderRunsRightToLeft() {
    let slider = show(UISlider(), CGRect(0, 0, 204, 34))
    slider.semanticContentAttribute = .forceRightToLeft
    window.drag(from: CGPoint(x: 188.5, y: 17), to: CGPoint(x: 102, y: 17))
    #expect(slider.value == 0.5)
  }

  /// A resting finger grabs the thumb, so an enclosing horizontal scroll view does not take over the touch.
  @Test func sliderTracksInsideAScrollView() {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 1000, height: 300)
    let slider = UISlider(frame: CGRect(0, 0, 204, 34))
    scroll.addSubview(slider)
    window.addSubview(scroll)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 15.5, y: 17))
      fingers.wait(0.2)
      fingers.move(to: CGPoint(x: 102, y: 17))
    }
    #expect(slider.value == 0.5 && scroll.contentOffset.x == 0)
  }

  /// Three segments of 100 points.
  @Test func tapsSelectSegments() {
    let control = show(UISegmentedControl(items: ["a", "b", "c"]), CGRect(0, 0, 300, 32))
    let counter = Counter(control)
    window.tap(at: CGPoint(x: 150, y: 16))
    #expect(control.selectedSegmentIndex == 1 && counter.count == 1)
    window.tap(at: CGPoint(x: 150, y: 16))
    #expect(counter.count == 1)
    window.drag(from: CGPoint(x: 150, y: 16), to: CGPoint(x: 50, y: 16))
    #expect(control.selectedSegmentIndex == 0 && counter.count == 2)
    window.drag(from: CGPoint(x: 50, y: 16), to: CGPoint(x: 150, y: 200))
    #expect(control.selectedSegmentIndex == 0, "the finger is lifted far below the control")
    control.setEnabled(false, forSegmentAt: 2)
    window.tap(at: CGPoint(x: 250, y: 16))
    #expect(control.selectedSegmentIndex == 0 && counter.count == 2)
    control.removeAllSegments()
    window.tap(at: CGPoint(x: 250, y: 16))
    #expect(counter.count == 2)
  }

  /// The action of a momentary control can read the selected segment.
  @Test func momentarySegments() {
    let control = show(UISegmentedControl(items: ["a", "b", "c"]), CGRect(0, 0, 300, 32))
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    window.tap(at: CGPoint(x: 250, y: 16))
    window.tap(at: CGPoint(x: 250, y: 16))
    #expect(seen == [2, 2] && control.selectedSegmentIndex == -1)
  }

  /// The stepper is 94 x 32, so its halves meet at 47. At 0, the value can't decrease.
  @Test func stepperSteps() {
    let stepper = show(UIStepper(), CGRect(0, 0, 94, 32))
    let counter = Counter(stepper)
    window.tap(at: CGPoint(x: 20, y: 16))
    #expect(stepper.value == 0 && counter.count == 0)
    window.tap(at: CGPoint(x: 70, y: 16), count: 2)
    #expect(stepper.value == 2 && counter.count == 2)
    stepper.semanticContentAttribute = .forceRightToLeft
    window.tap(at: CGPoint(x: 70, y: 16))
    #expect(stepper.value == 1)
    stepper.isContinuous = false
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 20, y: 16))
      #expect(stepper.value == 2 && counter.count == 3)
    }
    #expect(counter.count == 4)
  }

  /// A tap on either half turns one page. A drag turns one page per 18 points.
  @Test func pageControlChangesPages() {
    let pages = show(UIPageControl(), CGRect(0, 0, 200, 26))
    pages.numberOfPages = 5
    let counter = Counter(pages)
    window.tap(at: CGPoint(x: 50, y: 13))
    #expect(pages.currentPage == 0 && counter.count == 0)
    window.tap(at: CGPoint(x: 150, y: 13))
    #expect(pages.currentPage == 1 && counter.count == 1)
    window.drag(from: CGPoint(x: 100, y: 13), to: CGPoint(x: 136, y: 13))
    #expect(pages.currentPage == 3 && pages.interactionState == .none)
    window.drag(from: CGPoint(x: 100, y: 13), to: CGPoint(x: -4000, y: 13))
    #expect(pages.currentPage == 0)
    pages.semanticContentAttribute = .forceRightToLeft
    window.tap(at: CGPoint(x: 50, y: 13))
    #expect(pages.currentPage == 1)
  }

  @Test func switchRespondsToTapsAndDrags() {
    let toggle = show(UISwitch(), CGRect(0, 0, 51, 31))
    let counter = Counter(toggle)
    toggle.tap()
    #expect(toggle.isOn && counter.count == 1)
    window.drag(from: CGPoint(x: 10, y: 15), to: CGPoint(x: 40, y: 15))
    #expect(toggle.isOn && counter.count == 1, "the switch is already on")
    window.drag(from: CGPoint(x: 40, y: 15), to: CGPoint(x: 10, y: 15))
    #expect(!toggle.isOn && counter.count == 2)
    toggle.tap()
    #expect(toggle.isOn && counter.count == 3)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Progress views, activity indicators, steppers, page controls, switches and image views.
@MainActor @Suite struct SmallControlTests {
  // MARK: Progress

  @Test(arguments: [(Float(0.5), Float(0.5)), (-1, 0), (2, 1), (.nan, 0), (.infinity, 1)])
  func clampsProgress(_ value: Float, _ expected: Float) {
    let view = UIProgressView()
    view.setProgress(value, animated: true)
    #expect(view.progress == expected)
  }

  @Test func progressPaints() throws {
    let view = UIProgressView(frame: CGRect(10, 10, 100, 4))
    view.progress = 0.5
    let painted = PaintedControl(view)
    #expect(try painted.color(50, 12) == UIColor.systemBlue.light)
    #expect(try painted.color(70, 12) != UIColor.systemBlue.light)
    // The ends are rounded.
    #expect(try painted.color(10, 10) != painted.color(14, 10))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try painted.color(70, 12) == UIColor.systemBlue.light)
    view.progress = 0
    view.trackTintColor = .red
    #expect(try painted.color(50, 12) == UIColor.red.light && painted.color(100, 12) == UIColor.red.light)
  }

  // MARK: Activity

  @Test func aStoppedIndicatorIsHidden() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.bounds.size == CGSize(width: 20, height: 20))
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  /// The spokes of a 37-point activity indicator span 8.5 to 18.5 points from its center. Nothing is drawn between
  /// the spokes or inside them.
  @Test func activityIndicatorsPaintSpokes() throws {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.color = .black
    wheel.frame.origin = CGPoint(x: 10, y: 10)
    wheel.startAnimating()
    let painted = PaintedControl(wheel)
    #expect(try painted.color(28.5, 28.5) == PaintedControl.ground)
    #expect(try painted.color(28.5, 14) == .black)
    // Each spoke is a tenth more transparent than the next spoke clockwise. The spoke before the opaque one has an
    // alpha of 0.9, so a tenth of the green background shows through.
    let last = try painted.color(18.5 + 0.5, 18.5 + 0.5)
    #expect(abs(Int(last.green) - 26) <= 2)
    wheel.phase = 7
    #expect(try painted.color(19, 19) == .black)
    wheel.phase = -1
    #expect(try painted.color(19, 19) == .black)
  }

  // MARK: Frames of another size

  /// The switch is 51 x 31 points at the top leading corner, regardless of its frame's size. When it is on, the
  /// center of its thumb is 15.5 points from the trailing end of these 51 points.
  @Test func aSwitchKeepsItsSize() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.frame = CGRect(10, 10, 200, 60)
    let painted = PaintedControl(toggle, width: 240)
    #expect(try painted.color(15, 25) != PaintedControl.ground && painted.color(45, 25) == .white)
    #expect(try painted.color(75, 25) == PaintedControl.ground && painted.color(30, 50) == PaintedControl.ground)
    toggle.semanticContentAttribute = .forceRightToLeft
    // The switch spans x = 159 to 210, with the thumb at its left end.
    #expect(try painted.color(205, 25) != PaintedControl.ground && painted.color(174, 25) == .white)
    #expect(try painted.color(145, 25) == PaintedControl.ground)
  }

  /// The stepper is 94 x 32 points, so its right half begins at 57.
  @Test func aStepperKeepsItsSize() throws {
    let stepper = UIStepper()
    stepper.frame = CGRect(10, 10, 200, 60)
    let painted = PaintedControl(stepper)
    #expect(try painted.color(20, 16) != PaintedControl.ground && painted.color(120, 25) == PaintedControl.ground)
    let window = makeWindow()
    window.addSubview(stepper)
    window.tap(at: CGPoint(x: 70, y: 25))
    #expect(stepper.value == 1)
    window.tap(at: CGPoint(x: 40, y: 25))
    #expect(stepper.value == 0)
  }

  // MARK: Stepper

  @Test func stepperStaysInRange() {
    let stepper = UIStepper()
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stepper.performStep(up: false)
    #expect(stepper.value == 0 && count == 0)
    stepper.stepValue = 60
    stepper.performStep(up: true)
    stepper.performStep(up: true)
    #expect(stepper.value == 100 && count == 2)
    stepper.performStep(up: true)
    #expect(count == 2)
    stepper.wraps = true
    stepper.performStep(up: true)
    #expect(stepper.value == 0)
    stepper.performStep(up: false)
    #expect(stepper.value == 100)
    stepper.value = .nan
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
  }

  @Test func stepperRejectsAnEmptyRange() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().minimumValue = 100 }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("NSInvalidArgumentException") && text.contains("must be less than maximumValue"))
  }

  @Test func stepperRejectsAZeroStep() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
  }

  /// The divider is at 10 + 47. The bars of the minus and plus signs are centered in the halves, at 33.5 and 80.5.
  @Test func stepperPaintsItsSigns() throws {
    let stepper = UIStepper(frame: CGRect(10, 10, 0, 0))
    stepper.value = 5
    let painted = PaintedControl(stepper)
    let ground = try painted.color(20, 15)
    for x: CGFloat in [33.5, 56.5, 80.5] { #expect(try painted.color(x, 25.5) != ground) }
    #expect(try painted.color(45, 26) == ground)
    #expect(try painted.color(80.5, 22) != ground && painted.color(33.5, 22) == ground)
  }

  // MARK: Pages

  @Test(arguments: [(3, 5, 2), (3, -1, 0), (0, 4, 0), (-7, 1, 0)])
  func clampsPages(_ count: Int, _ page: Int, _ expected: Int) {
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPage = page
    #expect(control.currentPage == expected && control.numberOfPages == max(0, count))
  }

  /// At 3 pixels per point, the distance of 23-pixel dots is 53 pixels. In 300 pixels, they begin at (300 - 129) / 2,
  /// rounded to 86. In the height of 78 pixels, they begin at 27.5, rounded to 28.
  @Test func dots() throws {
    let control = UIPageControl(frame: CGRect(0, 0, 100, 26))
    control.numberOfPages = 3
    control.currentPage = 1
    control.currentPageIndicatorTintColor = .black
    control.pageIndicatorTintColor = .red
    let frames = (0..<4).map { control.indicatorRect(forPage: $0) }
    let pixels = frames.map { $0.map { [$0.minX, $0.minY, $0.width, $0.height].map { Int(($0 * 3).rounded()) } } }
    #expect(pixels == [[86, 28, 23, 23], [139, 28, 23, 23], [192, 28, 23, 23], nil])
    let painted = PaintedControl(control)
    #expect(try painted.color(50, 13) == .black && painted.color(32, 13) == UIColor.red.light)
    #expect(try painted.color(40, 13) == PaintedControl.ground)
    control.semanticContentAttribute = .forceRightToLeft
    // At 2 pixels per point, the distance of 7.5-point dots is 17.5 points.
    #expect(control.indicatorRect(forPage: 0) == CGRect(64, 9.5, 7.5, 7.5))
    control.numberOfPages = 1
    #expect(try painted.color(50, 13) == .black)
    control.hidesForSinglePage = true
    #expect(try painted.color(50, 13) == PaintedControl.ground)
  }

  /// 62 points have room for four dots ((62 + 10) / 18 = 4), so the four around the current page are shown.
  @Test func tooManyPages() {
    let control = UIPageControl(frame: CGRect(0, 0, 62, 26))
    control.numberOfPages = 1_000_000_000
    control.currentPage = 500
    #expect((497...503).filter { control.indicatorRect(forPage: $0) != nil } == [498, 499, 500, 501])
    control.frame = .zero
    #expect(control.indicatorRect(forPage: 500) != nil && control.indicatorRect(forPage: 499) == nil)
  }

  @Test func invalidPagesTrap() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIPageControl().setIndicatorImage(nil, forPage: 0) }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("beyond numberOfPages (0)"))
  }

  // MARK: Switch and image

  /// The thumb's center is 2 + 13.5 points from the end where it rests.
  @Test func aSwitchPaints() throws {
    let toggle = UISwitch(frame: CGRect(10, 10, 0, 0))
    let painted = PaintedControl(toggle)
    #expect(try painted.color(25.5, 25) == .white)
    toggle.setOn(true, animated: true)
    #expect(try painted.color(45.5, 25) == .white && painted.color(20, 25) == UIColor.systemGreen.light)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .black
    #expect(try painted.color(45.5, 25) == .black && painted.color(20, 25) == UIColor.red.light)
    toggle.semanticContentAttribute = .forceRightToLeft
    #expect(try painted.color(25.5, 25) == .black)
    toggle.isEnabled = false
    // 50 % black over green.
    let dimmed = try painted.color(25.5, 25)
    #expect(dimmed.red == 0 && abs(Int(dimmed.green) - 127) <= 1)
  }

  @Test func animatingImageViewsShowTheirFirstImage() throws {
    let red = UIImage(bitmap: Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]) ?? Bitmap(width: 0, height: 0))
    let view = UIImageView(frame: CGRect(0, 0, 10, 10))
    let painted = PaintedControl(view)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [red]
    view.startAnimating()
    #expect(try view.isAnimating && painted.color(5, 5) == UIColor.red.light)
    view.stopAnimating()
    #expect(try painted.color(5, 5) == PaintedControl.ground)
  }
}

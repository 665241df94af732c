// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraRaster
import Testing
import UIKit

/// A screen with a box that moves and then rotates, and a label whose width changes when the first animation
/// completes.
final class MovingViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let label = UILabel()
  private(set) var width: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    box.backgroundColor = .black
    view.addSubview(box)
    label.text = "Frames"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.backgroundColor = .yellow
    view.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 40)
    self.width = width
    NSLayoutConstraint.activate([
      width, label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func move() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in
      box.center.x += 60
    } completion: { [self] _ in
      width?.constant = 80
      UIView.animate(springDuration: 0.5, bounce: 0.3) { view.layoutIfNeeded() }
      UIView.animate(withDuration: 0.7) { [self] in box.transform = CGAffineTransform(rotationAngle: 1) }
    }
  }
}

@MainActor @Suite struct FrameSequenceTests {
  let renderer = Renderer()
  let rate: FrameRate
  let screen: Screen

  init() throws {
    rate = try FrameRate(10)
    screen = Screen(
      "moving", device: try Device(name: "small", size: CGSize(width: 100, height: 60), scale: 1),
      animations: [ScreenAnimation("move", duration: 2) { (controller: MovingViewController) in controller.move() }]
    ) { MovingViewController() }
  }

  func pictures(from start: Double, to end: Double) throws -> [Bitmap] {
    let frames = try renderer.frames(of: screen, animation: "move", fps: rate, from: start, to: end)
    var painter = renderer.framePainter()
    var result: [Bitmap] = []
    while let frame = frames.next() { result.append(try painter.paint(frame)) }
    return result
  }

  /// 60 points per second are 6 per frame. The box's left edge is read from the pixels in the top row.
  @Test func framesShowTheirTime() throws {
    let frames = try pictures(from: 0, to: 1)
    #expect(frames.count == 11)
    for (number, picture) in frames.enumerated() {
      let row: [UInt8] = (500..<600).map { picture.bytes[$0 * 4] }
      #expect(row.firstIndex(of: 0) == 6 * number)
      #expect(row.filter { $0 == 0 }.count == 20)
    }
  }

  /// A frame rendered alone equals the frame in the sequence.
  @Test func framesDependOnlyOnTheirTime() throws {
    let all = try pictures(from: 0, to: 2)
    for number in [0, 3, 9, 10, 11, 14, 17, 20] {
      let alone = try renderer.frames(
        of: screen, animation: "move", fps: rate, from: Double(number) / 10, to: Double(number) / 10)
      let frame = try #require(alone.next())
      #expect(frame.number == number)
      #expect(try renderer.paint(frame.displayList) == all[number])
    }
  }

  /// A 20 x 20 box that moves by 6 damages 28 x 22 pixels, including a margin of one pixel. The first frame is drawn
  /// completely.
  @Test func doesNotRepaintUnchangedPixels() throws {
    let frames = try renderer.frames(of: screen, animation: "move", fps: rate, to: 0.3)
    var painter = renderer.framePainter()
    while let frame = frames.next() { _ = try painter.paint(frame) }
    #expect(painter.paintedPixels <= 100 * 60 + 3 * 30 * 24)
    let still = try renderer.frames(of: screen, fps: rate, to: 5)
    var stillPainter = renderer.framePainter()
    while let frame = still.next() { _ = try stillPainter.paint(frame) }
    #expect(stillPainter.paintedPixels == 100 * 60)
  }

  /// 1001 frames at 30000/1001 frames per second take 1001 x 1001 / 30000 seconds. Rounding errors do not accumulate.
  @Test func timesAreExact() throws {
    let ntsc = try FrameRate(30_000, per: 1_001)
    #expect(ntsc.time(of: 30_000) == 1_001)
    #expect(try FrameRate(60).time(of: 90) == 1.5)
    #expect(try FrameRate(3).numbers(from: 0, to: 1) == 0...3)
    #expect(try FrameRate(3).numbers(from: 0.34, to: 0.99) == 2...2)
    #expect(try FrameRate(240).numbers(from: 0, to: 3600).count == 864_001)
  }

  /// Frame numbers of any size have a time: 2^63 as a Double, multiplied by the seconds and divided by the frames.
  @Test func timesOfHugeFrameNumbers() throws {
    #expect(try FrameRate(1, per: 1_000).time(of: .max) == 0x1p63 * 1_000)
    #expect(try FrameRate(1, per: 1_000).time(of: .min) == -0x1p63 * 1_000)
    #expect(try FrameRate(30_000, per: 1_001).time(of: .max) == 0x1p63 * 1_001 / 30_000)
  }

  nonisolated static let badIntervals: [(Double, Double)] = [
    (-1, 1), (1, 0), (.nan, 1), (0, .infinity), (0, .nan), (0.01, 0.02),
  ]

  @Test(arguments: badIntervals)
  func badIntervals(_ start: Double, _ end: Double) {
    #expect(throws: RenderError.self) { try rate.numbers(from: start, to: end) }
  }

  @Test(arguments: [0, -1, 1_000_001, Int.max])
  func badRates(_ frames: Int) {
    #expect(throws: RenderError.self) { try FrameRate(frames) }
  }

  @Test func ratesAsText() throws {
    #expect(try FrameRate("60") == FrameRate(60))
    #expect(try FrameRate("30000/1001") == FrameRate(30_000, per: 1_001))
  }

  @Test(arguments: [
    "", "/", "60/", "/1", "1/2/3", "nan", "inf", "1e9", "59.94", "0", "-1", "0/0", "1/0", "60/-1", "1000000000",
    "99999999999999999999", "1/9999999", " 60", "sixty",
  ])
  func badRatesAsText(_ text: String) {
    let error = #expect(throws: RenderError.self) { try FrameRate(text) }
    #expect(error?.isUsage == true)
  }

  @Test func reportsUnknownAnimations() throws {
    #expect(throws: RenderError.unknownAnimation("fly", screen: "moving", known: ["move"])) {
      try renderer.frames(of: screen, animation: "fly", fps: rate)
    }
    let wrong = Screen(
      "wrong", animations: [ScreenAnimation("move", duration: 1) { (_: MovingViewController) in }]
    ) { UIViewController() }
    #expect(throws: RenderError.self) { try renderer.frames(of: wrong, animation: "move", fps: rate) }
  }

  /// The animations of a screen that consists of a single view are the view's animations.
  @Test func animationsOfViews() throws {
    final class Bar: UIView {}
    let slide = ScreenAnimation("slide", duration: 1) { (bar: Bar) in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.alpha = 0 }
    }
    let bar = Screen("bar", animations: [slide], view: { Bar() })
    let frames = try renderer.frames(of: bar, animation: "slide", fps: FrameRate(2))
    _ = (frames.next(), frames.next())
    let view = try #require(frames.window.rootViewController?.view)
    #expect(frames.presented(view, \.opacity) == 0.5)
    let wrong = Screen("label", animations: [slide], view: { UILabel() })
    #expect(throws: RenderError.wrongController(animation: "slide", expected: "Bar", found: "UILabel")) {
      try renderer.frames(of: wrong, animation: "slide", fps: FrameRate(2))
    }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that activity indicators and image sequences animate automatically, and that their frames depend only on the
// time.

import Foundation
import Tessera
import TesseraRaster
import Testing
import UIKit

private final class BusyViewController: UIViewController {
  private let wheel = UIActivityIndicatorView(style: .large)
  private let pictures = UIImageView(frame: CGRect(x: 50, y: 10, width: 30, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    wheel.center = CGPoint(x: 25, y: 25)
    pictures.animationImages = [UIColor.red, .green, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      }
    }
    pictures.animationDuration = 0.6
    for subview in [wheel, pictures] { view.addSubview(subview) }
  }

  func start() {
    wheel.startAnimating()
    pictures.startAnimating()
  }
}

@MainActor @Suite struct SelfAnimatingViewsTests {
  let renderer = Renderer()
  let screen: Screen

  init() throws {
    screen = Screen(
      "busy", device: try Device(name: "small", size: CGSize(width: 90, height: 50), scale: 1),
      animations: [ScreenAnimation("work", duration: 2) { (busy: BusyViewController) in busy.start() }]
    ) { BusyViewController() }
  }

  func pictures(fps: Int, from start: Double, to end: Double) throws -> [Int: Bitmap] {
    let frames = try renderer.frames(of: screen, animation: "work", fps: FrameRate(fps), from: start, to: end)
    var painter = renderer.framePainter()
    var result: [Int: Bitmap] = [:]
    while let frame = frames.next() { result[frame.number] = try painter.paint(frame) }
    return result
  }

  /// A frame is the same alone, in a sequence, and in a sequence with twice the frame rate.
  @Test func framesDependOnlyOnTheirTime() throws {
    let all = try pictures(fps: 20, from: 0, to: 2)
    let dense = try pictures(fps: 40, from: 0, to: 2)
    #expect(all.count == 41 && dense.count == 81)
    for number in 0...40 {
      let alone = try pictures(fps: 20, from: Double(number) / 20, to: Double(number) / 20)
      #expect(alone[number] == all[number], "frame \(number)")
      #expect(dense[2 * number] == all[number], "frame \(number)")
    }
  }

  /// The activity indicator takes eight steps per second, and the images change every 0.2 s. After 3 s both are in
  /// their initial state, and the activity indicator alone after each second.
  @Test func stepsRepeat() throws {
    let all = try pictures(fps: 20, from: 0, to: 4)
    let first = try #require(all[0])
    #expect(all.filter { $0.value == first }.keys.sorted() == [0, 1, 2, 60, 61, 62])
    let color = { (number: Int) in all[number].map { Array($0.bytes[(25 * 90 + 65) * 4..<(25 * 90 + 65) * 4 + 3]) } }
    for (number, expected) in [
      (0, [255, 0, 0]), (3, [255, 0, 0]), (4, [0, 255, 0]), (8, [0, 0, 255]), (12, [255, 0, 0]),
    ] {
      #expect(color(number) == expected.map(UInt8.init), "frame \(number)")
    }
  }
}

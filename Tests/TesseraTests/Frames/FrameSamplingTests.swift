// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing
import UIKit

/// A card in a container. Both move linearly for one second, so that every value can be calculated by hand.
final class SampledViewController: UIViewController {
  let container = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
  let guest = UILabel(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card.front"
    container.accessibilityIdentifier = "container"
    guest.accessibilityIdentifier = "guest"
    card.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    view.addSubview(container)
    container.addSubview(card)
    container.addSubview(guest)
  }

  func move() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in
      container.center.x += 40
      card.center.y += 8
      card.alpha = 0
      card.layer.cornerRadius = 4
      card.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    } completion: { [self] _ in
      guest.removeFromSuperview()
    }
  }

  func turn() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in
      card.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 3)
    }
  }
}

@MainActor @Suite struct FrameSamplingTests {
  let screen: Screen
  let rate: FrameRate

  init() throws {
    rate = try FrameRate(4)
    screen = Screen(
      "sampled", device: try Device(name: "small", size: CGSize(width: 100, height: 60), scale: 2),
      animations: [
        ScreenAnimation("move", duration: 1) { (controller: SampledViewController) in controller.move() },
        ScreenAnimation("turn", duration: 1) { (controller: SampledViewController) in controller.turn() },
      ]
    ) { SampledViewController() }
  }

  func frames(_ animation: String = "move", from start: Double = 0, to end: Double = 1) throws -> FrameSequence {
    try Renderer().frames(of: screen, animation: animation, fps: rate, from: start, to: end)
  }

  /// Values at t = 0 to 1 in quarters: `start + (end - start) * t`. The card's frame is (0, 0, 20, 10), so its center
  /// is (10, 5).
  nonisolated static let straight: [(String, Double, Double)] = [
    ("container.x", 10, 50), ("container.y", 20, 20), ("container.width", 50, 50), ("container.height", 30, 30),
    ("container.centerX", 35, 75), ("card.front.centerY", 5, 13), ("card.front.y", 0, 8),
    ("card.front.centerX", 10, 10),
    ("card.front.opacity", 1, 0), ("card.front.cornerRadius", 0, 4), ("card.front.red", 1, 0),
    ("card.front.green", 0.5, 0.5), ("card.front.blue", 0, 1), ("card.front.alpha", 1, 0.5), ("card.front.scale", 1, 1),
    ("card.front.rotation", 0, 0), ("guest.red", 0, 0),
  ]

  @Test(arguments: straight)
  func linearCurves(name: String, start: Double, end: Double) throws {
    let frames = try frames()
    let series = frames.sample([try frames.curve(named: name)])
    #expect(series.map(\.name) == [name])
    #expect(series[0].samples.map(\.time) == [0, 0.25, 0.5, 0.75, 1])
    for sample in series[0].samples where name != "guest.red" || sample.time < 1 {
      let expected = start + (end - start) * sample.time
      #expect(abs(sample.value - expected) < 1e-6, "\(sample)")
    }
    #expect(frames.next() == nil)
  }

  /// The angle (0 to 1 radian) and the scale (1 to 3) are interpolated linearly and independently. The frame is the
  /// bounding box of the rotated card.
  @Test func rotatingViews() throws {
    let frames = try frames("turn")
    let card = try frames.view(named: "card.front")
    while let frame = frames.next() {
      let (angle, scale) = (frame.time, 1 + 2 * frame.time)
      #expect(abs(frames.presentedValue(.rotation, of: card) - angle) < 1e-9)
      #expect(abs(frames.presentedValue(.scale, of: card) - scale) < 1e-9)
      let width = (20 * cos(angle) + 10 * sin(angle)) * scale
      #expect(abs(frames.presentedValue(.width, of: card) - width) < 1e-9)
      #expect(abs(frames.presentedValue(.x, of: card) - (10 - width / 2)) < 1e-9)
    }
  }

  /// The container moves the card. At time t, the card's left edge is at x = 10 + 40 t, and its center is 10 points
  /// to the right of that edge, at y = 20 + 5 + 8 t.
  @Test func positionsFollowSuperviews() throws {
    let frames = try frames()
    let card = try frames.view(named: "card.front")
    while let frame = frames.next() {
      let center = try #require(frames.presentedCenter(of: card))
      #expect(abs(center.x - (20 + 40 * frame.time)) < 1e-9)
      #expect(abs(center.y - (25 + 8 * frame.time)) < 1e-9)
      let box = try #require(frames.presentedFrame(of: card))
      #expect(abs(box.minX - (10 + 40 * frame.time)) < 1e-9)
      #expect(abs(box.minY - (20 + 8 * frame.time)) < 1e-9)
      #expect(box.size == CGSize(width: 20, height: 10))
    }
    // Reading values does not change the model layer, which is at the end of the animation.
    #expect(card.center == CGPoint(x: 10, y: 13))
    #expect(card.superview?.center.x == 75)
  }

  /// The guest view is removed when the animation ends at 1 s, so its curve is interrupted and its position is
  /// unknown.
  @Test func removedViews() throws {
    let frames = try frames(to: 1.5)
    let guest = try frames.view(named: "guest")
    let values = frames.sample([ViewCurve(.width, of: guest)])[0].samples.map(\.value)
    #expect(values.prefix(4).allSatisfy { $0 == 4 })
    #expect(values.dropFirst(5).allSatisfy(\.isNaN) && values.count == 7)
    #expect(frames.presentedCenter(of: guest) == nil && frames.presentedFrame(of: guest) == nil)
    #expect(frames.presentedCenter(of: UIView()) == nil)
  }

  /// A class name identifies the first view of the class.
  @Test func classNames() throws {
    let frames = try frames()
    #expect(try frames.view(named: "UILabel").accessibilityIdentifier == "guest")
    #expect(try frames.curve(named: "UILabel.height").property == .height)
  }

  @Test func unknownNamesListExistingOnes() throws {
    let frames = try frames()
    let view = #expect(throws: RenderError.self) { try frames.curve(named: "box.x") }
    guard case .unknownView("box", let identifiers, let classes) = view else {
      return #expect(Bool(false), "\(String(describing: view))")
    }
    #expect(identifiers == ["container", "card.front", "guest"])
    #expect(classes.contains("UILabel") && Set(classes).count == classes.count)
    for name in ["card.front", "card.front.", ".x", "x", "", ".", "card.front.X", "container.size"] {
      let error = #expect(throws: RenderError.self) { try frames.curve(named: name) }
      #expect(error == .unknownProperty(name, known: ViewProperty.allCases.map(\.rawValue)))
      #expect(error?.isUsage == true && error?.description.contains("centerX, centerY, opacity") == true)
    }
  }

  @Test func truncatesLongLists() {
    let names = (1...50).map { "v\($0)" }
    let text = RenderError.unknownView("box", identifiers: names, classes: ["UIView"]).description
    #expect(text.contains("v40 and 10 more; the classes are UIView."))
    #expect(RenderError.unknownView("box", identifiers: [], classes: ["A"]).description.contains("No view has"))
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// A red 20 x 20 view in the middle of a white 40 x 40 view becomes blue.
@MainActor @Suite struct TransitionTests {
  let clock = AnimationClock()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  nonisolated static let white: [UInt8] = [255, 255, 255]
  nonisolated static let red: [UInt8] = [255, 0, 0]
  nonisolated static let blue: [UInt8] = [0, 0, 255]

  init() {
    root.addSubview(view)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  func list(_ time: Double) -> DisplayList {
    clock.advance(to: time)
    return clock.withPresentation { root.displayList(scale: 1, pixels: (40, 40), background: .white) }
  }

  /// Returns the red, green and blue components of pixels at a time.
  func colors(_ time: Double, _ places: [(Int, Int)]) throws -> [[UInt8]] {
    let bitmap = try list(time).paint()
    return places.map { x, y in Array(bitmap.bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 3]) }
  }

  func color(_ time: Double, _ x: Int = 20, _ y: Int = 20) throws -> [UInt8] { try colors(time, [(x, y)])[0] }

  func turnBlue() { view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// After a quarter of the time, the color is 191.25 of red and 63.75 of blue.
  @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown])
  func crossDissolve(kind: UIView.AnimationOptions) throws {
    var finished: [Bool] = []
    clock.run {
      UIView.transition(with: view, duration: 1, options: [kind, .curveLinear]) {
        turnBlue()
      } completion: {
        finished.append($0)
      }
    }
    #expect(view.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(try color(0) == Self.red)
    #expect(try color(0.25) == [191, 0, 64])
    #expect(try color(0.25, 5, 5) == Self.white && finished.isEmpty)
    #expect(try color(1) == Self.blue && finished == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  /// A still image shows the end state if no clock runs or if the current time is never rendered.
  @Test func withoutAClock() throws {
    var finished: Bool?
    let schedule = Schedule()
    schedule.run {
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
        turnBlue()
      } completion: {
        finished = $0
      }
    }
    #expect(finished == nil)
    schedule.runPendingEvents()
    #expect(finished == true && view.layer.animationKeys() == nil)
    clock.run {
      UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) { view.alpha = 0.5 }
      let still = root.displayList(scale: 1, pixels: (40, 40), background: .white)
      #expect(still.commands.allSatisfy { $0 != .mixWith })
    }
  }

  /// Subviews also dissolve. A view that is hidden fades out: 191 of red over white leaves 64.
  @Test func subtreesAndHiding() throws {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    clock.run {
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        child.backgroundColor = .black
        view.addSubview(child)
      }
    }
    #expect(try colors(0.5, [(12, 12), (20, 20)]) == [[128, 0, 0], Self.red])
    #expect(try color(1, 12, 12) == [0, 0, 0])
    clock.run {
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        view.isHidden = true
      }
    }
    #expect(try color(1.25) == [255, 64, 64])
    #expect(try color(2) == Self.white)
  }

  /// The superview dissolves from one view to the other.
  @Test(arguments: [false, true]) func fromOneViewToAnother(hiding: Bool) throws {
    let other = UIView(frame: view.frame)
    other.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    if hiding {
      other.isHidden = true
      root.addSubview(other)
    }
    let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
    clock.run {
      UIView.transition(
        from: view, to: other, duration: 1, options: hiding ? [options, .showHideTransitionViews] : options)
    }
    #expect(hiding ? view.isHidden && !other.isHidden : view.superview == nil && other.superview === root)
    #expect(root.layer.animationKeys() == ["transition"])
    #expect(try color(0.25) == [191, 0, 64])
    #expect(try color(1) == Self.blue)
  }

  /// After a quarter of the time, the view is rotated by 45 degrees. The viewer's distance is three times the width
  /// of 20 points. The receding half, which is the right one in a flip from the left, ends 7.07 / (1 + 7.07 / 60) =
  /// 6.33 points from the middle and is 2 * 8.95 high there. The near half ends at 8.02 and is 2 * 11.34 high. Edges
  /// are antialiased over one pixel. Halfway, the view is edge-on. Afterward, the new content appears, with the other
  /// half in front.
  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, false, false), (.transitionFlipFromRight, false, true),
    (.transitionFlipFromTop, true, false), (.transitionFlipFromBottom, true, true),
  ])
  func flips(kind: UIView.AnimationOptions, isVertical: Bool, isReversed: Bool) throws {
    clock.run { UIView.transition(with: view, duration: 1, options: [kind, .curveLinear]) { turnBlue() } }
    func places(_ all: [(Int, Int)], isReversed: Bool) -> [(Int, Int)] {
      all.map { x, y in
        let x = isReversed ? 39 - x : x
        return isVertical ? (y, x) : (x, y)
      }
    }
    let (sides, ends) = ([(9, 20), (14, 20), (24, 20), (28, 20)], [(13, 9), (25, 10)])
    #expect(
      try colors(0.25, places(sides, isReversed: isReversed)) == [Self.white, Self.red, Self.red, Self.white])
    // Without perspective, the nearer end would be white at these pixels, and the farther end red.
    var corners = try colors(0.25, places(ends, isReversed: isReversed))
    #expect(corners[0] != Self.white && corners[1] != Self.red)
    #expect(try color(0.5) == Self.white)
    #expect(
      try colors(0.75, places(sides, isReversed: !isReversed)) == [Self.white, Self.blue, Self.blue, Self.white])
    corners = try colors(0.75, places(ends, isReversed: !isReversed))
    #expect(corners[0] != Self.white && corners[1] != Self.blue)
    #expect(try color(1, 10, 10) == Self.blue)
  }

  /// Changes inside a transition are part of it. With `allowAnimatedContent`, they have separate animations.
  @Test func animatedContent() {
    let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
    clock.run { UIView.transition(with: view, duration: 1, options: options) { view.alpha = 0.5 } }
    #expect(view.layer.animationKeys() == ["transition"])
    clock.run {
      UIView.transition(with: view, duration: 1, options: [options, .allowAnimatedContent]) { view.alpha = 0.2 }
      UIView.transition(with: root, duration: 1) { root.alpha = 0.5 }
    }
    #expect(view.layer.animationKeys() == ["opacity", "transition"])
    #expect(root.layer.animationKeys() == ["opacity"])
  }

  /// The second transition ends the first one and starts from its visible state, 128 of each color. Halfway, that
  /// contributes half of 128, which is 64, and the green view contributes half of 255, which is 128 after rounding.
  @Test func interruptedTransitions() throws {
    var finished: Bool?
    let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
    clock.run {
      UIView.transition(with: view, duration: 1, options: options) {
        turnBlue()
      } completion: {
        finished = $0
      }
    }
    #expect(try color(0.5) == [128, 0, 128])
    clock.run {
      UIView.transition(with: view, duration: 1, options: options) {
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
    }
    #expect(finished == false)
    #expect(try color(0.5) == [128, 0, 128])
    #expect(try color(1) == [64, 128, 64])
    #expect(try color(1.5) == [0, 255, 0])
  }

  /// The old content moves together with its layer, which has moved by 5 halfway.
  @Test func followsTheLayer() throws {
    clock.run {
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) { turnBlue() }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 10 }
    }
    #expect(
      try colors(0.5, [(14, 20), (15, 20), (34, 20), (35, 20)]) == [
        Self.white, [128, 0, 128], [128, 0, 128], Self.white,
      ])
  }

  // MARK: Layers

  /// Halfway, the contents have moved by 10 of 20 points. A layer with `masksToBounds` clips them.
  @Test(arguments: [
    (CATransitionType.push, CATransitionSubtype.fromRight, red, blue, red, red),
    (.push, .fromLeft, blue, red, red, red), (.moveIn, .fromTop, blue, blue, blue, red),
    (.moveIn, .fromBottom, red, red, red, blue), (.reveal, .fromLeft, blue, red, red, red),
    (.reveal, .fromRight, red, blue, red, red),
  ])
  func moving(
    type: CATransitionType, subtype: CATransitionSubtype, left: [UInt8], right: [UInt8], top: [UInt8], bottom: [UInt8]
  ) throws {
    view.clipsToBounds = true
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    clock.run {
      view.layer.add(transition, forKey: "mine")
      turnBlue()
    }
    #expect(view.layer.animationKeys() == ["transition"])
    let isVertical = [.fromTop, .fromBottom].contains(subtype)
    let ends = isVertical ? [(20, 12), (20, 27)] : [(12, 20), (27, 20)]
    #expect(try colors(0.5, ends) == (isVertical ? [top, bottom] : [left, right]))
    #expect(try colors(0.5, [(5, 20), (35, 20), (20, 5), (20, 35)]) == Array(repeating: Self.white, count: 4))
    #expect(try color(1) == Self.blue)
  }

  /// The progress ranges from 0.5 to 1, so it is 0.75 halfway.
  @Test func partsOfATransition() throws {
    let transition = CATransition()
    (transition.startProgress, transition.duration) = (0.5, 1)
    transition.delegate = nil
    clock.run {
      view.layer.add(transition, forKey: nil)
      turnBlue()
    }
    #expect(try color(0) == [128, 0, 128])
    #expect(try color(0.5) == [64, 0, 191])
    #expect(transition.content.isEmpty)
  }

  // MARK: Views that follow the clock automatically

  /// The highlight moves clockwise from the top by eight steps per second, so the spoke on the right is the most
  /// opaque a quarter of a second later.
  @Test func activityIndicatorRotates() throws {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.color = .black
    view.removeFromSuperview()
    root.addSubview(wheel)
    clock.advance(to: 3)
    clock.run { wheel.startAnimating() }
    let (top, right) = ((10, 2), (17, 10))
    let black: [UInt8] = [0, 0, 0]
    // A spoke's opacity decreases by 0.1 for each of the eight steps by which it trails the most opaque spoke. The
    // spoke two steps ahead trails by six and has 0.4, and a spoke that trails by two has 0.8.
    #expect(try colors(3.1, [top, right]) == [black, [153, 153, 153]])
    #expect(try colors(3.25, [top, right]) == [[51, 51, 51], black])
    #expect(try color(4, 10, 2) == black)
  }

  /// Two images are played in one second, twice. Afterward, the view shows its image.
  @Test func imageAnimationsPlayFrames() throws {
    let image = { (bytes: [UInt8]) in
      UIImage(bitmap: Bitmap(width: 1, height: 1, bytes: bytes + [255]) ?? Bitmap(width: 0, height: 0))
    }
    let pictures = UIImageView(image: image([0, 0, 0]))
    pictures.frame = view.frame
    pictures.animationImages = [image(Self.red), image(Self.blue)]
    (pictures.animationDuration, pictures.animationRepeatCount) = (1, 2)
    root.addSubview(pictures)
    clock.advance(to: 1)
    clock.run { pictures.startAnimating() }
    for (time, expected) in [(1.0, Self.red), (1.4, Self.red), (1.5, Self.blue), (2, Self.red), (2.9, Self.blue)] {
      #expect(try color(time) == expected, "at \(time)")
    }
    #expect(try color(3) == [0, 0, 0])
    #expect(clock.run { pictures.isAnimating } == false)
  }

  /// An animated image with two images and a total duration of one second repeats forever from the time it is set.
  @Test func animatedImagesPlay() throws {
    let image = { (bytes: [UInt8]) in
      UIImage(bitmap: Bitmap(width: 1, height: 1, bytes: bytes + [255]) ?? Bitmap(width: 0, height: 0))
    }
    let pictures = UIImageView(frame: view.frame)
    root.addSubview(pictures)
    clock.advance(to: 1)
    let moving = UIImage.animatedImage(with: [image(Self.red), image(Self.blue)], duration: 1)
    clock.run { pictures.image = moving }
    for (time, expected) in [(1.0, Self.red), (1.4, Self.red), (1.5, Self.blue), (2, Self.red), (9.9, Self.blue)] {
      #expect(try color(time) == expected, "at \(time)")
    }
  }

  /// While a label grows, its lines are broken as at the final size and remain at the leading edge.
  @Test func textKeepsItsPosition() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    label.numberOfLines = 0
    label.text = "an ox"
    root.addSubview(label)
    clock.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      }
    }
    let glyphs = { (list: DisplayList) in
      list.commands.filter { command in if case .glyphs = command { true } else { false } }
    }
    let (half, end) = (glyphs(list(0.5)), glyphs(list(1)))
    #expect(!end.isEmpty && half == end)
    #expect(label.layer.bounds.width == 100)
  }

  /// The transition leaves changed constraints to the subsequent animation, in which the width changes from 10 to 30
  /// and is 20 halfway.
  @Test func pendingLayoutIsNotAnimated() throws {
    let label = UILabel()
    label.text = "a"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    _ = list(0)
    clock.run {
      width.constant = 30
      UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) { label.textColor = .red }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    clock.advance(to: 0.5)
    #expect(clock.run { label.layer.presentation()?.bounds.width } == 20)
  }
}

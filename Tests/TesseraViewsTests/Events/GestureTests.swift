// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Gesture recognizers on a 100 x 100 view that fills its window.
@MainActor @Suite struct GestureTests {
  @MainActor final class Log: NSObject, UIGestureRecognizerDelegate {
    var lines: [String] = []
    var together = false
    var begins = true
    func tapped(_ tap: UITapGestureRecognizer) { lines.append("tap \(tap.numberOfTapsRequired)") }
    func bare() { lines.append("bare") }
    func add(_ line: String) { lines.append(line) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }

  let window = makeWindow(100, 100)
  let view = ResponderTests.Recorder(frame: CGRect(0, 0, 100, 100))
  let log = Log()
  let middle = CGPoint(x: 50, y: 50)

  init() { window.addSubview(view) }

  func tap(_ count: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: log, action: Log.tapped)
    tap.numberOfTapsRequired = count
    view.addGestureRecognizer(tap)
    return tap
  }

  // MARK: Targets

  @Test func selectorsAndClosures() {
    view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.tapped))
    view.gestureRecognizers?[0].addTarget(log, action: Log.bare)
    view.gestureRecognizers?[0].addTarget(log) { log, recognizer in log.add("\(recognizer.state)") }
    view.tap()
    #expect(log.lines == ["tap 1", "bare", "ended"])
    view.gestureRecognizers?[0].removeTarget(log)
    view.tap()
    #expect(log.lines.count == 3)
  }

  @Test func releasedTarget() {
    var target: Log? = Log()
    weak let gone = target
    if let target { view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Log.bare)) }
    target = nil
    #expect(gone == nil)
    view.tap()
  }

  final class Long: UILongPressGestureRecognizer {
    let extra = "kept"
  }

  @Test func customSubclasses() {
    let long = Long(target: log) { log, long in log.add("\(long.extra) \(long.state)") }
    view.addGestureRecognizer(long)
    view.longPress()
    #expect(log.lines == ["kept began", "kept ended"])
  }

  // MARK: Taps

  /// The view receives `touchesBegan`, and `touchesCancelled` when the tap is recognized.
  @Test func tapCancelsTheTouch() {
    let tap = tap()
    window.tap(at: middle)
    #expect(log.lines == ["tap 1"])
    #expect(view.log == ["began 50,50", "cancelled 50,50"])
    tap.cancelsTouchesInView = false
    window.tap(at: middle)
    #expect(view.log.suffix(2) == ["began 50,50", "ended 50,50"])
    tap.isEnabled = false
    window.tap(at: middle)
    #expect(log.lines.count == 2)
  }

  @Test func nonTaps() {
    _ = tap()
    window.press(at: middle, for: 1)
    window.drag(from: .zero, to: middle)
    window.touch { $0.begin(at: .zero, middle) }
    #expect(log.lines == [])
    #expect(view.log.filter { $0.hasPrefix("ended") }.count == 3)
  }

  @Test func twoFingers() {
    tap().numberOfTouchesRequired = 2
    window.tap(at: middle)
    #expect(log.lines == [])
    window.touch { $0.begin(at: .zero, middle) }
    #expect(log.lines == ["tap 1"])
  }

  @Test func doubleTap() {
    _ = tap(2)
    window.tap(at: middle)
    window.tap(at: middle)
    #expect(log.lines == [], "the taps are a second apart")
    window.tap(at: middle, count: 2)
    #expect(log.lines == ["tap 2"])
  }

  /// The finger is lifted at 0.05 seconds. The single tap is recognized 0.35 seconds later, when the double tap has
  /// failed.
  @Test func singleTapWaitsForDoubleTap() {
    let (single, double) = (tap(1), tap(2))
    single.require(toFail: double)
    window.touch { fingers in
      fingers.begin(at: middle)
      fingers.wait(0.05)
      fingers.end()
      fingers.wait(0.3)
      #expect(log.lines == [])
      fingers.wait(0.1)
      #expect(log.lines == ["tap 1"])
    }
    window.tap(at: middle, count: 2)
    #expect(log.lines == ["tap 1", "tap 2"])
  }

  @Test func theInnerViewWins() {
    let inner = UIView(frame: CGRect(0, 0, 50, 50))
    view.addSubview(inner)
    _ = tap()
    inner.addGestureRecognizer(UITapGestureRecognizer(target: log) { log, _ in log.add("inner") })
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines == ["inner"])
    inner.gestureRecognizers?[0].delegate = log
    log.together = true
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines == ["inner", "inner", "tap 1"])
  }

  @Test func delegateCanPreventRecognition() {
    let tap = tap()
    tap.delegate = log
    log.begins = false
    window.tap(at: middle)
    #expect(log.lines == [] && tap.state == .possible)
  }

  // MARK: Continuous gestures

  @Test func longPress() {
    let press = UILongPressGestureRecognizer(target: log) { log, press in log.add("\(press.state)") }
    view.addGestureRecognizer(press)
    window.press(at: middle, for: 0.4)
    #expect(log.lines == [])
    window.touch { fingers in
      fingers.begin(at: middle)
      fingers.wait(0.5)
      #expect(log.lines == ["began"])
      fingers.move(to: .zero, over: 0.1, steps: 1)
    }
    #expect(log.lines == ["began", "changed", "ended"])
  }

  /// The finger moves 40 points in 4 steps of 0.1 seconds. The pan begins after 10 points, and its velocity is 100
  /// points per second.
  @Test func pan() {
    let pan = UIPanGestureRecognizer(target: log) { log, pan in
      let (by, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
      log.add("\(pan.state) \(Int(by.x)),\(Int(by.y)) \(Int(speed.x.rounded()))")
    }
    view.addGestureRecognizer(pan)
    window.touch { fingers in
      fingers.begin(at: middle)
      fingers.move(to: CGPoint(x: 90, y: 50), over: 0.4, steps: 4)
    }
    #expect(
      log.lines == ["began 10,0 100", "changed 20,0 100", "changed 30,0 100", "changed 40,0 100", "ended 40,0 100"])
    #expect(view.log == ["began 50,50", "cancelled 60,50"])
    log.lines = []
    window.drag(from: middle, to: CGPoint(x: 55, y: 50))
    #expect(log.lines == [])
  }

  @Test func panTranslationIsSettable() {
    let pan = UIPanGestureRecognizer(target: log) { log, pan in
      log.add("\(Int(pan.translation(in: pan.view).x))")
      pan.setTranslation(.zero, in: pan.view)
    }
    view.addGestureRecognizer(pan)
    window.touch { fingers in
      fingers.begin(at: middle)
      fingers.move(to: CGPoint(x: 90, y: 50), over: 0.4, steps: 4)
    }
    #expect(log.lines == ["10", "10", "10", "10", "0"])
  }

  @Test(arguments: [(90, 50, true), (10, 50, false), (50, 99, false)] as [(CGFloat, CGFloat, Bool)])
  func swipe(_ x: CGFloat, _ y: CGFloat, _ isRight: Bool) {
    view.addGestureRecognizer(UISwipeGestureRecognizer(target: log, action: Log.bare))
    window.swipe(from: CGPoint(x: x > 50 ? 20 : x < 50 ? 80 : 50, y: 50), to: CGPoint(x: x, y: y))
    #expect(log.lines == (isRight ? ["bare"] : []))
  }

  @Test func slowSwipe() {
    view.addGestureRecognizer(UISwipeGestureRecognizer(target: log, action: Log.bare))
    window.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), over: 2)
    #expect(log.lines == [])
  }

  /// The distance of the fingers increases from 20 to 60 points, which is a scale of 3.
  @Test func pinch() {
    var scales: [CGFloat] = []
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: log) { _, pinch in if pinch.state == .ended { scales.append(pinch.scale) } })
    window.pinch(at: middle, from: 20, to: 60)
    #expect(scales == [3])
    window.pinch(at: middle, from: 80, to: 20)
    #expect(scales == [3, 0.25])
  }

  /// The second finger moves from the first finger's right to below it, which is a quarter turn clockwise.
  @Test func rotation() {
    var turns: [CGFloat] = []
    view.addGestureRecognizer(
      UIRotationGestureRecognizer(target: log) { _, turn in if turn.state == .ended { turns.append(turn.rotation) } })
    window.touch { fingers in
      fingers.begin(at: middle, CGPoint(x: 70, y: 50))
      fingers.move(to: middle, CGPoint(x: 50, y: 70), over: 0.2, steps: 4)
    }
    #expect(turns.count == 1)
    #expect(abs(turns[0] - .pi / 2) < 1e-12)
  }

  @Test func screenEdge() {
    let edge = UIScreenEdgePanGestureRecognizer(target: log, action: Log.bare)
    edge.edges = .left
    view.addGestureRecognizer(edge)
    window.drag(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(log.lines == [])
    window.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(!log.lines.isEmpty)
  }

  /// The pan requires the swipe to fail, so it never begins if the swipe succeeds.
  @Test func panAfterSwipe() {
    let pan = UIPanGestureRecognizer(target: log) { log, _ in log.add("pan") }
    let swipe = UISwipeGestureRecognizer(target: log) { log, _ in log.add("swipe") }
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    window.swipe(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(log.lines == ["swipe"])
    log.lines = []
    // 0.8 seconds is too slow for a swipe. The swipe fails after 0.5 seconds, and then the pan begins.
    window.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 50, y: 50), over: 0.8, steps: 8)
    #expect(log.lines.first == "pan")
  }

  /// The finger moves by (5, 5) in each step. After 7 steps, at a distance of 49.5 points, the tap fails and the view
  /// receives the touch.
  @Test func delaysTouches() {
    tap().delaysTouchesBegan = true
    window.tap(at: middle)
    #expect(view.log == [])
    window.drag(from: middle, to: .zero)
    #expect(
      view.log == ["began 15,15", "moved 15,15", "moved 10,10", "moved 5,5", "moved 0,0", "ended 0,0"])
  }

  /// A custom recognizer that recognizes every touch when it begins.
  final class Touchdown: UIGestureRecognizer {
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
    override func reset() { resets += 1 }
  }

  @Test func customRecognizer() {
    let down = Touchdown(target: log, action: Log.bare)
    view.addGestureRecognizer(down)
    window.tap(at: middle)
    #expect(log.lines == ["bare"] && down.resets == 1 && down.state == .possible)
    #expect(view.log == [], "the touch was recognized before the view received it")
    view.removeGestureRecognizer(down)
    #expect(view.gestureRecognizers == [] && down.view == nil)
  }
}

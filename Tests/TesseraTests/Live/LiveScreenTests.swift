// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing
import UIKit

@testable import Tessera

/// A list whose rows push a page, with a text field and a switch.
private final class ListController: UITableViewController {
  let field = UITextField(frame: CGRect(x: 10, y: 4, width: 180, height: 36))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    field.accessibilityIdentifier = "field"
    field.placeholder = "Name"
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    header.addSubview(field)
    tableView.tableHeaderView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = "Page \(indexPath.row)"
    page.view.backgroundColor = .systemTeal
    navigationController?.pushViewController(page, animated: true)
  }
}

@MainActor @Suite struct LiveScreenTests {
  private let screen: Screen

  init() throws {
    screen = Screen("list", device: try Device(name: "small", size: CGSize(width: 200, height: 300), scale: 1)) {
      UINavigationController(rootViewController: ListController())
    }
  }

  private func pixels(_ live: LiveScreen) throws -> Bitmap { try Renderer().paint(live.displayList) }

  private func touch(_ live: LiveScreen, _ phase: LiveInput.Phase, _ x: Double, _ y: Double, finger: Int = 0) {
    live.perform(.touch(finger: finger, phase: phase, x: x, y: y))
  }

  private func tap(_ live: LiveScreen, _ x: Double, _ y: Double) {
    touch(live, .began, x, y)
    live.advance(frames: 4)
    touch(live, .ended, x, y)
  }

  private func controller(_ live: LiveScreen) throws -> UINavigationController {
    try #require(live.window.rootViewController as? UINavigationController)
  }

  private func table(_ live: LiveScreen) throws -> UITableView {
    try #require(try (controller(live).viewControllers.first as? ListController)?.tableView)
  }

  @Test func startsAsAStillImage() throws {
    let live = try LiveScreen(screen)
    #expect(try pixels(live) == Renderer().bitmap(of: screen))
    #expect(live.frame == 0 && live.time == 0 && live.isAtRest && live.log.isEmpty)
  }

  /// 0.1 seconds are six frames. Times between two frames, earlier times and invalid times do not advance the screen.
  @Test func timeAdvancesInWholeFrames() throws {
    let live = try LiveScreen(screen)
    live.advance(to: 0.1)
    #expect(live.frame == 6)
    live.advance(to: 0.11)
    #expect(live.frame == 6)
    for time in [0.05, -1, .nan, -.infinity] { live.advance(to: time) }
    #expect(live.frame == 6)
    live.advance(frames: -3)
    #expect(live.frame == 6)
    live.advance(to: .infinity)
    #expect(live.frame == 6 + 3600 * 60, "time advances by at most an hour")
  }

  @Test func tapsAnimateAPush() throws {
    let live = try LiveScreen(screen)
    tap(live, 60, 220)
    live.advance(frames: 10)
    let middle = try pixels(live)
    #expect(!live.isAtRest)
    #expect(live.settle())
    #expect(try controller(live).topViewController?.title?.hasPrefix("Page") == true)
    #expect(try pixels(live) != middle)
  }

  @Test func flicksContinueScrolling() throws {
    let live = try LiveScreen(screen)
    touch(live, .began, 100, 280)
    for step in 1...6 {
      live.advance(frames: 1)
      touch(live, .moved, 100, 280 - Double(step) * 20)
    }
    live.advance(frames: 1)
    touch(live, .ended, 100, 160)
    let before = try table(live).contentOffset.y
    live.advance(frames: 20)
    let after = try table(live).contentOffset.y
    #expect(after > before + 20)
    #expect(live.settle())
    #expect(try table(live).contentOffset.y > after)
  }

  @Test func mouseWheelScrolls() throws {
    let live = try LiveScreen(screen)
    let top = try table(live).contentOffset.y
    live.perform(.scroll(x: 100, y: 200, byX: 0, byY: 50))
    #expect(try table(live).contentOffset.y == top + 50)
    live.perform(.scroll(x: 100, y: 200, byX: 0, byY: -5000))
    #expect(try table(live).contentOffset.y == top)
    for number in [Double.nan, .infinity] { live.perform(.scroll(x: 100, y: number, byX: number, byY: 1)) }
    #expect(try table(live).contentOffset.y == top)
  }

  /// Returns whether two lengths differ by rounding errors at most.
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  /// A 52-point large title collapses as content scrolls up, and the mouse wheel expands it again. If it is left half
  /// expanded, it animates to the nearer of its expanded and collapsed states.
  @Test func mouseWheelExpandsALargeTitle() throws {
    let (live, table, bar) = try largeTitle()
    let (top, open) = (table.contentOffset.y, bar.frame.height)
    func turn(_ way: Double) { live.perform(.scroll(x: 100, y: 400, byX: 0, byY: way)) }
    turn(300)
    live.settle()
    #expect(isNear(table.contentOffset.y, top + 300) && isNear(bar.frame.height, open - 52))
    turn(-220)
    #expect(isNear(table.contentOffset.y, top + 80) && isNear(bar.frame.height, open - 52))
    turn(-1000)
    #expect(isNear(table.contentOffset.y, top) && isNear(bar.frame.height, open))
    turn(20)
    #expect(isNear(table.contentOffset.y, top + 20) && isNear(bar.frame.height, open - 20) && !live.isAtRest)
    live.settle()
    #expect(isNear(table.contentOffset.y, top) && isNear(bar.frame.height, open))
    turn(20)
    turn(20)
    live.settle()
    #expect(isNear(table.contentOffset.y, top + 52) && isNear(bar.frame.height, open - 52))
    turn(-5)
    live.settle()
    #expect(isNear(table.contentOffset.y, top + 52))
  }

  /// Content that is 40 points taller than the space below the expanded title scrolls no farther than its end.
  @Test func mouseWheelStaysWithinTheContent() throws {
    let (live, table, _) = try largeTitle(rows: 1)
    let top = table.contentOffset.y
    let inset = table.adjustedContentInset
    let room = table.bounds.height - inset.top - inset.bottom
    table.contentInset.bottom = room - table.contentSize.height + 40
    live.perform(.scroll(x: 100, y: 400, byX: 0, byY: 500))
    let end = table.contentOffset.y
    #expect(end > top)
    live.settle()
    let greatest = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    #expect(table.contentOffset.y <= max(greatest, top), "\(end) \(greatest) \(top)")
  }

  private func largeTitle(rows: Int = 100) throws -> (LiveScreen, UITableView, UINavigationBar) {
    let live = try LiveScreen(
      Screen("rows") {
        let controller = Rows(style: .plain)
        controller.count = rows
        controller.title = "Rows"
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
      })
    let navigation = try #require(live.window.rootViewController as? UINavigationController)
    let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    return (live, table, navigation.navigationBar)
  }

  /// During a drag, the large title expands together with the content, point by point, after the content has caught
  /// up with the finger.
  @Test func draggingExpandsALargeTitle() throws {
    let (live, table, bar) = try largeTitle()
    let (top, open) = (table.contentOffset.y, bar.frame.height)
    live.perform(.scroll(x: 100, y: 400, byX: 0, byY: 52))
    live.settle()
    touch(live, .began, 100, 400)
    var before = table.contentOffset.y
    for step in 1...40 {
      live.advance(frames: 1)
      touch(live, .moved, 100, 400 + Double(step))
      #expect(step < 30 || isNear(table.contentOffset.y, before - 1))
      #expect(isNear(bar.frame.height, open - (table.contentOffset.y - top)))
      before = table.contentOffset.y
    }
    #expect(bar.frame.height < open && bar.frame.height > open - 52)
  }

  private final class Rows: UITableViewController {
    var count = 100
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func typesIntoTheFirstResponder() throws {
    let live = try LiveScreen(screen)
    live.perform(.text("lost"))
    let field = try #require((controller(live).viewControllers.first as? ListController)?.field)
    let place = field.convert(CGPoint(x: 90, y: 18), to: nil)
    tap(live, Double(place.x), Double(place.y))
    live.settle()
    #expect(live.window.takesText)
    live.perform(.text("Adam\u{8}"))
    #expect(field.text == "Ada")
  }

  /// Nonexistent fingers, duplicate fingers and invalid positions are ignored.
  @Test func ignoresInvalidTouches() throws {
    let live = try LiveScreen(screen)
    let before = try pixels(live)
    for phase in [LiveInput.Phase.moved, .ended, .cancelled] { touch(live, phase, 60, 200, finger: 7) }
    touch(live, .began, .nan, 10)
    touch(live, .began, 10, .infinity)
    live.settle()
    #expect(try pixels(live) == before)
    touch(live, .began, 60, 200)
    touch(live, .began, 60, 240)
    touch(live, .cancelled, 0, 0)
    live.settle()
    #expect(try pixels(live) == before, "a touch that was cancelled opens nothing")
  }

  /// Replaying a log yields the same pixels in each frame, regardless of the steps in which time advances.
  @Test func replaysToTheSamePixels() throws {
    let live = try LiveScreen(screen)
    live.advance(frames: 7)
    live.perform(.scroll(x: 100, y: 200, byX: 0, byY: 90))
    live.advance(frames: 11)
    tap(live, 60, 200)
    var pictures: [Int: Bitmap] = [:]
    for _ in 0..<12 {
      live.advance(frames: 5)
      pictures[live.frame] = try pixels(live)
    }
    #expect(Set(pictures.values.map(\.bytes)).count > 5)
    for (frame, picture) in pictures {
      let again = try LiveScreen(screen)
      again.replay(live.log, to: frame)
      #expect(again.frame == frame)
      #expect(try pixels(again) == picture, "at frame \(frame)")
    }
    // Pages store the log as JSON, so it must be unchanged after encoding and decoding.
    let log = try JSONDecoder().decode([TimedLiveInput].self, from: JSONEncoder().encode(live.log))
    #expect(log == live.log)
  }

  @Test func changesRenderOptions() throws {
    let live = try LiveScreen(screen)
    live.perform(.scroll(x: 100, y: 200, byX: 0, byY: 90))
    let before = try pixels(live)
    live.show(with: RenderOptions(appearance: .dark))
    let dark = try pixels(live)
    #expect(dark != before)
    live.show(with: RenderOptions(device: try Device(name: "wide", size: CGSize(width: 300, height: 200), scale: 2)))
    #expect(live.window.bounds.size == CGSize(width: 300, height: 200))
    #expect(try pixels(live).width == 600)
    live.show(with: RenderOptions())
    #expect(try pixels(live) == before, "the original options restore the image")
  }

  /// If the return key makes the text field resign first responder, typing ends. Later input is ignored and nothing
  /// traps.
  @Test func returnCanEndEditing() throws {
    let live = try LiveScreen(screen)
    let field = try #require((controller(live).viewControllers.first as? ListController)?.field)
    let quitter = ResigningOnReturn()
    field.delegate = quitter
    live.run { _ = field.becomeFirstResponder() }
    live.perform(.text("Ada\nLovelace"))
    #expect(field.text == "Ada" && !live.window.takesText)
  }

  private final class ResigningOnReturn: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
  }

  /// Numbers that this project's pages never send.
  @Test func hostileNumbers() throws {
    let live = try LiveScreen(screen)
    for limit in [Double.nan, -1, -Double.infinity] { #expect(live.settle(within: limit) == live.isAtRest) }
    live.replay([TimedLiveInput(frame: .min, input: .shake), TimedLiveInput(frame: 3, input: .shake)], to: 3)
    #expect(live.frame == 3 && live.log.count == 2)
    live.replay([], to: .min)
    #expect(live.frame == 3)
    for place in [1e300, -1e300, Double.greatestFiniteMagnitude] {
      live.perform(.touch(finger: .max, phase: .began, x: place, y: place))
      live.perform(.touch(finger: .max, phase: .ended, x: -place, y: place))
      live.perform(.scroll(x: place, y: 1, byX: place, byY: -place))
    }
    live.perform(.key("", modifiers: .max))
    live.perform(.animation("none"))
    #expect(live.settle())
  }

  /// Work from timers, queues and tasks is animated on the screen's clock while the screen is active.
  @Test func timersAnimateOnTheScreensClock() throws {
    let live = try LiveScreen(screen)
    let view = try table(live)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(live.isAtRest, "without a clock it is there immediately")
    live.activate()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(!live.isAtRest && UIScreen.main.bounds.size == CGSize(width: 200, height: 300))
    live.advance(frames: 30)
    #expect(live.presented(view) { (0.1...0.4).contains($0.opacity) })
    live.deactivate()
    live.deactivate()
    #expect(AnimationClock.current == nil && UIScreen.main.bounds.size != CGSize(width: 200, height: 300))
    #expect(live.settle())
  }

  /// A screen can query the Reduce Motion setting and is notified when it changes.
  @Test func reduceMotionSetting() throws {
    let live = try LiveScreen(screen)
    #expect(live.run { !UIAccessibility.isReduceMotionEnabled })
    let heard = NotificationCounter()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in heard.count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    var options = RenderOptions()
    options.reducesMotion = true
    live.show(with: options)
    #expect(live.run { UIAccessibility.isReduceMotionEnabled })
    #expect(!UIAccessibility.isReduceMotionEnabled, "only on that screen")
    live.show(with: options)
    live.show(with: RenderOptions())
    #expect(heard.count == 2)
  }

  private final class NotificationCounter: @unchecked Sendable {
    var count = 0
  }

  /// Drawing only the changes onto the previous image yields the same image as a full redraw.
  @Test func repaintsChanges() throws {
    let live = try LiveScreen(screen)
    var painter = Renderer().framePainter()
    _ = try painter.paint(live.displayList)
    #expect(try painter.paint(live.displayList).damage == .empty)
    tap(live, 60, 220)
    for _ in 0..<20 {
      live.advance(frames: 2)
      let painted = try painter.paint(live.displayList)
      #expect(try painted.bitmap == pixels(live))
    }
  }

  @Test func inspects() throws {
    let live = try LiveScreen(screen)
    let inspector = ScreenInspector(live)
    let number = try #require(inspector.views.firstIndex { $0.identifier == "field" })
    let details = try #require(inspector.details(of: number))
    #expect(details.path.hasSuffix("UITextField 'field'"))
    #expect(details.expression == #"window.firstView { $0.accessibilityIdentifier == "field" }"#)
    #expect(details.responders.first == "UITextField" && details.responders.contains("UIWindow"))
    #expect(inspector.details(of: -1) == nil && inspector.details(of: 100_000) == nil)
    let view = try #require(inspector.view(number: number))
    #expect(live.values(of: [.width, .height], path: ScreenInspector.path(of: view)) == [180, 36])
    #expect(live.values(of: [.width], path: [0, 99]) == nil)
  }
}

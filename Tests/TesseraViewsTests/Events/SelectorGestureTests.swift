// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Targets and selectors of gesture recognizers.
@MainActor @Suite struct SelectorGestureTests {
  @MainActor final class Log: NSObject {
    var lines: [String] = []
    func bare() { lines.append("bare") }
    func tapped(_ tap: UITapGestureRecognizer) { lines.append("tap \(tap.state == .ended)") }
  }

  final class InitRecordingTap: UITapGestureRecognizer {
    var made = ""
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      made = "target"
    }
  }

  let window = makeWindow(100, 100)
  let log = Log()
  let tapped = Selector("tapped:", Log.tapped(_:))
  let bare = Selector("bare", Log.bare)

  @Test("Each pair is sent once, in the order they were added, until it is removed")
  func pairs() {
    let tap = UITapGestureRecognizer(target: log, action: tapped)
    tap.addTarget(log, action: bare)
    tap.addTarget(log, action: tapped)
    window.addGestureRecognizer(tap)
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["tap true", "bare"])

    tap.removeTarget(log, action: bare)
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["tap true", "bare", "tap true"])
    tap.removeTarget(nil, action: nil)
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines.count == 3)
  }

  @Test("All other initializers call a subclass's override of the designated initializer")
  func subclasses() {
    #expect(InitRecordingTap().made == "target")
    #expect(InitRecordingTap(target: log, action: tapped).made == "target")
    #expect(InitRecordingTap(target: log, action: Log.bare).made == "target")
  }
}

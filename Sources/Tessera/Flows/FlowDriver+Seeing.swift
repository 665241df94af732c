// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Steps that wait, check and take snapshots.

internal import Foundation
@_spi(Tessera) internal import TesseraViews

extension FlowDriver {
  // MARK: Waits

  /// Waits for a time. Not needed for animations, because every step waits for them.
  ///
  /// - Parameters:
  ///   - seconds: The time, 0...3600, rounded up to a frame of 1/60 s. Other values are a failure.
  ///   - file: The file that a failure reports. Defaults to the caller's.
  ///   - line: The line that a failure reports. Defaults to the caller's.
  public func wait(_ seconds: Double, file: String = #fileID, line: Int = #line) {
    runStep(title: "wait \(FlowSource.literal(ofNumber: seconds)) s", file: file, line: line) {
      () throws(FlowProblem) in
      advance(frames: try Self.frameCount(seconds: seconds, maximum: 3600))
    }
  }

  /// Waits until an element exists, visible or not.
  ///
  /// - Parameters:
  ///   - element: The element to wait for.
  ///   - limit: The timeout in seconds, 0...3600.
  ///   - file: The file that a failure reports. Defaults to the caller's.
  ///   - line: The line that a failure reports. Defaults to the caller's.
  public func wait(for element: FlowElement, within limit: Double = 5, file: String = #fileID, line: Int = #line) {
    runStep(title: "wait for \(element)", file: file, line: line) { () throws(FlowProblem) in
      try wait(limit: limit) {
        !allMatches(of: element).isEmpty
      } otherwise: {
        let problem = missingElementProblem(for: element)
        return FlowProblem(
          "\(FlowSource.literal(ofNumber: limit)) s went by. \(problem.message)", nearest: problem.nearest)
      }
    }
  }

  /// Waits until an element no longer exists.
  ///
  /// - Parameters:
  ///   - element: The element that is to disappear.
  ///   - limit: The timeout in seconds, 0...3600.
  ///   - file: The file that a failure reports. Defaults to the caller's.
  ///   - line: The line that a failure reports. Defaults to the caller's.
  public func wait(forNo element: FlowElement, within limit: Double = 5, file: String = #fileID, line: Int = #line) {
    runStep(title: "wait for no \(element)", file: file, line: line) { () throws(FlowProblem) in
      try wait(limit: limit) {
        allMatches(of: element).isEmpty
      } otherwise: {
        FlowProblem("\(FlowSource.literal(ofNumber: limit)) s went by, and \(presence(element)) is still there.")
      }
    }
  }

  private func wait(
    limit: Double, until isDone: () -> Bool, otherwise: () -> FlowProblem
  ) throws(FlowProblem) {
    let last = try Self.frameCount(seconds: limit, maximum: 3600)
    for _ in 0..<last {
      if isDone() { return try waitUntilIdleIfPossible() }
      advance(frames: 1)
    }
    guard isDone() else { throw otherwise() }
    try waitUntilIdleIfPossible()
  }

  /// Waits for at most a second until the screen is at rest. A screen that doesn't come to rest isn't an error here, because the
  /// awaited element exists.
  private func waitUntilIdleIfPossible() throws(FlowProblem) {
    if live.isAtRest { return }
    let limit = live.frame + LiveScreen.rate
    while waitsForRest, !live.isAtRest, live.frame < limit { advance(frames: 1) }
  }

  // MARK: Expectations

  /// Expects an element to exist, visible or not, enabled or not.
  public func expect(_ element: FlowElement, file: String = #fileID, line: Int = #line) {
    runStep(title: "expect \(element)", file: file, line: line) { () throws(FlowProblem) in
      guard allMatches(of: element).isEmpty else { return }
      throw missingElementProblem(for: element)
    }
  }

  /// Expects an element not to exist.
  public func expect(no element: FlowElement, file: String = #fileID, line: Int = #line) {
    runStep(title: "expect no \(element)", file: file, line: line) { () throws(FlowProblem) in
      guard !allMatches(of: element).isEmpty else { return }
      throw FlowProblem("\(Self.sentence(presence(element))) is there.")
    }
  }

  /// Expects an element to show some text: its own text, its accessibility value, or the text of one of its subviews.
  public func expect(_ element: FlowElement, shows text: String, file: String = #fileID, line: Int = #line) {
    runStep(title: "expect \(element) to show \(FlowSource.literal(text))", file: file, line: line) {
      () throws(FlowProblem) in
      guard let found = allMatches(of: element).first else { throw missingElementProblem(for: element) }
      let texts = live.run { Self.shownTexts(found) }
      guard !texts.contains(FlowSearch.trimmed(text)) else { return }
      let nearest = FlowSearch.nearest(to: text, in: texts)
      throw FlowProblem(
        texts.isEmpty
          ? "\(live.run { Self.sentence(FlowSearch.description(of: found)) }) shows no text."
          : "It shows \(MessageFormat.list(nearest.prefix(5).map { FlowSearch.quoted($0) })).",
        nearest: Array(nearest.prefix(8)))
    }
  }

  private static func shownTexts(_ found: FlowSearch.Match) -> [String] {
    if let element = found.element { return [element.value, element.label].compactMap(\.self).map(FlowSearch.trimmed) }
    var result: [String] = []
    var waiting = [found.view]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      result += (FlowSearch.texts(of: view) + [view.accessibilityValue].compactMap(\.self)).map(FlowSearch.trimmed)
      waiting += view.subviews.reversed()
    }
    var seen: Set<String> = []
    return result.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Describes an existing element.
  private func presence(_ element: FlowElement) -> String {
    allMatches(of: element).first.map { found in live.run { FlowSearch.description(of: found) } } ?? "\(element)"
  }

  /// Returns whether an element exists now. Not a step; false after a failure.
  public func exists(_ element: FlowElement) -> Bool { failure == nil && !allMatches(of: element).isEmpty }

  /// Returns the number of current matches of an element. Not a step; 0 after a failure.
  public func count(_ element: FlowElement) -> Int { failure == nil ? allMatches(of: element).count : 0 }

  // MARK: Snapshots

  /// Takes a snapshot. A flow can take at most 200.
  ///
  /// - Parameters:
  ///   - name: The name in strips, reports and files.
  ///   - file: The file that a failure reports. Defaults to the caller's.
  ///   - line: The line that a failure reports. Defaults to the caller's.
  public func snapshot(_ name: String, file: String = #fileID, line: Int = #line) {
    runStep(title: "snapshot \(FlowSource.literal(name))", file: file, line: line) { () throws(FlowProblem) in
      // A snapshot after `wait` shows that exact moment.
      try takeSnapshot(name)
    }
  }

  // MARK: Appearance

  /// Changes between light and dark appearance.
  public func show(_ appearance: Appearance, file: String = #fileID, line: Int = #line) {
    runStep(title: "show \(appearance.rawValue)", file: file, line: line) { () throws(FlowProblem) in
      var options = live.options
      options.appearance = appearance
      setOptions(options)
      try waitUntilIdle()
    }
  }

  /// Changes the device, or its orientation: `$0.show(on: .iPhone16.landscape)`. A film keeps the size of its first frame.
  public func show(on device: Device, file: String = #fileID, line: Int = #line) {
    runStep(title: "show on \(device.name)", file: file, line: line) { () throws(FlowProblem) in
      var options = live.options
      options.device = device
      setOptions(options)
      try waitUntilIdle()
    }
  }
}

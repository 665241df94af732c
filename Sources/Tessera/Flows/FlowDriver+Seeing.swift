// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Flow steps that wait, check expectations and take snapshots.

internal import Foundation
@_spi(Tessera) internal import TesseraViews

extension FlowDriver {
  // MARK: Waits

  /// Waits for a duration. Waiting for animations is not necessary, because every step waits until they end.
  ///
  /// - Parameters:
  ///   - seconds: The duration, 0...3600, rounded up to a frame of 1/60 s. Any other value is a failure.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func wait(_ seconds: Double, file: String = #fileID, line: Int = #line) {
    runStep(title: "wait \(FlowSource.literal(ofNumber: seconds)) s", file: file, line: line) {
      () throws(FlowProblem) in
      advance(frames: try Self.frameCount(seconds: seconds, maximum: 3600))
    }
  }

  /// Waits until an element exists, whether or not it is visible.
  ///
  /// - Parameters:
  ///   - element: The element to wait for.
  ///   - limit: The timeout in seconds, 0...3600.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
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
  ///   - element: The element whose disappearance is awaited.
  ///   - limit: The timeout in seconds, 0...3600.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
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

  /// Waits up to one second until nothing on the screen moves. A screen that is still moving after that is not a
  /// failure, because the awaited element exists.
  private func waitUntilIdleIfPossible() throws(FlowProblem) {
    if live.isAtRest { return }
    let limit = live.frame + LiveScreen.rate
    while waitsForRest, !live.isAtRest, live.frame < limit { advance(frames: 1) }
  }

  // MARK: Expectations

  /// Fails unless an element exists. The element can be invisible or disabled.
  public func expect(_ element: FlowElement, file: String = #fileID, line: Int = #line) {
    runStep(title: "expect \(element)", file: file, line: line) { () throws(FlowProblem) in
      guard allMatches(of: element).isEmpty else { return }
      throw missingElementProblem(for: element)
    }
  }

  /// Fails if an element exists.
  public func expect(no element: FlowElement, file: String = #fileID, line: Int = #line) {
    runStep(title: "expect no \(element)", file: file, line: line) { () throws(FlowProblem) in
      guard !allMatches(of: element).isEmpty else { return }
      throw FlowProblem("\(Self.sentence(presence(element))) is there.")
    }
  }

  /// Fails unless an element shows the given text. The text can be the element's own text, its accessibility value or
  /// the text of a subview.
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

  /// Describes an existing element for a failure message.
  private func presence(_ element: FlowElement) -> String {
    allMatches(of: element).first.map { found in live.run { FlowSearch.description(of: found) } } ?? "\(element)"
  }

  /// Returns whether an element exists at this moment. Calling this method is not a step. Returns false after a
  /// failure.
  public func exists(_ element: FlowElement) -> Bool { failure == nil && !allMatches(of: element).isEmpty }

  /// Returns the number of current matches for an element. Calling this method is not a step. Returns 0 after a
  /// failure.
  public func count(_ element: FlowElement) -> Int { failure == nil ? allMatches(of: element).count : 0 }

  // MARK: Snapshots

  /// Takes a snapshot. A flow can take at most 200 snapshots.
  ///
  /// - Parameters:
  ///   - name: The snapshot's name in strips, reports and file names.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func snapshot(_ name: String, file: String = #fileID, line: Int = #line) {
    runStep(title: "snapshot \(FlowSource.literal(name))", file: file, line: line) { () throws(FlowProblem) in
      // A snapshot that follows `wait` shows the screen at exactly that time.
      try takeSnapshot(name)
    }
  }

  // MARK: Appearance

  /// Sets the light or dark appearance.
  public func show(_ appearance: Appearance, file: String = #fileID, line: Int = #line) {
    runStep(title: "show \(appearance.rawValue)", file: file, line: line) { () throws(FlowProblem) in
      var options = live.options
      options.appearance = appearance
      setOptions(options)
      try waitUntilIdle()
    }
  }

  /// Sets the device or its orientation: `$0.show(on: .iPhone16.landscape)`. A film retains the size of its first
  /// frame.
  public func show(on device: Device, file: String = #fileID, line: Int = #line) {
    runStep(title: "show on \(device.name)", file: file, line: line) { () throws(FlowProblem) in
      var options = live.options
      options.device = device
      setOptions(options)
      try waitUntilIdle()
    }
  }
}

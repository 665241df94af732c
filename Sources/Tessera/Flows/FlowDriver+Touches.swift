// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Flow steps that simulate touches.

internal import Foundation
internal import TesseraGraphics
internal import TesseraViews

/// The direction of a finger's movement.
public enum FlowDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right

  var vector: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}

extension FlowDriver {
  /// Taps an element at its center, or at another point if the center is covered. Scrolls to the element if needed.
  public func tap(_ element: FlowElement, file: String = #fileID, line: Int = #line) {
    runStep(title: "tap \(element)", file: file, line: line) { () throws(FlowProblem) in
      let point = try target(element).point
      tap(at: point)
      try waitUntilIdle()
    }
  }

  /// Taps an element twice within 0.2 seconds.
  public func doubleTap(_ element: FlowElement, file: String = #fileID, line: Int = #line) {
    runStep(title: "double tap \(element)", file: file, line: line) { () throws(FlowProblem) in
      let point = try target(element).point
      touchDown(point)
      advance(frames: 3)
      touchUp(point)
      advance(frames: 4)
      discardTouch()
      tap(at: point)
      try waitUntilIdle()
    }
  }

  /// Touches and holds an element.
  ///
  /// - Parameters:
  ///   - element: The element to press.
  ///   - seconds: The duration, 0...60. Any other value is a failure. UIKit recognizes a long press after 0.5
  ///     seconds.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func longPress(
    _ element: FlowElement, for seconds: Double = 0.8, file: String = #fileID, line: Int = #line
  ) {
    runStep(title: "long press \(element)", file: file, line: line) { () throws(FlowProblem) in
      let frames = try Self.frameCount(seconds: seconds, maximum: 60)
      let point = try target(element).point
      touchDown(point)
      advance(frames: frames)
      touchUp(point)
      try waitUntilIdle()
    }
  }

  /// Swipes across an element or across the center of the screen. The finger is lifted while moving.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger. `up` reveals the content below.
  ///   - element: The element to swipe, or nil for the screen.
  ///   - distance: The distance in points, limited to the window. Nil uses half of the element's length, but at least
  ///     120 points.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func swipe(
    _ direction: FlowDirection, on element: FlowElement? = nil, distance: Double? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    runStep(title: "swipe \(direction.rawValue)\(element.map { " on \($0)" } ?? "")", file: file, line: line) {
      () throws(FlowProblem) in
      let target = try element.map { element throws(FlowProblem) in try self.target(element, needsEnabled: false) }
      let (start, end) = try path(direction: direction, on: target, distance: distance)
      touchDown(start)
      touchMove(from: [start], to: [end], frames: 6)
      touchUp(end)
      try waitUntilIdle()
    }
  }

  private func path(
    direction: FlowDirection, on target: Target?, distance: Double?
  ) throws(FlowProblem) -> (CGPoint, CGPoint) {
    let whole = window.bounds
    let area =
      target.map {
        live.run { [found = $0.found, frame = $0.frame] in
          found.map { FlowSearch(window).visiblePart(frame, of: $0.view) } ?? frame
        }
      } ?? whole
    let vector = direction.vector
    let side = Double(vector.x == 0 ? area.height : area.width)
    let length = distance ?? max(120, side / 2)
    guard length.isFinite, length > 0 else {
      throw FlowProblem(
        "A swipe of \(FlowSource.literal(ofNumber: length)) points is not possible. Use a distance above 0.")
    }
    // A swipe on a point starts at that point. A swipe on an element is centered on the element.
    let middle = target?.point ?? CGPoint(x: whole.midX, y: whole.midY)
    let before = target != nil && target?.found == nil ? 0 : CGFloat(min(length, side * 0.9) / 2)
    func kept(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, 1), whole.width - 1), y: min(max(point.y, 1), whole.height - 1))
    }
    let start = kept(CGPoint(x: middle.x - vector.x * before, y: middle.y - vector.y * before))
    return (start, kept(CGPoint(x: start.x + vector.x * CGFloat(length), y: start.y + vector.y * CGFloat(length))))
  }

  /// Drags from one element to another. The finger pauses for 0.2 seconds before it is lifted, so that scrolling does
  /// not decelerate.
  ///
  /// - Parameters:
  ///   - start: The element at which the finger touches down.
  ///   - end: The element at which the finger is lifted.
  ///   - seconds: The duration of the movement, 0...60.
  ///   - hold: The time in seconds before the finger moves, 0...60. A value of 0.6 starts drag and drop.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func drag(
    from start: FlowElement, to end: FlowElement, over seconds: Double = 0.5, hold: Double = 0, file: String = #fileID,
    line: Int = #line
  ) {
    runStep(title: "drag from \(start) to \(end)", file: file, line: line) { () throws(FlowProblem) in
      let (frames, held) = (
        try Self.frameCount(seconds: seconds, maximum: 60), try Self.frameCount(seconds: hold, maximum: 60)
      )
      let from = try target(start).point
      let goal = try target(end, needsEnabled: false).point
      touchDown(from)
      advance(frames: held)
      touchMove(from: [from], to: [goal], frames: frames)
      advance(frames: 12)
      touchUp(goal)
      try waitUntilIdle()
    }
  }

  /// Pinches with two fingers around an element's center.
  ///
  /// - Parameters:
  ///   - element: The element to pinch.
  ///   - scale: The ratio of the final to the initial distance between the fingers, 0.01...100. Values above 1 zoom
  ///     in.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func pinch(_ element: FlowElement, scale: Double, file: String = #fileID, line: Int = #line) {
    runStep(title: "pinch \(element)", file: file, line: line) { () throws(FlowProblem) in
      guard scale.isFinite, (0.01...100).contains(scale) else {
        throw FlowProblem(
          "A pinch to \(FlowSource.literal(ofNumber: scale)) times the distance is not possible. Use 0.01 to 100.")
      }
      let target = try self.target(element)
      let point = target.point
      let side = target.found == nil ? 240 : min(target.frame.width, 320) * 0.8
      let room = min(side, 2 * min(point.x, window.bounds.width - point.x) - 2)
      let (first, last) = scale >= 1 ? (room / scale, room) : (room, room * scale)
      func pair(_ distance: CGFloat) -> [CGPoint] {
        [CGPoint(x: point.x - distance / 2, y: point.y), CGPoint(x: point.x + distance / 2, y: point.y)]
      }
      let (from, to) = (pair(CGFloat(first)), pair(CGFloat(last)))
      touchDown(from[0], from[1])
      touchMove(from: from, to: to, frames: 24)
      touchUp(to[0], to[1])
      try waitUntilIdle()
    }
  }

  /// Scrolls until an element is touchable. Table and collection rows that are not loaded yet are searched first down
  /// to the end, and then up to the beginning.
  public func scroll(to element: FlowElement, file: String = #fileID, line: Int = #line) {
    runStep(title: "scroll to \(element)", file: file, line: line) { () throws(FlowProblem) in
      _ = try target(element, needsEnabled: false)
      try waitUntilIdle()
    }
  }

  /// Scrolls by a distance within a tenth of a second, as far as the content allows.
  ///
  /// - Parameters:
  ///   - down: The distance toward the bottom, in points. Negative values scroll up.
  ///   - right: The distance toward the right, in points. Negative values scroll left.
  ///   - element: The scroll view or its descendant. Nil uses the largest scroll view that can scroll in that
  ///     direction.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func scroll(
    down: Double = 0, right: Double = 0, on element: FlowElement? = nil, file: String = #fileID, line: Int = #line
  ) {
    runStep(
      title: "scroll by (\(FlowSource.literal(ofNumber: right)), \(FlowSource.literal(ofNumber: down)))", file: file,
      line: line
    ) { () throws(FlowProblem) in
      guard down.isFinite, right.isFinite else {
        throw FlowProblem("Scrolling requires a finite number of points.")
      }
      let isVertical = down != 0 || right == 0
      let scrollView: UIScrollView?
      if let element {
        let start = try target(element, needsEnabled: false)
        let inner = live.run { start.found?.view ?? FlowSearch(window).view(at: start.point) }
        scrollView = inner.flatMap { scroller(around: $0, isVertical: isVertical) }
      } else {
        scrollView = live.run { largestScroller(isVertical: isVertical) }
      }
      guard let scrollView else {
        throw FlowProblem(
          "\(element.map { "\($0) is in no view" } ?? "There is no view on the screen") that scrolls "
            + "\(isVertical ? "vertically" : "horizontally").")
      }
      scrollByWheel(scrollView, by: CGPoint(x: right, y: down))
      try waitUntilIdle()
    }
  }

  private func scroller(around view: UIView, isVertical: Bool) -> UIScrollView? {
    for case let outer as UIScrollView in sequence(first: view, next: \.superview)
    where Self.canScroll(outer, isVertical: isVertical) { return outer }
    return nil
  }

  /// Returns the scroll view with the largest visible area. If several are equally large, returns the first one in
  /// the view tree.
  func largestScroller(isVertical: Bool) -> UIScrollView? {
    let search = FlowSearch(window)
    var best: (view: UIScrollView, area: CGFloat)?
    for case let view as UIScrollView in search.views where Self.canScroll(view, isVertical: isVertical) {
      let box = search.visiblePart(view.convert(view.bounds, to: nil), of: view)
      if box.width * box.height > best?.area ?? 0 { best = (view, box.width * box.height) }
    }
    return best?.view
  }

  /// Taps the back button of the frontmost navigation bar.
  public func back(file: String = #fileID, line: Int = #line) {
    runStep(title: "back", file: file, line: line) { () throws(FlowProblem) in
      let buttons = live.run {
        FlowSearch(window).views.compactMap { ($0 as? UINavigationBar)?.backControl }
      }
      let place = live.run { () -> CGPoint? in
        for button in buttons.reversed() {
          if case .success(let point) = FlowSearch(window).touchablePoint(of: .init(view: button)) { return point }
        }
        return nil
      }
      guard let place else {
        throw FlowProblem(
          buttons.isEmpty
            ? "There is no back button: no navigation bar on the screen has a previous controller."
            : "The back button is covered. Remove the view in front of it first.")
      }
      tap(at: place)
      try waitUntilIdle()
    }
  }

  /// Starts one of the screen's animations.
  ///
  /// - Parameters:
  ///   - name: The animation's name. An unknown name is a failure.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func animate(_ name: String, file: String = #fileID, line: Int = #line) {
    runStep(title: "animate \(FlowSource.literal(name))", file: file, line: line) { () throws(FlowProblem) in
      let names = live.screen.animations.map(\.name)
      guard names.contains(name) else {
        throw FlowProblem(
          names.isEmpty
            ? "The screen has no animations." : "The screen has the animations \(MessageFormat.list(names)).",
          nearest: FlowSearch.nearest(to: name, in: names))
      }
      live.perform(.animation(name))
      try waitUntilIdle()
    }
  }

  /// Shakes the device.
  public func shake(file: String = #fileID, line: Int = #line) {
    runStep(title: "shake", file: file, line: line) { () throws(FlowProblem) in
      live.perform(.shake)
      try waitUntilIdle()
    }
  }

  /// Taps a point for 0.05 seconds.
  func tap(at point: CGPoint) {
    touchDown(point)
    advance(frames: 3)
    touchUp(point)
  }

  /// Converts seconds to a number of frames of 1/60 s, rounded up.
  static func frameCount(seconds: Double, maximum most: Double) throws(FlowProblem) -> Int {
    guard seconds.isFinite, seconds >= 0, seconds <= most else {
      throw FlowProblem(
        "\(FlowSource.literal(ofNumber: seconds)) seconds are not possible. Use 0 to \(MessageFormat.number(of: most))."
      )
    }
    return Int((seconds * Double(LiveScreen.rate) - 1e-6).rounded(.up))
  }
}

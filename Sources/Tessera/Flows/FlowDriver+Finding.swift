// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Resolves elements to points on the screen that a finger can touch. If an element has no such point, throws a
// problem that explains why.

internal import Foundation
internal import TesseraControls
internal import TesseraLists
@_spi(Tessera) internal import TesseraViews

extension FlowDriver {
  /// The touchable point of an element.
  struct Target {
    /// The matching view or accessibility element, or nil if the flow specified a point.
    var found: FlowSearch.Match?
    var point: CGPoint
    /// The element's frame in window coordinates. Empty if the flow specified a point.
    var frame: CGRect
  }

  /// Scrolls to an element and returns its touchable point.
  ///
  /// - Parameter needsEnabled: Whether a disabled element is a problem.
  func target(_ element: FlowElement, needsEnabled: Bool = true) throws(FlowProblem) -> Target {
    if let point = element.point { return try target(x: point.x, y: point.y) }
    let found = try singleMatch(of: element)
    if needsEnabled, isDisabled(found.view) {
      throw FlowProblem(
        "\(Self.sentence(FlowSearch.description(of: found))) is disabled. Enable it first, or check it with expect(_:)."
      )
    }
    let place = try scrollToReach(found)
    return Target(found: found, point: place, frame: live.run { found.frame })
  }

  private func target(x: Double, y: Double) throws(FlowProblem) -> Target {
    let size = window.bounds.size
    guard x.isFinite, y.isFinite, x >= 0, y >= 0, x < Double(size.width), y < Double(size.height) else {
      throw FlowProblem(
        "The point (\(FlowSource.literal(ofNumber: x)), \(FlowSource.literal(ofNumber: y))) is not in the window, which is "
          + "\(MessageFormat.number(of: Double(size.width))) x \(MessageFormat.number(of: Double(size.height))) points."
      )
    }
    let point = CGPoint(x: x, y: y)
    return Target(found: nil, point: point, frame: CGRect(origin: point, size: .zero))
  }

  private func isDisabled(_ view: UIView) -> Bool {
    live.run {
      sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
        || view.accessibilityTraits.contains(.notEnabled)
    }
  }

  // MARK: Search

  /// Returns all current matches for an element, including invisible ones.
  func allMatches(of element: FlowElement, takesBeginnings: Bool = true) -> [FlowSearch.Match] {
    live.run { FlowSearch(window, takesBeginnings: takesBeginnings).allMatches(of: element.kind) }
  }

  /// Returns the single match for an element. Lists are also scrolled during the search, because they create views
  /// only for visible rows.
  func singleMatch(of element: FlowElement) throws(FlowProblem) -> FlowSearch.Match {
    // An exact match in a row that is not loaded yet takes precedence over a prefix match.
    var found = allMatches(of: element, takesBeginnings: false)
    if found.isEmpty { found = searchLists(for: element, takesBeginnings: false) }
    if found.isEmpty { found = allMatches(of: element) }
    if found.isEmpty { found = searchLists(for: element, takesBeginnings: true) }
    guard !found.isEmpty else { throw missingElementProblem(for: element) }
    if found.count == 1 { return found[0] }
    return try chooseMatch(from: found, for: element)
  }

  /// If there are several matches, returns the only visible match or, otherwise, the only match that responds to
  /// touches.
  private func chooseMatch(from found: [FlowSearch.Match], for element: FlowElement) throws(FlowProblem)
    -> FlowSearch.Match
  {
    let chosen = live.run { () -> FlowSearch.Match? in
      let search = FlowSearch(window)
      let inSight = found.filter { if case .success = search.touchablePoint(of: $0) { true } else { false } }
      if inSight.count == 1 { return inSight[0] }
      let active = (inSight.isEmpty ? found : inSight).filter { FlowSearch.isActive($0) }
      return active.count == 1 ? active[0] : nil
    }
    if let chosen { return chosen }
    let words = live.run {
      found.prefix(5).map { item in
        "\(FlowSearch.description(of: item)) at (\(MessageFormat.number(of: Double(item.frame.minX))), \(MessageFormat.number(of: Double(item.frame.minY))))"
      }
    }
    let more = found.count > 5 ? " and \(found.count - 5) more" : ""
    throw FlowProblem(
      "\(found.count) elements match \(element): \(words.joined(separator: "; "))\(more). Choose one: nth(0) is the first of "
        + "these; inside(_:) searches in another element.")
  }

  /// Returns a problem for a missing element that lists the elements on the screen.
  func missingElementProblem(for element: FlowElement) -> FlowProblem {
    let (names, counts) = live.run { () -> ([String], Int?) in
      let search = FlowSearch(window)
      var count: Int?
      if case .nth(let kind, _) = element.kind { count = search.allMatches(of: kind).count }
      return (search.names, count)
    }
    let lead = "There is no element \(element)."
    if let count = counts, count > 0 {
      return FlowProblem("\(lead) There \(count == 1 ? "is 1" : "are \(count)") with that name, counted from 0.")
    }
    let ranked = element.kind.wantedName.map { FlowSearch.nearest(to: $0, in: names) } ?? names
    let nearest = Array(ranked.prefix(8))
    guard !nearest.isEmpty else {
      return FlowProblem("\(lead) Nothing on the screen has an identifier, a label or text.")
    }
    let rest = names.count - nearest.count
    return FlowProblem(
      "\(lead) There are \(nearest.map { FlowSearch.quoted($0) }.joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more." : "."), nearest: nearest)
  }

  // MARK: Scrolling to views

  /// Scrolls to a match and returns its touchable point.
  private func scrollToReach(_ found: FlowSearch.Match) throws(FlowProblem) -> CGPoint {
    func place() -> Result<CGPoint, FlowSearch.ObstacleError> {
      live.run { FlowSearch(window).touchablePoint(of: found) }
    }
    if case .success(let point) = place() { return point }
    try scrollIntoView(found)
    switch place() {
    case .success(let point): return point
    case .failure(let error): throw obstacleProblem(error.obstacle, for: found)
    }
  }

  private func obstacleProblem(_ obstacle: FlowSearch.Obstacle, for found: FlowSearch.Match) -> FlowProblem {
    live.run {
      let name = Self.sentence(FlowSearch.description(of: found))
      switch obstacle {
      case .outside:
        let box = found.frame
        guard box.width >= 1, box.height >= 1 else {
          return FlowProblem("\(name) has no size, so it can't be touched.")
        }
        return FlowProblem(
          "\(name) is not visible, at (\(MessageFormat.number(of: Double(box.minX))), \(MessageFormat.number(of: Double(box.minY)))), and no scroll view "
            + "can show it.")
      case .statusBar:
        return FlowProblem("\(name) is below the status bar, where touches go to the system.")
      case .view(let view):
        if found.view.isDescendant(of: view) {
          let closed = sequence(first: found.view, next: \.superview).first { !$0.isUserInteractionEnabled }
          let why =
            closed.map { "isUserInteractionEnabled of \(FlowSearch.description(of: $0)) is false" }
            ?? "it is outside of its superview, where there are no touches"
          return FlowProblem("\(name) receives no touches: \(why).")
        }
        return FlowProblem(
          "\(name) is covered by \(FlowSearch.description(of: view)). Remove that first.")
      }
    }
  }

  static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  // MARK: Scrolling

  /// Scrolls the enclosing scroll views until a match is centered, or as close to the center as the content allows.
  func scrollIntoView(_ found: FlowSearch.Match) throws(FlowProblem) {
    for case let scrollView as UIScrollView in sequence(first: found.view, next: \.superview)
    where scrollView !== found.view {
      let way = live.run { () -> CGPoint in
        let visible = visiblePart(of: scrollView)
        let box = found.frame
        return CGPoint(x: box.midX - visible.midX, y: box.midY - visible.midY)
      }
      scrollByWheel(scrollView, by: way)
    }
    try waitUntilIdle()
  }

  private func visiblePart(of scrollView: UIScrollView) -> CGRect {
    let insets = scrollView.adjustedContentInset
    let bounds = scrollView.bounds
    let inner = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(1, bounds.width - insets.left - insets.right),
      height: max(1, bounds.height - insets.top - insets.bottom))
    return scrollView.convert(inner, to: nil).intersection(window.bounds)
  }

  /// Scrolls a scroll view's content by a distance, as a trackpad does, as far as the content allows.
  ///
  /// - Returns: Whether the content moved.
  @discardableResult
  func scrollByWheel(_ scrollView: UIScrollView, by way: CGPoint, frames: Int = 6) -> Bool {
    var moved = false
    for isVertical in [false, true] {
      let length = isVertical ? way.y : way.x
      guard abs(length) >= 0.001, let point = live.run({ wheelPosition(in: scrollView, isVertical: isVertical) }) else {
        continue
      }
      func offset() -> CGFloat { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }
      let goal = offset() + length
      for step in 0..<frames {
        let before = offset()
        let part = (goal - before) / CGFloat(frames - step)
        live.perform(
          .scroll(
            x: Double(point.x), y: Double(point.y), byX: isVertical ? 0 : Double(part),
            byY: isVertical ? Double(part) : 0))
        advance(frames: 1)
        if offset() == before { break }
        moved = true
      }
    }
    return moved
  }

  /// Returns a point at which a scroll wheel affects the scroll view instead of a nested scroll view.
  private func wheelPosition(in scrollView: UIScrollView, isVertical: Bool) -> CGPoint? {
    let box = FlowSearch(window).visiblePart(scrollView.convert(scrollView.bounds, to: nil), of: scrollView)
    guard box.width > 1, box.height > 1 else { return nil }
    for y in [0.5, 0.25, 0.75, 0.1, 0.9] as [CGFloat] {
      for x in [0.5, 0.1, 0.9] as [CGFloat] {
        let point = CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
        guard let hit = window.hitTest(point, with: nil) else { continue }
        let first = sequence(first: hit, next: \.superview).first { view in
          (view as? UIScrollView).map { Self.canScroll($0, isVertical: isVertical) } ?? false
        }
        if first === scrollView { return point }
      }
    }
    return nil
  }

  /// Returns whether a scroll view's content is larger than its bounds along an axis.
  static func canScroll(_ scrollView: UIScrollView, isVertical: Bool) -> Bool {
    guard scrollView.isScrollEnabled else { return false }
    let (insets, size, bounds) = (scrollView.adjustedContentInset, scrollView.contentSize, scrollView.bounds)
    return isVertical
      ? size.height + insets.top + insets.bottom > bounds.height + 0.5
      : size.width + insets.left + insets.right > bounds.width + 0.5
  }

  /// Scrolls through tables and collections until the element exists. If it is not found, restores their content
  /// offsets.
  private func searchLists(for element: FlowElement, takesBeginnings: Bool) -> [FlowSearch.Match] {
    let lists = live.run {
      FlowSearch(window).views.compactMap { view -> (list: UIScrollView, isVertical: Bool)? in
        guard view is UITableView || view is UICollectionView, let list = view as? UIScrollView else { return nil }
        if Self.canScroll(list, isVertical: true) { return (list, true) }
        return Self.canScroll(list, isVertical: false) ? (list, false) : nil
      }
    }
    for (list, isVertical) in lists.prefix(4) {
      let start = list.contentOffset
      for direction in [1, -1] as [CGFloat] {
        let page = (isVertical ? list.bounds.height : list.bounds.width) * 0.7 * direction
        for _ in 0..<Self.maximumPageCount {
          let way = isVertical ? CGPoint(x: 0, y: page) : CGPoint(x: page, y: 0)
          guard scrollByWheel(list, by: way, frames: 1) else { break }
          let found = allMatches(of: element, takesBeginnings: takesBeginnings)
          if !found.isEmpty { return found }
        }
        let now = list.contentOffset
        scrollByWheel(list, by: CGPoint(x: start.x - now.x, y: start.y - now.y), frames: 1)
      }
    }
    return []
  }

  private static let maximumPageCount = 500
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds the view for a name. Names are compared in order of specificity, and the first comparison with a match is
// used:
//
//     identifier   label   text   label, text (case-insensitive)   label, text (prefix)
//
// A button and its label have the same text. Among nested matches, only the innermost control counts or, if there is
// no control, the outermost view. Accessibility elements that are not views, such as segments, are considered after
// views.

internal import Foundation
internal import TesseraFoundation
internal import TesseraControls
@_spi(Tessera) internal import TesseraViews

/// Searches the elements of a window at one moment.
@MainActor
struct FlowSearch {
  /// A matching view, or one of the view's accessibility elements.
  struct Match {
    let view: UIView
    /// The accessibility element, or nil for the view itself.
    var element: SpokenElement?

    @MainActor var identity: ObjectIdentifier { ObjectIdentifier(element?.source ?? view) }
    /// The frame in window coordinates.
    @MainActor var frame: CGRect { element?.frame ?? view.convert(view.bounds, to: nil) }
  }

  enum Criterion: CaseIterable {
    case identifier, label, text, labelButForCapitals, textButForCapitals, labelBeginning, textBeginning

    /// Whether the whole name is compared, as opposed to its prefix.
    var isWhole: Bool { self != .labelBeginning && self != .textBeginning }
  }

  let window: UIWindow
  /// Whether prefix matches are accepted.
  let takesBeginnings: Bool
  private var root: UIView

  init(_ window: UIWindow, inside root: UIView? = nil, takesBeginnings: Bool = true) {
    (self.window, self.root, self.takesBeginnings) = (window, root ?? window, takesBeginnings)
  }

  // MARK: Search

  /// Returns all matches for an element, in reading order.
  func allMatches(of kind: FlowElement.Kind) -> [Match] {
    switch kind {
    case .named(let name): findMatches(named: name, criteria: Criterion.allCases)
    case .identifier(let name): findMatches(named: name, criteria: [.identifier])
    case .label(let name): findMatches(named: name, criteria: [.label, .labelButForCapitals, .labelBeginning])
    case .text(let name): findMatches(named: name, criteria: [.text, .textButForCapitals, .textBeginning])
    case .type(_, let matches): sorted(views.filter { $0 !== window && matches($0) }.map { Match(view: $0) })
    case .point(let x, let y): view(at: CGPoint(x: x, y: y)).map { [Match(view: $0)] } ?? []
    case .nth(let kind, let number):
      { (all: [Match]) in all.indices.contains(number) ? [all[number]] : [] }(allMatches(of: kind))
    case .inside(let kind, let container):
      allMatches(of: container).first.map {
        FlowSearch(window, inside: $0.view, takesBeginnings: takesBeginnings).allMatches(of: kind)
      } ?? []
    }
  }

  func view(at point: CGPoint) -> UIView? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return window.hitTest(point, with: nil)
  }

  private func findMatches(named name: String, criteria: [Criterion]) -> [Match] {
    let wanted = Self.trimmed(name)
    guard !wanted.isEmpty else { return [] }
    let views = views
    let spoken = spokenElements
    for criterion in criteria where takesBeginnings || criterion.isWhole {
      let hits = views.filter { Self.viewMatches(wanted, view: $0, criterion: criterion) }
      if !hits.isEmpty { return sorted(Self.innermost(hits).map { Match(view: $0) }) }
      let elements = spoken.filter { Self.elementMatches(wanted, element: $0.element, criterion: criterion) }
      if !elements.isEmpty { return sorted(elements) }
    }
    return []
  }

  private static func viewMatches(_ wanted: String, view: UIView, criterion: Criterion) -> Bool {
    switch criterion {
    case .identifier: view.accessibilityIdentifier == wanted
    case .label, .labelButForCapitals, .labelBeginning: textMatches(wanted, text: label(of: view), criterion: criterion)
    case .text, .textButForCapitals, .textBeginning:
      texts(of: view).contains { textMatches(wanted, text: $0, criterion: criterion) }
    }
  }

  private static func elementMatches(_ wanted: String, element: SpokenElement?, criterion: Criterion) -> Bool {
    switch criterion {
    case .identifier: (element?.source as? UIAccessibilityElement)?.accessibilityIdentifier == wanted
    case .label, .labelButForCapitals, .labelBeginning: textMatches(wanted, text: element?.label, criterion: criterion)
    case .text, .textButForCapitals, .textBeginning: false
    }
  }

  private static func textMatches(_ wanted: String, text: String?, criterion: Criterion) -> Bool {
    guard let text else { return false }
    let name = trimmed(text)
    switch criterion {
    case .identifier, .label, .text: return name == wanted
    case .labelButForCapitals, .textButForCapitals: return name.lowercased() == wanted.lowercased()
    case .labelBeginning, .textBeginning: return name.lowercased().hasPrefix(wanted.lowercased())
    }
  }

  static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Returns a view's accessibility label, or nil if it has none.
  static func label(of view: UIView) -> String? { view.spokenLabel.flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns a view's text, including the placeholder of a field.
  static func texts(of view: UIView) -> [String] {
    var texts = ViewStyle.text(of: view).map { [$0] } ?? []
    let placeholder = (view as? UITextField)?.placeholder ?? (view as? UISearchBar)?.placeholder
    if let placeholder, !placeholder.isEmpty, texts.first != placeholder { texts.append(placeholder) }
    return texts
  }

  /// All visible views in the view tree, superviews before their subviews.
  var views: [UIView] {
    var result: [UIView] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      result.append(view)
      waiting += view.subviews.reversed()
    }
    return result
  }

  /// The accessibility elements that are not views.
  private var spokenElements: [Match] {
    SpokenOrder(of: root).elements.compactMap { element in
      guard let source = element.source as? UIAccessibilityElement, let view = Self.container(of: source) else {
        return nil
      }
      return Match(view: view, element: element)
    }
  }

  private static func container(of element: UIAccessibilityElement) -> UIView? {
    var container = element.accessibilityContainer
    for _ in 0..<100 {
      if let view = container as? UIView { return view }
      guard let outer = container as? UIAccessibilityElement else { return nil }
      container = outer.accessibilityContainer
    }
    return nil
  }

  /// Reduces nested views to the innermost control or, if there is none, to the outermost view. Preserves their
  /// order.
  private static func innermost(_ views: [UIView]) -> [UIView] {
    guard views.count > 1 else { return views }
    let all = Set(views.map { ObjectIdentifier($0) })
    var chosen: [(top: ObjectIdentifier, view: UIView)] = []
    for view in views {
      let outer = sequence(first: view, next: \.superview).filter { all.contains(ObjectIdentifier($0)) }
      let top = ObjectIdentifier(outer.last ?? view)
      if outer.count == 1 {
        chosen.append((top, view))
      } else if view is UIControl, let index = chosen.lastIndex(where: { $0.top == top }) {
        if view.isDescendant(of: chosen[index].view) { chosen[index].view = view } else { chosen.append((top, view)) }
      }
    }
    return chosen.map(\.view)
  }

  /// Sorts matches from top to bottom and, within a row, from the leading edge. Matches at the same position remain
  /// in drawing order.
  private func sorted(_ found: [Match]) -> [Match] {
    guard found.count > 1 else { return found }
    let sign: CGFloat = window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let placed = found.enumerated().map { index, item in
      let box = item.frame
      return (y: box.minY, x: sign < 0 ? -box.maxX : box.minX, index: index, item: item)
    }
    return placed.sorted { ($0.y, $0.x, $0.index) < ($1.y, $1.x, $1.index) }.map(\.item)
  }

  // MARK: Hit-testing

  /// Returns whether touching the view is known to have an effect.
  static func isActive(_ found: Match) -> Bool {
    let view = found.view
    if found.element != nil || view is UIControl || view.isTextEntry { return true }
    if !view.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .tabBar]) { return true }
    return !(view.gestureRecognizers ?? []).isEmpty
  }

  /// Returns the part of a view's frame that is within the window and not clipped.
  func visiblePart(_ frame: CGRect, of view: UIView) -> CGRect {
    var box = frame.intersection(window.bounds)
    for outer in sequence(first: view, next: \.superview) where outer !== view {
      if outer.clipsToBounds || outer is UIScrollView { box = box.intersection(outer.convert(outer.bounds, to: nil)) }
    }
    return box.isNull ? .zero : box
  }

  /// The reason that a finger can't reach an element.
  enum Obstacle {
    case outside
    case statusBar
    case view(UIView)
  }

  /// Returns the point at which a finger can touch an element: its center, or one of the surrounding points if the
  /// center is covered.
  func touchablePoint(of found: Match) -> Result<CGPoint, ObstacleError> {
    var box = visiblePart(found.frame, of: found.view)
    guard box.width >= 1, box.height >= 1 else { return .failure(ObstacleError(obstacle: .outside)) }
    // A tap on the status bar is handled by the system, which scrolls to the top.
    let bar = window.windowScene?.statusBarManager?.statusBarFrame ?? .zero
    if box._coreGraphicsIntersects(bar) {
      box = CGRect(x: box.minX, y: bar.maxY, width: box.width, height: box.maxY - bar.maxY)
      guard box.height >= 1 else { return .failure(ObstacleError(obstacle: .statusBar)) }
    }
    if let point = activationPoint(of: found), box.contains(point), hitObstacle(at: point, of: found.view) == nil {
      return .success(point)
    }
    box = box.insetBy(dx: box.width * 0.05, dy: box.height * 0.05)
    var first: UIView?
    for (x, y) in Self.parts {
      let point = CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
      guard let obstacle = hitObstacle(at: point, of: found.view) else { return .success(point) }
      if first == nil { first = obstacle }
    }
    return .failure(ObstacleError(obstacle: first.map { .view($0) } ?? .outside))
  }

  /// Returns the point at which a screen reader activates an element, or nil for views that have the default one, which
  /// can be outside the visible part.
  private func activationPoint(of found: Match) -> CGPoint? {
    if let element = found.element { return element.activationPoint }
    let (point, frame) = (found.view.accessibilityActivationPoint, found.view.accessibilityFrame)
    return point == CGPoint(x: frame.midX, y: frame.midY) ? nil : point
  }

  struct ObstacleError: Error {
    let obstacle: Obstacle
  }

  private static let parts: [(CGFloat, CGFloat)] = [
    (0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.25, 0.5), (0.75, 0.5), (0, 0.5), (1, 0.5), (0.5, 0), (0.5, 1),
  ]

  /// Returns the view that would receive a touch instead of `view`. Returns nil if the touch reaches `view`, a
  /// descendant of `view`, or the superview for which `view` only displays text.
  private func hitObstacle(at point: CGPoint, of view: UIView) -> UIView? {
    guard let hit = window.hitTest(point, with: nil) else { return window }
    if hit.isDescendant(of: view) { return nil }
    // Text does not receive touches, so the touch reaches the view below the text.
    if view.isDescendant(of: hit), !takesTouches(view) { return nil }
    return hit
  }

  private func takesTouches(_ view: UIView) -> Bool {
    view is UIControl || view.isTextEntry || view.gestureRecognizers?.contains { $0.isEnabled } == true
  }

  // MARK: Names

  /// The names of all elements, in reading order and without duplicates.
  var names: [String] {
    var seen: Set<String> = []
    var result: [String] = []
    func add(_ name: String?) {
      guard let name else { return }
      let trimmed = Self.trimmed(name)
      if !trimmed.isEmpty, seen.insert(trimmed).inserted { result.append(trimmed) }
    }
    for found in sorted(views.map { Match(view: $0) }) {
      add(found.view.accessibilityIdentifier)
      add(Self.label(of: found.view))
      for text in Self.texts(of: found.view) { add(text) }
    }
    for found in spokenElements {
      add((found.element?.source as? UIAccessibilityElement)?.accessibilityIdentifier)
      add(found.element?.label)
    }
    return result
  }

  /// Returns names sorted by their edit distance from the requested name.
  static func nearest(to wanted: String, in names: [String]) -> [String] {
    let letters = letters(wanted)
    let ranked = names.enumerated().map { index, name in (distance(letters, Self.letters(name)), index, name) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private static func letters(_ text: String) -> [Character] { Array(text.lowercased().prefix(60)) }

  /// Returns the edit distance of two strings, which is the number of characters to insert, delete or replace.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (left == right ? 0 : 1))
        (diagonal, row[j + 1]) = (row[j + 1], next)
      }
    }
    return row[b.count]
  }

  /// Returns a view's class with its identifier, label or text.
  static func description(of view: UIView) -> String {
    if view is UIWindow { return "the window" }
    let kind = ViewInspection.className(view)
    if kind == "KeyboardSurface" || kind == "KeyboardHost" { return "the keyboard" }
    let name = view.accessibilityIdentifier ?? label(of: view) ?? texts(of: view).first
    return name.flatMap { $0.isEmpty ? nil : $0 }.map { "the \(kind) \(quoted($0))" } ?? "a \(kind)"
  }

  static func description(of found: Match) -> String {
    found.element.map { "the element \(quoted($0.label ?? ""))" } ?? description(of: found.view)
  }

  static func quoted(_ text: String) -> String { MessageFormat.quoted(HiddenCharacters.visible(text)) }
}

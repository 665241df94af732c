// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds the shortest element description for a point, as the inverse of `FlowSearch`. Names are tried in the order in
// which a flow searches for them, until a tap on the named element reaches the same view.

internal import Foundation
internal import TesseraControls
@_spi(Tessera) internal import TesseraViews

@MainActor
struct FlowNaming {
  private let live: LiveScreen

  init(_ live: LiveScreen) { self.live = live }

  /// Returns the element for the view that receives a touch at a point. The element is an identifier, label or text,
  /// with a number if there are several matches. If the view can't be identified by a name, the element is the point.
  func element(at point: CGPoint) -> FlowElement {
    live.run {
      let search = FlowSearch(live.window)
      guard let hit = search.view(at: point) else { return Self.point(point) }
      if let part = accessibilityPart(at: point, hit: hit, in: search) { return part }
      if isPositionSensitive(hit, at: point) || isDisabled(hit) { return Self.point(point) }
      let elements = candidates(hit: hit, at: point).flatMap { names(of: $0) }.lazy.compactMap {
        element(called: $0, at: hit, in: search)
      }
      // Match numbers change with the content of a list, so any name that works without a number is preferred.
      var numbered: FlowElement?
      for element in elements {
        if case .named = element.kind { return element }
        numbered = numbered ?? element
      }
      return numbered ?? Self.point(point)
    }
  }

  private static func point(_ point: CGPoint) -> FlowElement { .at(Double(point.x), Double(point.y)) }

  /// Returns whether the view is disabled. A user can touch a disabled view, but a flow can't.
  private func isDisabled(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
      || touchTarget(of: view).accessibilityTraits.contains(.notEnabled)
  }

  /// Returns the element for a name, with a number if the name has several matches. Returns nil if the name
  /// identifies a different view.
  private func element(called name: String, at hit: UIView, in search: FlowSearch) -> FlowElement? {
    let element = FlowElement(name)
    // Prefix matches are too ambiguous to be recorded.
    let found = FlowSearch(live.window, takesBeginnings: false).allMatches(of: element.kind)
    guard let index = found.firstIndex(where: { leads($0, to: hit, in: search) }) else { return nil }
    if found.count == 1 { return element }
    // If there are several matches, a flow uses the only visible one.
    let inSight = found.filter { if case .success = search.touchablePoint(of: $0) { true } else { false } }
    return inSight.count == 1 ? element : element.nth(index)
  }

  /// Returns whether a tap on the match reaches the view.
  private func leads(_ found: FlowSearch.Match, to hit: UIView, in search: FlowSearch) -> Bool {
    guard found.element == nil, case .success(let place) = search.touchablePoint(of: found) else { return false }
    guard let reached = search.view(at: place) else { return false }
    return reached === hit || touchTarget(of: reached) === touchTarget(of: hit)
  }

  /// Returns the touch target: the innermost control or cell that contains a view, or the view itself.
  private func touchTarget(of view: UIView) -> UIView {
    sequence(first: view, next: \.superview).first { $0 is UIControl || Self.isCell($0) } ?? view
  }

  private static func isCell(_ view: UIView) -> Bool {
    ViewInspection.className(view).hasSuffix("Cell") || view.accessibilityTraits.contains(.button)
  }

  /// Returns the element for a part of a view that only an accessibility element describes, such as a segment.
  private func accessibilityPart(at point: CGPoint, hit: UIView, in search: FlowSearch) -> FlowElement? {
    for element in SpokenOrder(of: hit).elements where element.frame.contains(point) {
      guard element.source is UIAccessibilityElement, !element.traits.contains(.notEnabled), let label = element.label,
        Self.isName(label)
      else { continue }
      let wanted = FlowElement(label)
      let found = search.allMatches(of: wanted.kind)
      guard let index = found.firstIndex(where: { $0.element?.source === element.source || $0.frame == element.frame })
      else {
        continue
      }
      return found.count == 1 ? wanted : wanted.nth(index)
    }
    return nil
  }

  /// Returns whether the effect of a touch depends on its location within the view.
  private func isPositionSensitive(_ hit: UIView, at point: CGPoint) -> Bool {
    let control = sequence(first: hit, next: \.superview).first { $0 is UIControl }
    if control is UISlider || control is UIStepper || control is UIPageControl || control is UISegmentedControl {
      return true
    }
    // A tap on text that is being edited or has several lines moves the insertion point.
    if hit.isTextEntry {
      return hit.isFirstResponder || !(hit is UITextField) && (hit as? any UIKeyInput)?.hasText == true
    }
    if control != nil { return false }
    let (box, window) = (hit.convert(hit.bounds, to: nil), live.window.bounds)
    let isLarge = box.width * box.height > window.width * window.height / 4
    return isLarge && !Self.isCell(hit) && !hasNamedPart(hit, at: point)
  }

  /// Returns whether the point is on text that does not receive touches.
  private func hasNamedPart(_ view: UIView, at point: CGPoint) -> Bool {
    !visibleTexts(in: view, at: point).isEmpty
  }

  /// Returns the views whose names are tried: the touched view and its ancestors up to a control or a cell, followed
  /// by the descendants that show text at the point.
  private func candidates(hit: UIView, at point: CGPoint) -> [UIView] {
    let owner = touchTarget(of: hit)
    var result: [UIView] = []
    for view in sequence(first: hit, next: \.superview) {
      result.append(view)
      if view === owner { break }
    }
    // Visible text at the point is preferred to the name of its container, but a control uses its own name.
    let texts = visibleTexts(in: owner, at: point)
    if !(owner is UIControl), !Self.isCell(owner) { return texts + result.filter { !names(of: $0).isEmpty } }
    return result.reversed() + texts + visibleTexts(in: owner, at: nil)
  }

  /// Returns the descendants that show text. If a point is given, returns only the descendants at that point.
  private func visibleTexts(in view: UIView, at point: CGPoint?) -> [UIView] {
    FlowSearch(live.window, inside: view).views.filter { part in
      guard part !== view, !FlowSearch.texts(of: part).isEmpty else { return false }
      return point.map { part.convert(part.bounds, to: nil).contains($0) } ?? true
    }
  }

  private func names(of view: UIView) -> [String] {
    let names = [view.accessibilityIdentifier, FlowSearch.label(of: view)] + FlowSearch.texts(of: view).map { $0 }
    var seen: Set<String> = []
    return names.compactMap { $0.map(FlowSearch.trimmed) }.filter { Self.isName($0) && seen.insert($0).inserted }
  }

  private static func isName(_ name: String) -> Bool { !name.isEmpty && name.count <= 100 }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Inspects the views of a running screen. It reports each view's class, its frame, the constraints that determine the
// frame, its responder chain and its accessibility. The inspector holds weak references to views, so that they can be
// deallocated.

internal import Foundation
internal import TesseraGraphics
@_spi(Tessera) package import TesseraViews

/// A snapshot of a live screen's views.
@MainActor
package struct ScreenInspector {
  /// A view in the list of views, which is in drawing order.
  package struct View: Sendable, Encodable {
    /// The view's class with its identifier or text, as in audit messages.
    package var name: String
    /// The name without the app's SwiftUI view that contains the view, because the tree shows that view.
    package var label: String
    /// The superview's index in the list, or -1 for the window. A container that SwiftUI code declares is a superview, too.
    package var parent: Int
    /// The frame in window coordinates.
    package var frame: ViewNode.Rect
    package var isHidden: Bool
    package var text: String?
    package var identifier: String?
    /// The class name of the view's view controller.
    package var controller: String?
    /// For a view of SwiftUI, the code of the modifiers around it that take part in layout.
    package var modifiers: String?
  }

  /// The audit findings for a view.
  package struct Findings: Sendable, Encodable {
    package var view: Int
    package var messages: [String]
  }

  /// The origin of a constraint.
  package struct Origin: Hashable, Sendable, Encodable {
    /// The origin's name: a source location such as `CartViewController.swift:42`, a class such as `UIStackView`, or
    /// a function if the line is unknown.
    package var name: String
    /// The path and line number of the source file, or nil if they are unknown.
    package var place: String?

    package init(name: String, place: String? = nil) { (self.name, self.place) = (name, place) }
  }

  /// A constraint, or a layout rule with the effect of a constraint.
  package struct Reason: Hashable, Sendable, Encodable {
    /// The constraint in UIKit's format, with view names instead of addresses.
    package var text: String
    package var origin: Origin?
  }

  /// An edge, dimension or center of a view.
  package struct Side: Hashable, Sendable, Encodable {
    package var name: String
    /// The value in points. Positions are in the superview's coordinates.
    package var value: Double
    /// The constraints that determine the value, in descending order of priority.
    package var holders: [Reason]
    /// The unsatisfied constraints on this attribute.
    package var losers: [Reason]
    /// Whether the constraints leave the value at least partly ambiguous.
    package var isOpen: Bool
  }

  /// The details of a view.
  package struct Details: Sendable, Encodable {
    package var name: String
    package var path: String
    /// The frame in window coordinates.
    package var frame: ViewNode.Rect
    /// The visual properties, in the format of `ViewNode.style`.
    package var style: [String: String]
    /// The constraints that determine each attribute, and the unsatisfied constraints.
    package var sides: [Side]
    /// For a view without constraints, a description of what determines its frame. Nil for other views.
    package var note: String?
    /// For a view of SwiftUI, the sentences of its layout, from the outermost view or modifier to the view itself.
    package var steps: [Reason]
    /// For a view of SwiftUI, the line of its code. Nil if it is unknown.
    package var origin: Origin?
    /// The active constraints on the view.
    package var constraints: [Reason]
    /// The constraints on the view that were broken because they conflict with other constraints.
    package var broken: [Reason]
    /// The responder chain, starting at the view.
    package var responders: [String]
    /// The text that VoiceOver speaks.
    package var spoken: [String]
    /// The top, left, bottom and right margins, in points.
    package var margins: [Double]
    /// The first and last baselines, measured in points from the view's top edge. Empty for a view without text.
    package var baselines: [Double]
    /// A Swift expression that evaluates to the view, starting with `window`.
    package var expression: String
  }

  private struct Weak {
    weak var view: UIView?
  }

  let live: LiveScreen
  private let found: [Weak]
  /// The declared views, by number.
  private let declared: [DeclaredView?]
  private let places: [ObjectIdentifier: Int]
  private let table: ViewTable
  private let spoken = AccessibilityCache()
  package let views: [View]

  /// A cache of the views' spoken text, which is computed on first access.
  private final class AccessibilityCache {
    var words: [ObjectIdentifier: [String]]?
  }

  /// Creates a snapshot of all of a screen's views.
  package init(_ live: LiveScreen) {
    self.live = live
    let audited = live.run { AuditedViews(live.window) }
    found = audited.entries.map { Weak(view: $0.isScope ? nil : $0.view) }
    declared = audited.entries.map(\.declared)
    places = Dictionary(
      audited.indices.map { (ObjectIdentifier(audited.view(at: $0)), $0) }, uniquingKeysWith: { a, _ in a })
    table = audited.table
    views = audited.entries.indices.map { index in
      let entry = audited.entries[index]
      let node = entry.node
      return View(
        name: audited.name(at: index), label: audited.table.label(of: index), parent: entry.container,
        frame: node.frame, isHidden: node.isHidden,
        text: node.text,
        identifier: node.identifier, controller: node.controller, modifiers: entry.declared?.attributes["modifiers"])
    }
  }

  /// The audit findings for the views that still exist, in view order. Computing them is slow for large screens.
  package var findings: [Findings] {
    live.run {
      let views = AuditedViews(live.window)
      let messages = ScreenAudit.findings(in: live.window, views: views)
      return messages.keys.sorted().compactMap { index in
        viewIndex(of: views.view(at: index)).map { Findings(view: $0, messages: messages[index] ?? []) }
      }
    }
  }

  /// Returns the view with the given number, or nil if there is no such view or it was deallocated.
  package func view(number: Int) -> UIView? {
    found.indices.contains(number) ? found[number].view : nil
  }

  /// Returns a view's details, or nil if the view was deallocated.
  ///
  /// - Parameter origin: A closure that returns the origin of a constraint that was not created by the system, or nil
  ///   if the origin is unknown.
  package func details(of number: Int, origin: (NSLayoutConstraint) -> Origin? = { _ in nil }) -> Details? {
    guard let view = view(number: number), view.window === live.window || view === live.window else {
      return found.indices.contains(number) && isContainer(number: number)
        ? live.run { details(ofContainer: number) } : nil
    }
    return live.run { details(of: view, origin) }
  }

  /// Returns whether a number is that of a container that code declares and no view displays.
  package func isContainer(number: Int) -> Bool {
    guard declared.indices.contains(number), let container = declared[number] else { return false }
    return container.view == nil && container.surface.window === live.window
  }

  private func details(ofContainer number: Int) -> Details {
    let node = table.nodes[number]
    return Details(
      name: views[number].name, path: table.path(of: number), frame: node.frame, style: node.style, sides: [],
      note: nil,
      steps: layoutReasons(of: number), origin: DeclarationPlaces.origin(of: declared[number]?.source), constraints: [],
      broken: [], responders: [], spoken: [], margins: [0, 0, 0, 0], baselines: [], expression: "")
  }

  /// Returns the sentences of a declared view's layout.
  private func layoutReasons(of number: Int) -> [Reason] {
    LayoutExplanation.steps(of: declared[number]).map { Reason(text: "\($0.name) \($0.sentence)", origin: $0.origin) }
  }

  private func details(of view: UIView, _ origin: (NSLayoutConstraint) -> Origin?) -> Details? {
    guard let index = viewIndex(of: view) else { return nil }
    let node = ViewInspection.node(of: view)
    let name = views[index].name
    let namer = LayoutExplanation.namer { view in self.name(of: view) }
    let sides = view.sideExplanations(naming: namer)
    func reasons(_ reasons: [SideExplanation.Reason]) -> [Reason] {
      reasons.map { reason in
        let system = reason.systemOrigin.map { Origin(name: $0) }
        return Reason(text: reason.text, origin: system ?? reason.constraint.flatMap(origin))
      }
    }
    func reasons(_ constraint: NSLayoutConstraint) -> Reason {
      let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
      return Reason(
        text: identifier + constraint.equation(naming: namer),
        origin: constraint.systemOrigin.map { Origin(name: $0) } ?? origin(constraint))
    }
    let margins = view.layoutMargins
    return Details(
      name: name, path: table.path(of: index), frame: node.frame,
      style: node.style.merging(declared[index]?.attributes ?? [:]) { own, _ in own },
      sides: (sides ?? []).map { side in
        Side(
          name: side.side.rawValue, value: ViewNode.Rect(CGRect(x: side.value, y: 0, width: 0, height: 0)).x,
          holders: reasons(LayoutExplanation.ownReasons(side.determining, name: name)),
          losers: reasons(LayoutExplanation.uniqueReasons(side.overridden)), isOpen: side.isUndetermined)
      },
      note: sides == nil && declared[index] == nil
        ? LayoutExplanation.ownerNote(parent: views[index].parent < 0 ? nil : views[views[index].parent].name) : nil,
      steps: layoutReasons(of: index), origin: DeclarationPlaces.origin(of: declared[index]?.source),
      constraints: constraints(naming: view).map(reasons),
      broken: live.window.brokenConstraints.filter { Self.mentions($0, view: view) }.map(reasons),
      responders: sequence(first: view as UIResponder, next: \.next).map { ViewInspection.className($0) },
      spoken: accessibilityLines(about: view),
      margins: [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) },
      baselines: Self.baselines(of: view), expression: Self.expression(view, node))
  }

  func viewIndex(of view: UIView) -> Int? {
    guard let place = places[ObjectIdentifier(view)], found[place].view === view else { return nil }
    return place
  }

  private func name(of view: UIView) -> String {
    viewIndex(of: view).map { views[$0].name } ?? ViewInspection.className(view)
  }

  private func accessibilityLines(about view: UIView) -> [String] {
    if spoken.words == nil {
      spoken.words = SpokenOrder(of: live.window).elements.reduce(into: [:]) { words, element in
        words[ObjectIdentifier(element.source), default: []].append(element.words)
      }
    }
    return spoken.words?[ObjectIdentifier(view)] ?? []
  }

  /// Returns the first and last baselines, which equal the positions of the label's baseline anchors.
  private static func baselines(of view: UIView) -> [Double] {
    guard let label = view as? UILabel, let font = label.font, label.text?.isEmpty == false else { return [] }
    // A label centers its lines vertically.
    let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    let lines = max(1, (text.height / font.lineHeight).rounded())
    let first = (label.bounds.height - text.height) / 2 + font.ascender
    return [Double(first), Double(first + (lines - 1) * font.lineHeight)]
  }

  /// Returns the active constraints on a view, in the order of their owners: from the view up to the window.
  private func constraints(naming view: UIView) -> [NSLayoutConstraint] {
    sequence(first: view, next: \.superview).flatMap { owner in
      owner.constraints.filter { $0.isActive && Self.mentions($0, view: view) }
    }
  }

  private static func mentions(_ constraint: NSLayoutConstraint, view: UIView) -> Bool {
    constraint.firstItem === view || constraint.secondItem === view
  }

  /// Returns a Swift expression for a view. It uses the view's identifier if there is one, or the path from the
  /// window otherwise.
  private static func expression(_ view: UIView, _ node: ViewNode) -> String {
    if let identifier = node.identifier {
      return "window.firstView { $0.accessibilityIdentifier == \(identifier.debugDescription) }"
    }
    return "window" + path(of: view).map { ".subviews[\($0)]" }.joined()
  }

  /// Returns the subview indexes of a view and its ancestors, starting at the window.
  package static func path(of view: UIView) -> [Int] {
    var path: [Int] = []
    var current = view
    while let parent = current.superview {
      path.append(parent.subviews.firstIndex { $0 === current } ?? 0)
      current = parent
    }
    return path.reversed()
  }
}

extension LiveScreen {
  /// Returns presentation values of the view at a path, or nil if there is no such view.
  package func values(of properties: [ViewProperty], path: [Int]) -> [Double]? {
    var view: UIView = window
    for place in path {
      guard view.subviews.indices.contains(place) else { return nil }
      view = view.subviews[place]
    }
    return properties.map { property in presented(view) { property.value(of: $0) } }
  }
}

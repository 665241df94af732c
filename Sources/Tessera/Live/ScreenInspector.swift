// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a person asks about a view while the screen goes on: what it is, where, why there, who gets its touches, what a screen
// reader says. The inspector holds no view, so that what it was asked about can go.

internal import Foundation
internal import TesseraGraphics
@_spi(Tessera) package import TesseraViews

/// The views of a live screen at a moment.
@MainActor
package struct ScreenInspector {
  /// A view in the list, which is in drawing order.
  package struct View: Sendable, Encodable {
    /// The class with the identifier or the text, as in sentences.
    package var name: String
    /// The place of the superview in the list; -1 for the window.
    package var parent: Int
    /// In points of the window.
    package var frame: ViewNode.Rect
    package var isHidden: Bool
    package var text: String?
    package var identifier: String?
    /// The class of the view controller whose view it is.
    package var controller: String?
  }

  /// What the audit finds fault with in a view.
  package struct Findings: Sendable, Encodable {
    package var view: Int
    package var messages: [String]
  }

  /// Who made a constraint.
  package struct Maker: Hashable, Sendable, Encodable {
    /// `CartViewController.swift:42`, `UIStackView`, or a function where no line is known.
    package var name: String
    /// The path of the source file and the line, where they are known.
    package var place: String?

    package init(name: String, place: String? = nil) { (self.name, self.place) = (name, place) }
  }

  /// A constraint, or what has the same effect.
  package struct Reason: Hashable, Sendable, Encodable {
    /// In UIKit's words, with names in place of addresses.
    package var text: String
    package var maker: Maker?
  }

  /// One side, size or middle of a view.
  package struct Side: Hashable, Sendable, Encodable {
    package var name: String
    /// Points, for positions in the superview's coordinates.
    package var value: Double
    /// The greatest priority first.
    package var holders: [Reason]
    /// Those about this side that were not met.
    package var losers: [Reason]
    /// Whether the constraints leave it open, at least in part.
    package var isOpen: Bool
  }

  /// What is known of one view.
  package struct Details: Sendable, Encodable {
    package var name: String
    package var path: String
    /// In points of the window.
    package var frame: ViewNode.Rect
    /// The look, property by property, as `ViewNode.style`.
    package var style: [String: String]
    /// For each side the constraints that hold it there, and those that lost.
    package var sides: [Side]
    /// What places a view that no constraint touches.
    package var note: String?
    /// The active constraints that name the view.
    package var constraints: [Reason]
    /// Constraints that name the view and were broken, as others contradict them.
    package var broken: [Reason]
    /// Who gets its events, from the view outwards.
    package var responders: [String]
    /// What a screen reader says of it.
    package var spoken: [String]
    /// Top, left, bottom and right, in points.
    package var margins: [Double]
    /// The first and the last baseline, in points from the view's top; empty for a view without text.
    package var baselines: [Double]
    /// Swift that finds the view from `window`.
    package var expression: String
  }

  private struct Weak {
    weak var view: UIView?
  }

  let live: LiveScreen
  private let found: [Weak]
  private let places: [ObjectIdentifier: Int]
  private let table: ViewTable
  private let spoken = Spoken()
  package let views: [View]

  /// What a screen reader says of the views, looked up when it is asked for first.
  private final class Spoken {
    var words: [ObjectIdentifier: [String]]?
  }

  /// Looks at all views of a screen as they are at the moment.
  package init(_ live: LiveScreen) {
    self.live = live
    let audited = live.run { AuditedViews(live.window) }
    found = audited.entries.map { Weak(view: $0.view) }
    places = Dictionary(
      audited.entries.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) },
      uniquingKeysWith: { a, _ in a })
    table = audited.table
    views = audited.indices.map { index in
      let entry = audited.entries[index]
      let node = entry.node
      return View(
        name: audited.name(index), parent: entry.parent, frame: node.frame, isHidden: node.isHidden, text: node.text,
        identifier: node.identifier, controller: node.controller)
    }
  }

  /// What the audit finds in the views that are still there, in their order. Of a large screen it takes longer than all else.
  package var findings: [Findings] {
    live.run {
      let views = AuditedViews(live.window)
      let messages = ScreenAudit.findings(in: live.window, views)
      return messages.keys.sorted().compactMap { index in
        place(of: views.view(index)).map { Findings(view: $0, messages: messages[index] ?? []) }
      }
    }
  }

  /// The view of a number; nil where there is none, or it is gone.
  package func view(_ number: Int) -> UIView? {
    found.indices.contains(number) ? found[number].view : nil
  }

  /// What is known of a view; nil where it is gone.
  ///
  /// - Parameter maker: Who made a constraint that is not the system's; nil where it is not known.
  package func details(of number: Int, maker: (NSLayoutConstraint) -> Maker? = { _ in nil }) -> Details? {
    guard let view = view(number), view.window === live.window || view === live.window else { return nil }
    return live.run { details(of: view, maker) }
  }

  private func details(of view: UIView, _ maker: (NSLayoutConstraint) -> Maker?) -> Details? {
    guard let index = place(of: view) else { return nil }
    let node = ViewInspection.node(of: view)
    let name = views[index].name
    let namer = LayoutExplanation.namer { view in self.name(of: view) }
    let sides = view.sideExplanations(naming: namer)
    func told(_ reasons: [SideExplanation.Reason]) -> [Reason] {
      reasons.map { reason in
        let system = reason.systemMaker.map { Maker(name: $0) }
        return Reason(text: reason.words, maker: system ?? reason.constraint.flatMap(maker))
      }
    }
    func told(_ constraint: NSLayoutConstraint) -> Reason {
      let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
      return Reason(
        text: identifier + constraint.equation(naming: namer),
        maker: constraint.systemMaker.map { Maker(name: $0) } ?? maker(constraint))
    }
    let margins = view.layoutMargins
    return Details(
      name: name, path: table.path(index), frame: node.frame, style: node.style,
      sides: (sides ?? []).map { side in
        Side(
          name: side.side.rawValue, value: ViewNode.Rect(CGRect(x: side.value, y: 0, width: 0, height: 0)).x,
          holders: told(LayoutExplanation.own(side.holders, name: name)),
          losers: told(LayoutExplanation.told(side.losers)), isOpen: side.isOpen)
      },
      note: sides == nil
        ? LayoutExplanation.note(parent: views[index].parent < 0 ? nil : views[views[index].parent].name) : nil,
      constraints: constraints(naming: view).map(told),
      broken: live.window.brokenConstraints.filter { Self.names($0, view) }.map(told),
      responders: sequence(first: view as UIResponder, next: \.next).map { ViewInspection.className($0) },
      spoken: words(about: view),
      margins: [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) },
      baselines: Self.baselines(of: view), expression: Self.expression(view, node))
  }

  func place(of view: UIView) -> Int? {
    guard let place = places[ObjectIdentifier(view)], found[place].view === view else { return nil }
    return place
  }

  private func name(of view: UIView) -> String {
    place(of: view).map { views[$0].name } ?? ViewInspection.className(view)
  }

  private func words(about view: UIView) -> [String] {
    if spoken.words == nil {
      spoken.words = SpokenOrder(of: live.window).elements.reduce(into: [:]) { words, element in
        words[ObjectIdentifier(element.source), default: []].append(element.words)
      }
    }
    return spoken.words?[ObjectIdentifier(view)] ?? []
  }

  /// The first and the last baseline, as a label's own anchors have them.
  private static func baselines(of view: UIView) -> [Double] {
    guard let label = view as? UILabel, let font = label.font, label.text?.isEmpty == false else { return [] }
    // What a label shows stands in its middle, line below line.
    let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    let lines = max(1, (text.height / font.lineHeight).rounded())
    let first = (label.bounds.height - text.height) / 2 + font.ascender
    return [Double(first), Double(first + (lines - 1) * font.lineHeight)]
  }

  /// The active constraints that name the view, from the view up.
  private func constraints(naming view: UIView) -> [NSLayoutConstraint] {
    sequence(first: view, next: \.superview).flatMap { owner in
      owner.constraints.filter { $0.isActive && Self.names($0, view) }
    }
  }

  private static func names(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
    constraint.firstItem === view || constraint.secondItem === view
  }

  /// Swift that finds the view: by its identifier where it has one, else from the window down.
  private static func expression(_ view: UIView, _ node: ViewNode) -> String {
    if let identifier = node.identifier {
      return "window.firstView { $0.accessibilityIdentifier == \(identifier.debugDescription) }"
    }
    return "window" + path(of: view).map { ".subviews[\($0)]" }.joined()
  }

  /// The places among their siblings of a view and of all around it, the outermost first.
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
  /// Numbers of the view at a path, as they are shown; nil while there is none.
  package func values(of properties: [ViewProperty], path: [Int]) -> [Double]? {
    var view: UIView = window
    for place in path {
      guard view.subviews.indices.contains(place) else { return nil }
      view = view.subviews[place]
    }
    return properties.map { property in presented(view) { property.value(of: $0) } }
  }
}

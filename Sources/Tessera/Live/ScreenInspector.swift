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
    /// What the audit finds fault with.
    package var findings: [String]
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
    package var sides: [LayoutExplanation.Side]
    /// What places a view that no constraint touches.
    package var note: String?
    /// The active constraints that name the view.
    package var constraints: [String]
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

  private let live: LiveScreen
  private let found: [Weak]
  package let views: [View]

  /// Looks at all views of a screen as they are at the moment.
  package init(_ live: LiveScreen) {
    self.live = live
    let (audited, findings) = live.run {
      let views = AuditedViews(live.window)
      return (views, ScreenAudit.findings(in: live.window))
    }
    let messages = Dictionary(grouping: findings, by: \.path)
    found = audited.entries.map { Weak(view: $0.view) }
    views = audited.indices.map { index in
      let entry = audited.entries[index]
      let node = entry.node
      return View(
        name: audited.name(index), parent: entry.parent, frame: node.frame, isHidden: node.isHidden, text: node.text,
        identifier: node.identifier, controller: node.controller,
        findings: (messages[audited.table.path(index)] ?? []).map(\.message))
    }
  }

  /// The view of a number; nil where there is none, or it is gone.
  package func view(_ number: Int) -> UIView? {
    found.indices.contains(number) ? found[number].view : nil
  }

  /// What is known of a view; nil where it is gone.
  package func details(of number: Int) -> Details? {
    guard let view = view(number), view.window === live.window || view === live.window else { return nil }
    return live.run { details(of: view) }
  }

  private func details(of view: UIView) -> Details? {
    let audited = AuditedViews(live.window)
    guard let index = audited.entries.firstIndex(where: { $0.view === view }) else { return nil }
    let node = audited.entries[index].node
    let explanation = LayoutExplanation(explaining: index, of: audited)
    let margins = view.layoutMargins
    return Details(
      name: audited.name(index), path: audited.table.path(index), frame: node.frame, style: node.style,
      sides: explanation.sides, note: explanation.note, constraints: constraints(naming: view),
      responders: sequence(first: view as UIResponder, next: \.next).map { ViewInspection.className($0) },
      spoken: SpokenOrder(of: live.window).elements.filter { $0.source === view }.map(\.words),
      margins: [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) },
      baselines: Self.baselines(of: view), expression: Self.expression(view, node))
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
  private func constraints(naming view: UIView) -> [String] {
    var lines: [String] = []
    var owner: UIView? = view
    while let current = owner {
      for constraint in current.constraints where constraint.isActive {
        if constraint.firstItem === view || constraint.secondItem === view { lines.append("\(constraint)") }
      }
      owner = current.superview
    }
    return lines
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

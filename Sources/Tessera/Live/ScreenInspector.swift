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
  package struct View: Sendable {
    /// The class with the identifier or the text, as in sentences.
    package var name: String
    /// The place of the superview in the list; -1 for the window.
    package var parent: Int
    /// Class, frame, text and look, without the views in it.
    package var node: ViewNode
    /// What the audit finds fault with.
    package var findings: [String]
  }

  /// What is known of one view.
  package struct Details {
    package var name: String
    package var path: String
    package var node: ViewNode
    package var sides: [LayoutExplanation.Side] = []
    package var note: String?
    package var constraints: [String] = []
    package var responders: [String] = []
    package var spoken: [String] = []
    /// Top, left, bottom and right, in points.
    package var margins: [Double] = []
    /// The first and the last baseline, in points from the view's top; empty for a view without text.
    package var baselines: [Double] = []
    /// Swift that finds the view from `window`.
    package var expression = ""
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
      return View(
        name: audited.name(index), parent: entry.parent, node: entry.node,
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
    var details = Details(
      name: audited.name(index), path: audited.table.path(index), node: audited.entries[index].node)
    let explanation = LayoutExplanation(explaining: index, of: audited)
    (details.sides, details.note) = (explanation.sides, explanation.note)
    details.constraints = constraints(naming: view, audited)
    var responder: UIResponder? = view
    while let current = responder {
      details.responders.append(ViewInspection.className(current))
      responder = current.next
    }
    details.spoken = SpokenOrder(of: live.window).elements.filter { $0.source === view }.map(\.words)
    let margins = view.layoutMargins
    details.margins = [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) }
    if let label = view as? UILabel, let font = label.font {
      let box = audited.textBox(index).map { _ in view.bounds } ?? view.bounds
      let lines = max(1, ((box.height - font.lineHeight) / font.lineHeight).rounded() + 1)
      details.baselines = [Double(font.ascender), Double(font.ascender + (lines - 1) * font.lineHeight)]
    }
    details.expression = Self.expression(view, details.node)
    return details
  }

  /// The active constraints that name the view, from the view up.
  private func constraints(naming view: UIView, _ audited: AuditedViews) -> [String] {
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

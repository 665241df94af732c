// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
package import TesseraViews

/// An explanation of a view's frame. It lists the constraints that determine each attribute, and the unsatisfied
/// constraints. For a view of SwiftUI, it describes each proposal and the size that follows from it.
///
///     left    16   UILabel 'total'.leading == UIView 'card'.leadingMargin
///     width  120   UILabel 'total'.trailing <= UIButton 'pay'.leading - 8
///                  won over UILabel 'total'.width == 131 (its content, Hug:250 CompressionResistance:750)
public struct LayoutExplanation: Hashable, Sendable {
  /// An edge, dimension or center of the view.
  public struct Side: Hashable, Sendable, Codable {
    /// The attribute's name: `left`, `right`, `top`, `bottom`, `width` or `height`, or `centerX` or `centerY` if a
    /// constraint uses it.
    public var name: String
    /// The value in points. Positions are in the superview's coordinates.
    public var value: Double
    /// The constraints that determine the value, in UIKit's format, in descending order of priority.
    public var holders: [String]
    /// The unsatisfied constraints on this attribute, in UIKit's format.
    public var losers: [String]
    /// Whether the constraints leave the value at least partly ambiguous, in which case layout uses the minimum.
    public var isOpen: Bool
  }

  /// The view's name in messages, which consists of the class and an identifier, text or number.
  public var name: String
  /// The view's path: `UIWindow/MessagesViewController/UILabel 'total'`.
  public var path: String
  /// The view's frame in window coordinates.
  public var frame: ViewNode.Rect
  /// The explained attributes. Empty for a view without constraints.
  public var sides: [Side]
  /// For a view without constraints, a description of what determines its frame. Nil for other views.
  public var note: String?
  /// For a view of SwiftUI, the views and modifiers that determine its size, from the outermost to the view itself. Each one
  /// received a proposal from the one before it. Empty for other views.
  public var steps: [Step]
  /// For a view of SwiftUI, the file and line of its code, such as `CheckoutSummary.swift:14`. Nil if it is unknown.
  public var place: String?

  /// Explains the view whose identifier, class, text or path equals a name. The last components of a path are
  /// sufficient. If no view has a name such as `120,300`, it is a point of the window, and the frontmost visible
  /// view there is explained.
  ///
  /// - Throws: `RenderError.unknownView`, which lists the existing names, if no view matches, or
  ///   `RenderError.ambiguousView`, which lists the paths, if several views match.
  @MainActor
  public init(_ name: String, in screen: LaidOutScreen) throws(RenderError) {
    try self.init(name, in: screen.window)
  }

  @MainActor
  package init(_ wanted: String, in root: UIView) throws(RenderError) {
    let views = AuditedViews(root)
    self.init(explaining: try Self.find(named: wanted, in: views), of: views)
  }

  /// Explains the view at an index.
  @MainActor
  init(explaining index: Int, of views: AuditedViews) {
    let view = views.view(at: index)
    let name = views.name(at: index)
    self.name = name
    path = views.table.path(of: index)
    frame = views.table.nodes[index].frame
    let declared = views.entries[index].declared
    steps = Self.steps(of: declared)
    place = DeclarationPlaces.origin(of: declared?.source)?.name
    guard steps.isEmpty else {
      sides = []
      return
    }
    let sides = view.sideExplanations(naming: Self.namer(views))
    self.sides = (sides ?? []).map { side in
      Side(
        name: side.side.rawValue, value: ViewNode.Rect(CGRect(x: side.value, y: 0, width: 0, height: 0)).x,
        holders: Self.ownReasons(side.determining, name: name).map(\.text),
        losers: Self.uniqueReasons(side.overridden).map(\.text),
        isOpen: side.isUndetermined)
    }
    if sides == nil {
      let parent = views.entries[index].parent
      note = Self.ownerNote(parent: parent < 0 ? nil : views.name(at: parent))
    }
  }

  /// Returns a description of what determines the frame of a view without constraints, given its superview's name.
  static func ownerNote(parent: String?) -> String {
    guard let parent else { return "It is the root view." }
    return "It has no constraints: \(parent) places it in layoutSubviews, or its frame was set."
  }

  /// Returns the constraints on the view or, if there are none, all constraints. Constraints on other views are
  /// excluded if possible, because a value can depend on a chain of constraints through the whole view hierarchy.
  static func ownReasons(_ determining: [SideExplanation.Reason], name: String) -> [SideExplanation.Reason] {
    let own = determining.filter { $0.text.contains(name + ".") || $0.text.contains("[\(name)]") }
    return uniqueReasons(own.isEmpty ? determining : own)
  }

  /// Returns the constraints without duplicates and without constraints that a stack view expects to be broken. A
  /// content size is listed twice, for hugging and for compression resistance, and therefore counts as a duplicate.
  static func uniqueReasons(_ constraints: [SideExplanation.Reason]) -> [SideExplanation.Reason] {
    var seen: Set<String> = []
    return constraints.filter { reason in
      !reason.text.hasPrefix("'UISV-ambiguity-suppression'") && seen.insert(reason.text).inserted
    }
  }

  @MainActor
  private static func find(named name: String, in views: AuditedViews) throws(RenderError) -> Int {
    let nodes = views.table.nodes
    let tests: [(Int) -> Bool] = [
      { nodes[$0].identifier == name },
      { views.table.path(of: $0) == name },
      { nodes[$0].className == name || nodes[$0].controller == name },
      { nodes[$0].text == name && !isPart(at: $0, of: views) },
      { (name.contains("/") || name.hasSuffix("]")) && views.table.path(of: $0).hasSuffix("/" + name) },
      { nodes[$0].text?.contains(name) == true && !isPart(at: $0, of: views) },
    ]
    for test in tests where !name.isEmpty {
      let found = nodes.indices.filter(test)
      if found.count == 1 { return found[0] }
      if found.count > 1 { throw .ambiguousView(name, paths: found.map { describe(at: $0, in: views) }) }
    }
    if let point = point(name), let index = views.index(at: point) { return index }
    let identifiers = Set(nodes.compactMap(\.identifier)).sorted()
    throw .unknownView(name, identifiers: identifiers, classes: Set(nodes.map(\.className)).sorted())
  }

  /// Returns the point that a text such as `120,300` describes, or nil.
  static func point(_ text: String) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns whether a view shows the same text as the control that contains it.
  @MainActor
  private static func isPart(at index: Int, of views: AuditedViews) -> Bool {
    views.owner(of: index).map { views.table.nodes[$0].text == views.table.nodes[index].text } ?? false
  }

  @MainActor
  private static func describe(at index: Int, in views: AuditedViews) -> String {
    let text = views.table.nodes[index].text.map { " " + MessageFormat.quoted($0, limit: 30) } ?? ""
    return views.table.path(of: index) + text
  }

  /// Returns a function that names views and layout guides. A guide is named after the view that owns it.
  @MainActor
  static func namer(_ views: AuditedViews) -> @MainActor (AnyObject?) -> String {
    let places = Dictionary(
      views.indices.map { (ObjectIdentifier(views.view(at: $0)), $0) }, uniquingKeysWith: { a, _ in a })
    return namer { view in places[ObjectIdentifier(view)].map { views.name(at: $0) } ?? ViewInspection.className(view) }
  }

  /// Returns a function that names views and layout guides, based on a function that names only views.
  @MainActor
  static func namer(_ name: @escaping @MainActor (UIView) -> String) -> @MainActor (AnyObject?) -> String {
    let guides = [
      "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide", "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
      "UIViewReadableContentGuide": "readableContentGuide",
    ]
    return { item in
      switch item {
      case let view as UIView: return name(view)
      case let guide as UILayoutGuide:
        let own =
          guides[guide.identifier]
          ?? (guide.identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide '\(guide.identifier)'")
        return guide.owningView.map { "(\(name($0))).\(own)" } ?? own
      default: return "nothing"
      }
    }
  }

  /// The explanation as lines of text for a terminal.
  public var lines: [String] {
    let number = MessageFormat.number
    var lines = [
      path,
      "at \(number(frame.x)), \(number(frame.y)) of the window, \(number(frame.width)) × \(number(frame.height)) pt",
    ]
    if let place { lines.append(place) }
    if let note { lines.append(note) }
    lines += stepLines
    let values = sides.map { number($0.value) }
    let widest = values.reduce(0) { max($0, $1.count) }
    for (side, value) in zip(sides, values) {
      let head =
        side.name.padding(toLength: 8, withPad: " ", startingAt: 0)
        + String(repeating: " ", count: widest - value.count) + value + "   "
      let indent = String(repeating: " ", count: head.count)
      var reasons = side.holders
      if side.isOpen { reasons.append(side.holders.isEmpty ? "ambiguous" : "otherwise ambiguous") }
      if reasons.isEmpty { reasons = ["follows from its other attributes"] }
      reasons += side.losers.map { "won over " + $0 }
      for (index, reason) in reasons.enumerated() { lines.append((index == 0 ? head : indent) + reason) }
    }
    return lines
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraViews

/// A textual description of a view tree's layout. It lists each view's frame in points, in the topmost view's
/// coordinates, followed by the view's constraints.
///
///     UIView 0 0 120 44
///       UILabel 'total' 8 12 104 20
///       · UILabel 'total'.leading == UIView.leading + 8
///
/// Views are named by class and identifier. A view without an identifier is named by its class and, if several views
/// of the class have no identifier, a number. Constraints are listed in the order in which they were added. A broken
/// constraint is marked `(broken)`, and a view with an ambiguous frame is marked `(ambiguous)`.
@MainActor
package struct LayoutText {
  private let root: UIView
  private let views: [(view: UIView, depth: Int)]
  private var names: [ObjectIdentifier: String] = [:]
  private let broken: Set<ObjectIdentifier>

  package init(_ root: UIView) {
    self.root = root
    var views: [(view: UIView, depth: Int)] = []
    var waiting = [(root, 0)]
    while let (view, depth) = waiting.popLast() {
      views.append((view, depth))
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    self.views = views
    broken = Set((root.window ?? root).brokenConstraints.map(ObjectIdentifier.init))
    nameViews()
  }

  private mutating func nameViews() {
    var counts: [String: Int] = [:]
    for (view, _) in views where view.accessibilityIdentifier == nil { counts[Self.className(view), default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for (view, _) in views {
      let name = Self.className(view)
      if let identifier = view.accessibilityIdentifier {
        names[ObjectIdentifier(view)] = "\(name) '\(identifier)'"
      } else {
        let number = numbers[name, default: 0] + 1
        numbers[name] = number
        names[ObjectIdentifier(view)] = counts[name] == 1 ? name : "\(name)#\(number)"
      }
    }
  }

  package var text: String {
    var lines: [String] = []
    for (view, depth) in views {
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + line(of: view))
      // Constraints have the same indentation below their view as its subviews.
      lines += view.constraints.filter { !Self.isSystems($0) }.map { "\(indent)  · \(equation($0))" }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns whether the constraint positions one of UIKit's layout guides.
  private static func isSystems(_ constraint: NSLayoutConstraint) -> Bool {
    (constraint.firstItem as? UILayoutGuide).map { systemGuides[$0.identifier] != nil } ?? false
  }

  private static let systemGuides = [
    "UIViewLayoutMarginsGuide": "layoutMarginsGuide", "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide",
    "UIViewReadableContentGuide": "readableContentGuide",
    "UIViewKeyboardLayoutGuide": "keyboardLayoutGuide", "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
    "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
  ]

  private func line(of view: UIView) -> String {
    let frame = view.convert(view.bounds, to: root)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number).joined(separator: " ")
    return name(of: view) + " " + numbers + (view.isHidden ? " hidden" : "")
      + (view.hasAmbiguousLayout ? " (ambiguous)" : "")
  }

  private func equation(_ constraint: NSLayoutConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let first = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name)"
    let priority =
      constraint.priority == .required ? "" : " @\(Self.number(CGFloat(constraint.priority.rawValue)))"
    let end = priority + (broken.contains(ObjectIdentifier(constraint)) ? " (broken)" : "")
    guard let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute else {
      return "\(first) \(sign) \(Self.number(constraint.constant))\(end)"
    }
    let factor = constraint.multiplier == 1 ? "" : "\(Self.number(constraint.multiplier))*"
    let constant = constraint.constant
    let sum = constant == 0 ? "" : constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
    return "\(first) \(sign) \(factor)\(name(of: second)).\(constraint.secondAttribute.name)\(sum)\(end)"
  }

  private func name(of item: AnyObject?) -> String {
    guard let item else { return "(nil)" }
    if let name = names[ObjectIdentifier(item)] { return name }
    if let guide = item as? UILayoutGuide {
      let identifier = guide.identifier
      let kind =
        Self.systemGuides[identifier] ?? (identifier.isEmpty ? Self.className(guide) : "'\(identifier)'")
      return guide.owningView.map { "\(name(of: $0)).\(kind)" } ?? kind
    }
    return Self.className(item)
  }

  private static func className(_ object: AnyObject) -> String { "\(type(of: object))" }

  /// Formats a number with up to three decimals, independently of the locale: 8, 20.333, -0.5.
  package nonisolated static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(Double(value))" }
    guard abs(value) < 1e12 else { return "\(Double(value))" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = (thousandths.magnitude / 1000, thousandths.magnitude % 1000)
    var decimals = rest == 0 ? "" : "." + String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(whole)\(decimals)"
  }
}

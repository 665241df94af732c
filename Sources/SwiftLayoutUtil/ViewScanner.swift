// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import UIKit

/// A view or guide to print.
struct PrintedItem {
  var name: String
  /// Whether the item's name can be used in code. An address can't.
  var isNamed: Bool
  var config: [String] = []
  var anchors: [String] = []
  var children: [PrintedItem] = []
  /// Whether the item is in a stack view but not among its arranged subviews.
  var isNotArranged = false
}

/// A scanner that collects a tree of views to print.
@MainActor
struct ViewScanner {
  let root: UIView
  let names: PrintedNames
  let options: ViewPrinter.PrintOptions
  /// The constraints in the tree, keyed by first item, in order of activation.
  private let constraints: [ObjectIdentifier: [NSLayoutConstraint]]

  init(root: UIView, names: PrintedNames, options: ViewPrinter.PrintOptions) {
    self.root = root
    self.names = names
    self.options = options
    var all: [NSLayoutConstraint] = []
    Self.collectConstraints(of: root, into: &all)
    let withSystem = options.contains(.withSystemConstraints)
    let wanted = all.filter { withSystem || !Self.isSystem($0) }.sorted { $0.activation < $1.activation }
    constraints = Dictionary(grouping: wanted) { $0.firstItem.map(ObjectIdentifier.init) ?? ObjectIdentifier(root) }
  }

  private static func collectConstraints(of view: UIView, into all: inout [NSLayoutConstraint]) {
    all += view.constraints
    for child in view.subviews { collectConstraints(of: child, into: &all) }
  }

  /// Returns whether UIKit created a constraint, based on the constraint's identifier or guides.
  private static func isSystem(_ constraint: NSLayoutConstraint) -> Bool {
    let identifier = constraint.identifier ?? ""
    return identifier.hasPrefix("UISV-") || identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
      || identifier == "UIView-margin-guide-constraint"
      || [constraint.firstItem, constraint.secondItem]
        .contains {
          ($0 as? UILayoutGuide).map { SystemGuide.contains($0) && SystemGuide.property(of: $0) == nil } ?? false
        }
  }

  /// Returns the tree, or nil if only named views are printed and the root has no name.
  func scan() -> PrintedItem? { item(for: root, superview: nil) }

  private func item(for view: UIView, superview: UIView?) -> PrintedItem? {
    if options.contains(.onlyIdentifier), !names.hasName(view) { return nil }
    var item = PrintedItem(name: names.name(of: view), isNamed: names.hasName(view))
    if options.contains(.withViewConfig) { item.config = ConfigurableProperties.default.lines(for: view) }
    item.anchors = anchors(of: view, superview: superview)
    let host = (view as? any LayoutSubviewHosting)?.layoutSubviewHost ?? view
    item.children = guides(of: host) + subviews(of: host)
    return item
  }

  private func anchors(of item: AnyObject, superview: UIView?) -> [String] {
    let own = (constraints[ObjectIdentifier(item)] ?? []).filter { constraint in
      guard options.contains(.onlyIdentifier), let second = constraint.secondItem, second !== superview else {
        return true
      }
      return names.hasName(second)
    }
    return AnchorsWriter(superview: superview, names: names, isShort: options.contains(.shortForm)).lines(for: own)
  }

  private func guides(of view: UIView) -> [PrintedItem] {
    // UIKit's own guides are sorted because UIKit creates them in an arbitrary order.
    let own = view.layoutGuides.filter { !SystemGuide.contains($0) }
    let system = view.layoutGuides.filter(SystemGuide.contains).sorted { $0.identifier < $1.identifier }
    return (own + system).compactMap { guide in
      let item = PrintedItem(
        name: names.name(of: guide), isNamed: names.hasName(guide), anchors: anchors(of: guide, superview: view))
      // Guides that UIKit creates always exist, so they are printed only if they have constraints.
      if SystemGuide.contains(guide), item.anchors.isEmpty { return nil }
      if options.contains(.onlyIdentifier), !names.hasName(guide) { return nil }
      return item
    }
  }

  private func subviews(of view: UIView) -> [PrintedItem] {
    if hasPrivateSubviews(view) { return [] }
    guard let stack = view as? UIStackView else {
      return view.subviews.compactMap { item(for: $0, superview: view) }
    }
    let arranged = Set(stack.arrangedSubviews.map(ObjectIdentifier.init))
    let isArranged = { (view: UIView) in arranged.contains(ObjectIdentifier(view)) }
    // The views retain their order if the subviews and the arranged subviews have the same order. Otherwise, arranged
    // subviews come first.
    let views =
      view.subviews.filter(isArranged) == stack.arrangedSubviews
      ? view.subviews : stack.arrangedSubviews + view.subviews.filter { !isArranged($0) }
    return views.compactMap { child in
      item(for: child, superview: view).map {
        var item = $0
        item.isNotArranged = !isArranged(child)
        return item
      }
    }
  }

  /// Returns whether the subviews are private implementation details of the class, such as those of a button.
  private func hasPrivateSubviews(_ view: UIView) -> Bool {
    guard UIKitClass.contains(type(of: view)) else { return view is UIButton }
    return view is UIControl || view is UITableView || view is UIListContentView || view is UITableViewCell
  }
}

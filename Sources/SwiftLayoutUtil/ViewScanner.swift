// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import UIKit

/// A view or guide as it will be printed.
struct PrintedItem {
  var name: String
  /// Whether the name is one that code may use, not an address.
  var isNamed: Bool
  var config: [String] = []
  var anchors: [String] = []
  var children: [PrintedItem] = []
  /// Whether it stands in a stack view without being arranged.
  var isNotArranged = false
}

/// Reads a tree of views.
@MainActor
struct ViewScanner {
  let root: UIView
  let names: PrintedNames
  let options: ViewPrinter.PrintOptions
  /// The constraints of the tree by first item, in order of activation.
  private let constraints: [ObjectIdentifier: [NSLayoutConstraint]]

  init(root: UIView, names: PrintedNames, options: ViewPrinter.PrintOptions) {
    self.root = root
    self.names = names
    self.options = options
    var all: [NSLayoutConstraint] = []
    Self.collect(root, &all)
    let withSystem = options.contains(.withSystemConstraints)
    let wanted = all.filter { withSystem || !Self.isSystem($0) }.sorted { $0.activation < $1.activation }
    constraints = Dictionary(grouping: wanted) { $0.firstItem.map(ObjectIdentifier.init) ?? ObjectIdentifier(root) }
  }

  private static func collect(_ view: UIView, _ all: inout [NSLayoutConstraint]) {
    all += view.constraints
    for child in view.subviews { collect(child, &all) }
  }

  /// Whether UIKit made the constraint: UIKit gives its own identifiers.
  private static func isSystem(_ constraint: NSLayoutConstraint) -> Bool {
    let identifier = constraint.identifier ?? ""
    return identifier.hasPrefix("UISV-") || identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
      || identifier == "UIView-margin-guide-constraint"
      || [constraint.firstItem, constraint.secondItem]
        .contains {
          ($0 as? UILayoutGuide).map { SystemGuide.contains($0) && SystemGuide.property(of: $0) == nil } ?? false
        }
  }

  /// The tree; nil when the root has no name and only named views are wanted.
  func scan() -> PrintedItem? { item(for: root, superview: nil) }

  private func item(for view: UIView, superview: UIView?) -> PrintedItem? {
    if options.contains(.onlyIdentifier), !names.hasName(view) { return nil }
    var item = PrintedItem(name: names.name(of: view), isNamed: names.hasName(view))
    if options.contains(.withViewConfig) { item.config = ConfigurableProperties.default.lines(for: view) }
    item.anchors = anchors(of: view, superview)
    let host = (view as? any LayoutSubviewHosting)?.layoutSubviewHost ?? view
    item.children = guides(of: host) + subviews(of: host)
    return item
  }

  private func anchors(of item: AnyObject, _ superview: UIView?) -> [String] {
    let own = (constraints[ObjectIdentifier(item)] ?? []).filter { constraint in
      guard options.contains(.onlyIdentifier), let second = constraint.secondItem, second !== superview else {
        return true
      }
      return names.hasName(second)
    }
    return AnchorsWriter(superview: superview, names: names, isShort: options.contains(.shortForm)).lines(for: own)
  }

  private func guides(of view: UIView) -> [PrintedItem] {
    // The order in which UIKit makes its own guides has no meaning, so they are sorted.
    let own = view.layoutGuides.filter { !SystemGuide.contains($0) }
    let system = view.layoutGuides.filter(SystemGuide.contains).sorted { $0.identifier < $1.identifier }
    return (own + system).compactMap { guide in
      let item = PrintedItem(
        name: names.name(of: guide), isNamed: names.hasName(guide), anchors: anchors(of: guide, view))
      // A guide that UIKit made is there anyway; it is printed for what the user said of it.
      if SystemGuide.contains(guide), item.anchors.isEmpty { return nil }
      if options.contains(.onlyIdentifier), !names.hasName(guide) { return nil }
      return item
    }
  }

  private func subviews(of view: UIView) -> [PrintedItem] {
    if hasPartsOfItsOwn(view) { return [] }
    guard let stack = view as? UIStackView else {
      return view.subviews.compactMap { item(for: $0, superview: view) }
    }
    let arranged = Set(stack.arrangedSubviews.map(ObjectIdentifier.init))
    let isArranged = { (view: UIView) in arranged.contains(ObjectIdentifier(view)) }
    // Where both orders agree the views stay where they are; otherwise the arranged ones come first.
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

  /// Whether the subviews are private parts of the class, as those of a button are.
  private func hasPartsOfItsOwn(_ view: UIView) -> Bool {
    guard UIKitClass.contains(type(of: view)) else { return view is UIButton }
    return view is UIControl || view is UITableView || view is UIListContentView || view is UITableViewCell
  }
}

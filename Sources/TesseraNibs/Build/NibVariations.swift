// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The variations of a nib for different size classes: constraint constants, other attributes, and whether views and
// constraints are installed. Variations are applied after the objects have been created, and again each time the size
// classes of the topmost view change.

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

@MainActor
final class NibVariations {
  /// A view or constraint that is installed only in some size classes.
  @MainActor
  private struct Member {
    let id: String
    var isInstalled: Bool
    var changes: [(classes: NibSizeClasses, isInstalled: Bool)] = []

    func isInstalled(for traits: UITraitCollection) -> Bool {
      var result = isInstalled
      for change in changes.sorted(by: { $0.classes.rank < $1.classes.rank }) where change.classes.matches(traits) {
        result = change.isInstalled
      }
      return result
    }
  }

  /// A value for certain size classes.
  private struct Case {
    let classes: NibSizeClasses
    let apply: @MainActor () -> Void
  }

  /// A property that is applied repeatedly: first with its base value, then with the value of each matching
  /// variation.
  private struct Property {
    let restore: @MainActor () -> Void
    var cases: [Case] = []
  }

  /// An object whose attributes depend on size classes.
  @MainActor
  private final class VariedObject {
    private weak var object: AnyObject?
    private let lineage: [NibKind]
    private let document: NibDocument

    init(object: AnyObject, lineage: [NibKind], document: NibDocument) {
      (self.object, self.lineage, self.document) = (object, lineage, document)
    }

    /// Applies an element's values for the attributes that a variation names.
    func apply(_ values: NibElement, as names: NibElement) {
      if let object {
        NibBuilder(document, owner: nil).applyVariation(to: object, values: values, names: names, lineage: lineage)
      }
    }
  }

  private var members: [String: Member] = [:]
  private var properties: [Property] = []
  private var constraints: [(id: String?, element: NibElement, constraint: NSLayoutConstraint)] = []
  /// The views that are not installed in all size classes, with their positions, by id.
  private var views: [String: (view: UIView, superview: () -> UIView?, index: Int)] = [:]
  private weak var document: NibDocument?

  // MARK: Element attributes

  /// Adds a `<variation>` element of an object.
  func addVariation(
    _ variation: NibElement, to object: AnyObject, element: NibElement, lineage: [NibKind], builder: NibBuilder
  ) {
    guard let classes = sizeClasses(of: variation, builder: builder) else { return }
    for child in variation.children where child.name == "mask" { addMask(child, classes: classes) }
    let isPlain = variation.attributes.keys.allSatisfy { $0 == "key" }
    let parts = variation.children.filter { $0.name != "mask" }
    guard !isPlain || !parts.isEmpty else { return }
    let varied = VariedObject(object: object, lineage: lineage, document: builder.document)
    var property = Property { varied.apply(element, as: variation) }
    property.cases = [Case(classes: classes) { varied.apply(variation, as: variation) }]
    properties.append(property)
  }

  private func addMask(_ mask: NibElement, classes: NibSizeClasses) {
    for child in mask.children {
      guard let id = child["reference"] else { continue }
      var member = members[id] ?? Member(id: id, isInstalled: true)
      let isInstalled = child.name == "include"
      if classes.rank == 0 {
        member.isInstalled = isInstalled
      } else {
        member.changes.append((classes, isInstalled))
      }
      members[id] = member
    }
  }

  /// Adds a constraint, which `apply` activates if it is installed.
  func addConstraint(_ constraint: NSLayoutConstraint, element: NibElement, builder: NibBuilder) {
    constraints.append((element.id, element, constraint))
    let constant = constraint.constant
    let priority = constraint.priority
    var property = Property { [weak constraint] in
      constraint?.constant = constant
      constraint?.priority = priority
    }
    for variation in element.children where variation.name == "variation" {
      guard let classes = sizeClasses(of: variation, builder: builder) else { continue }
      property.cases.append(
        Case(classes: classes) { [weak constraint] in
          if let constant = variation.number("constant") { constraint?.constant = CGFloat(constant) }
          if let priority = variation.number("priority"), (1...1000).contains(priority) {
            constraint?.priority = UILayoutPriority(Float(priority))
          }
        })
    }
    if !property.cases.isEmpty { properties.append(property) }
  }

  private func sizeClasses(of variation: NibElement, builder: NibBuilder) -> NibSizeClasses? {
    if let classes = variation.key.flatMap(NibSizeClasses.init) { return classes }
    builder.report(
      variation, reason: "only variations for size classes are supported, not for \(variation.key ?? "nothing")")
    return nil
  }

  // MARK: Applying

  /// Applies the variations for the screen's traits, and applies them again when the traits change.
  func apply(for made: [AnyObject], builder: NibBuilder) {
    document = builder.document
    for id in members.keys {
      guard let view = builder.objects[id] as? UIView, let superview = view.superview else { continue }
      let index = superview.subviews.firstIndex { $0 === view } ?? 0
      views[id] = (view, { [weak superview] in superview }, index)
    }
    let isVaried = !members.isEmpty || !properties.isEmpty
    apply(isVaried ? UIScreen.main.traitCollection : UITraitCollection.current)
    let root = made.lazy.compactMap { $0 as? UIView }.first { $0.superview == nil }
    if isVaried, let root {
      // The registration ends when the view is deallocated. The closure retains none of the view's superviews.
      root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
        (view: UIView, _: UITraitCollection) in self.apply(view.traitCollection)
      }
    } else {
      constraints = []
    }
  }

  private func apply(_ traits: UITraitCollection) {
    for property in properties {
      property.restore()
      for change in property.cases.sorted(by: { $0.classes.rank < $1.classes.rank })
      where change.classes.matches(traits) {
        change.apply()
      }
    }
    let absent = Set(members.values.filter { !$0.isInstalled(for: traits) }.map(\.id))
    for (id, element, constraint) in constraints
    where id.map(absent.contains) ?? false || references(element, absent: absent) {
      if constraint.isActive { constraint.isActive = false }
    }
    for (id, place) in views.sorted(by: { $0.value.index < $1.value.index }) {
      if absent.contains(id) {
        place.view.removeFromSuperview()
      } else if place.view.superview == nil, let superview = place.superview() {
        install(place.view, in: superview, at: place.index)
      }
    }
    for (id, element, constraint) in constraints where !constraint.isActive {
      if id.map(absent.contains) ?? false || references(element, absent: absent) { continue }
      if !constraint.activateInCommonAncestor() {
        document?.report(.element, name: element.name, at: element, reason: "its items have no common ancestor")
      }
    }
  }

  private func install(_ view: UIView, in superview: UIView, at index: Int) {
    guard let stack = superview as? UIStackView else { return superview.insertSubview(view, at: index) }
    stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
  }

  private func references(_ element: NibElement, absent: Set<String>) -> Bool {
    guard !absent.isEmpty else { return false }
    return [element["firstItem"], element["secondItem"]].contains { $0.map(absent.contains) ?? false }
  }
}

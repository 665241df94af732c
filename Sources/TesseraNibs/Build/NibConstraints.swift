// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor
enum NibConstraints {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private static let attributes: [String: Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let known: Set<String> = [
    "id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant",
    "priority", "identifier", "symbolic", "placeholder", "userLabel", "shouldBeArchived", "customClass",
    "customModule", "customModuleProvider", "symbolType",
  ]

  /// Creates the constraint described by a child of a view's element. The constraint is activated after all objects
  /// have been created.
  static func addConstraint(_ element: NibElement, in view: UIView, builder: NibBuilder) {
    guard element.name == "constraint" else {
      return builder.report(element, reason: "only constraints are allowed here")
    }
    // Placeholder constraints exist only in Interface Builder.
    if element.flag("placeholder") == true { return }
    for name in element.attributes.keys.sorted() where !known.contains(name) {
      builder.report(element, reason: "the attribute \(name) is not supported")
    }
    guard let constraint = makeConstraint(element, in: view, builder: builder) else { return }
    constraint.identifier = element["identifier"]
    if let priority = element.number("priority"), (1...1000).contains(priority) {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    builder.register(constraint, for: element.id)
    builder.variations.addConstraint(constraint, element: element, builder: builder)
  }

  private static func makeConstraint(
    _ element: NibElement, in view: UIView, builder: NibBuilder
  ) -> NSLayoutConstraint? {
    guard let first = attribute(named: "firstAttribute", of: element, builder: builder) else { return nil }
    guard let relation = relations[element["relation"] ?? "equal"] else {
      builder.report(element, reason: "relation=\"\(element["relation"] ?? "")\" is not valid")
      return nil
    }
    guard let firstItem = item(named: "firstItem", of: element, view: view, builder: builder) else { return nil }
    var second = Attribute.notAnAttribute
    var secondItem: NSObject?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let attribute = attribute(named: "secondAttribute", of: element, builder: builder),
        let item = item(named: "secondItem", of: element, view: view, builder: builder)
      else { return nil }
      (second, secondItem) = (attribute, item)
    }
    guard let multiplier = NibNumber.ratio(element["multiplier"] ?? "1"),
      isLegal(first: first, second: second, multiplier: multiplier)
    else {
      builder.report(element, reason: "these attributes and this multiplier can't be combined")
      return nil
    }
    let constant = element.number("constant") ?? standardConstant(of: element, first: firstItem, second: secondItem)
    return NSLayoutConstraint(
      first: firstItem, attribute: first, relation: relation, second: secondItem, secondAttribute: second,
      multiplier: CGFloat(multiplier), constant: CGFloat(constant))
  }

  private static func attribute(
    named name: String, of element: NibElement, builder: NibBuilder
  ) -> Attribute? {
    let word = element[name] ?? ""
    if let attribute = attributes[word] { return attribute }
    builder.report(element, reason: "\(name)=\"\(word)\" is not a constraint attribute")
    return nil
  }

  /// Returns the item that an attribute names, or the view that contains the constraint if the attribute is missing.
  private static func item(
    named name: String, of element: NibElement, view: UIView, builder: NibBuilder
  ) -> NSObject? {
    guard let id = element[name] else { return view }
    switch builder.objects[id] {
    case let view as UIView: return view
    case let guide as UILayoutGuide: return guide
    default: break
    }
    builder.report(element, reason: "\(name)=\"\(id)\" is not a view or guide in the file")
    return nil
  }

  private static func isLegal(first: Attribute, second: Attribute, multiplier: Double) -> Bool {
    if second == .notAnAttribute { return first.isSize }
    if multiplier == 0 { return false }
    if first.isSize != second.isSize { return false }
    return !(first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional)
  }

  /// Returns the constant of a constraint that does not specify one. Standard spacing is 8 points between views and
  /// 20 points to a superview or guide. Otherwise, the constant is 0.
  private static func standardConstant(
    of element: NibElement, first: NSObject, second: NSObject?
  ) -> Double {
    guard element.flag("symbolic") == true, let second else { return 0 }
    let views = [first as? UIView, second as? UIView]
    let contains = views[0]?.superview === views[1] || views[1]?.superview === views[0]
    return contains || views.contains { $0 == nil } ? 20 : 8
  }
}

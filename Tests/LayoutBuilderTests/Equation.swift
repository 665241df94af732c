// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A constraint in the README's notation, such as "red.leading == blue.trailing + 8", so that tests read like the
// README.

import LayoutBuilder

/// The views in the README's listings, in a root of 400 x 800 points.
@MainActor
final class Fixture {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let redView = UIView()
  let blueView = UIView()

  init() {
    root.addSubview(redView)
    root.addSubview(blueView)
  }

  func equation(_ c: NSLayoutConstraint) -> String {
    var text = "\(name(c.firstItem)).\(c.firstAttribute) \(sign(c.relation)) "
    if let second = c.secondItem {
      text += c.multiplier == 1 ? "" : "\(number(c.multiplier)) * "
      text += "\(name(second)).\(c.secondAttribute)"
      text += c.constant == 0 ? "" : c.constant > 0 ? " + \(number(c.constant))" : " - \(number(-c.constant))"
    } else {
      text += number(c.constant)
    }
    return text + (c.priority == .required ? "" : " ! \(number(CGFloat(c.priority.rawValue)))")
  }

  func equations(_ constraints: [NSLayoutConstraint]) -> [String] { constraints.map(equation) }

  private func name(_ item: AnyObject?) -> String {
    item === redView ? "red" : item === blueView ? "blue" : item === root ? "root" : "?"
  }

  private func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    }
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : "\(value)"
  }
}

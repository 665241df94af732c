// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
  import UIKit

  public typealias LayoutView = UIView
  public typealias LayoutGuide = UILayoutGuide
  public typealias LayoutInsets = UIEdgeInsets
  public typealias LayoutRank = UILayoutPriority
#else
  import AppKit

  public typealias LayoutView = NSView
  public typealias LayoutGuide = NSLayoutGuide
  public typealias LayoutInsets = NSEdgeInsets
  public typealias LayoutRank = NSLayoutConstraint.Priority
#endif

/// An item on one side of a constraint.
public protocol ChainItem: AnyObject {
  var owner: LayoutView? { get }
}

extension LayoutView: ChainItem {
  public var owner: LayoutView? { superview }
}

extension LayoutGuide: ChainItem {
  public var owner: LayoutView? { owningView }
}

/// A constraint that stores its source location.
public class ChainConstraint: NSLayoutConstraint {
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  public internal(set) weak var origin: ChainOrigin?

  public override var description: String { "<ChainConstraint \(label ?? "unnamed") \(firstAttribute.rawValue)>" }
}

public final class ChainOrigin: NSObject {
  public let file: String
  public let line: UInt

  init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }
}

extension NSLayoutConstraint.Attribute: CaseIterable {
  public static let allCases: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
}

extension NSLayoutConstraint.Relation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .lessThanOrEqual: return "<="
    case .equal: return "=="
    case .greaterThanOrEqual: return ">="
    @unknown default: return "?"
    }
  }
}

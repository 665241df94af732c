// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
  import UIKit
#endif

private var installedKey: UInt8 = 0

/// A constraint builder, as in `view.chain.make { $0.edges.equalToSuperview().inset(8) }`.
public struct Chain<Item: ChainItem> {
  let item: Item

  @discardableResult
  public func make(
    file: String = #file, line: UInt = #line, _ closure: (ChainMaker) -> Void
  ) -> [ChainConstraint] {
    let maker = ChainMaker(item: item, origin: ChainOrigin(file: file, line: line))
    closure(maker)
    (item as? LayoutView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = maker.descriptions.flatMap { $0.resolve() }
    NSLayoutConstraint.activate(constraints)
    installed.append(contentsOf: constraints)
    origins.append(maker.origin)
    return constraints
  }

  @discardableResult
  public func remake(_ closure: (ChainMaker) -> Void) -> [ChainConstraint] {
    removeAll()
    return make(closure)
  }

  public func update(_ closure: (ChainMaker) -> Void) {
    let maker = ChainMaker(item: item, origin: ChainOrigin(file: "", line: 0))
    closure(maker)
    for new in maker.descriptions.flatMap({ $0.resolve() }) {
      let old = installed.first { candidate in
        candidate.firstItem === new.firstItem && candidate.secondItem === new.secondItem
          && candidate.firstAttribute == new.firstAttribute && candidate.secondAttribute == new.secondAttribute
          && candidate.relation == new.relation
      }
      guard let old else { fatalError("Updated constraint could not find existing matching constraint: \(new)") }
      old.constant = new.constant
    }
  }

  public func removeAll() {
    NSLayoutConstraint.deactivate(installed)
    installed = []
  }

  public var installed: [ChainConstraint] {
    get { objc_getAssociatedObject(item, &installedKey) as? [ChainConstraint] ?? [] }
    nonmutating set { objc_setAssociatedObject(item, &installedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  private var origins: [ChainOrigin] {
    get { Chain.originTable[ObjectIdentifier(item)] ?? [] }
    nonmutating set { Chain.originTable[ObjectIdentifier(item)] = newValue }
  }

  private static var originTable: [ObjectIdentifier: [ChainOrigin]] {
    get { chainOrigins }
    set { chainOrigins = newValue }
  }
}

private var chainOrigins: [ObjectIdentifier: [ChainOrigin]] = [:]

extension ChainItem {
  public var chain: Chain<Self> { Chain(item: self) }
}

public final class ChainMaker {
  let item: ChainItem
  let origin: ChainOrigin
  var descriptions: [ChainDescription] = []

  init(item: ChainItem, origin: ChainOrigin) {
    self.item = item
    self.origin = origin
  }

  public var left: ChainDescription { add([.left]) }
  public var top: ChainDescription { add([.top]) }
  public var right: ChainDescription { add([.right]) }
  public var bottom: ChainDescription { add([.bottom]) }
  public var leading: ChainDescription { add([.leading]) }
  public var trailing: ChainDescription { add([.trailing]) }
  public var width: ChainDescription { add([.width]) }
  public var height: ChainDescription { add([.height]) }
  public var centerX: ChainDescription { add([.centerX]) }
  public var centerY: ChainDescription { add([.centerY]) }
  public var firstBaseline: ChainDescription { add([.firstBaseline]) }
  public var lastBaseline: ChainDescription { add([.lastBaseline]) }
  public var leadingMargin: ChainDescription { add([.leadingMargin]) }
  public var edges: ChainDescription { add([.top, .left, .bottom, .right]) }
  public var horizontalEdges: ChainDescription { add([.left, .right]) }
  public var verticalEdges: ChainDescription { add([.top, .bottom]) }
  public var center: ChainDescription { add([.centerX, .centerY]) }
  public var size: ChainDescription { add([.width, .height]) }

  private func add(_ attributes: [NSLayoutConstraint.Attribute]) -> ChainDescription {
    let description = ChainDescription(item: item, attributes: attributes, origin: origin)
    descriptions.append(description)
    return description
  }
}

public protocol ChainTarget {}
extension LayoutView: ChainTarget {}
extension LayoutGuide: ChainTarget {}
extension Int: ChainTarget {}
extension Double: ChainTarget {}
extension CGFloat: ChainTarget {}
extension CGSize: ChainTarget {}

public final class ChainDescription {
  private let item: ChainItem
  private var attributes: [NSLayoutConstraint.Attribute]
  private let origin: ChainOrigin
  private var relation: NSLayoutConstraint.Relation = .equal
  private var target: ChainTarget?
  private var multiplier: CGFloat = 1
  private var offset: CGFloat = 0
  private var insets: LayoutInsets?
  private var rank: LayoutRank = .required
  private var label: String?

  init(item: ChainItem, attributes: [NSLayoutConstraint.Attribute], origin: ChainOrigin) {
    self.item = item
    self.attributes = attributes
    self.origin = origin
  }

  public var top: ChainDescription { and(.top) }
  public var bottom: ChainDescription { and(.bottom) }
  public var leading: ChainDescription { and(.leading) }
  public var trailing: ChainDescription { and(.trailing) }
  public var height: ChainDescription { and(.height) }

  private func and(_ attribute: NSLayoutConstraint.Attribute) -> ChainDescription {
    attributes.append(attribute)
    return self
  }

  @discardableResult public func equalTo(_ target: ChainTarget) -> Self { relate(.equal, target) }
  @discardableResult public func lessThanOrEqualTo(_ target: ChainTarget) -> Self { relate(.lessThanOrEqual, target) }
  @discardableResult public func greaterThanOrEqualTo(_ target: ChainTarget) -> Self {
    relate(.greaterThanOrEqual, target)
  }

  @discardableResult public func equalToSuperview() -> Self {
    guard let superview = item.owner else { fatalError("Expected superview but found nil when attempting make.") }
    return relate(.equal, superview)
  }

  @discardableResult public func offset(_ amount: CGFloat) -> Self { offset = amount; return self }
  @discardableResult public func multipliedBy(_ amount: CGFloat) -> Self { multiplier = amount; return self }
  @discardableResult public func priority(_ value: Float) -> Self { rank = LayoutRank(rawValue: value); return self }
  @discardableResult public func priority(_ value: LayoutRank) -> Self { rank = value; return self }
  @discardableResult public func labeled(_ text: String) -> Self { label = text; return self }
  @discardableResult public func inset(_ amount: CGFloat) -> Self {
    insets = LayoutInsets(top: amount, left: amount, bottom: amount, right: amount)
    return self
  }

  private func relate(_ relation: NSLayoutConstraint.Relation, _ target: ChainTarget) -> Self {
    self.relation = relation
    self.target = target
    return self
  }

  func resolve() -> [ChainConstraint] {
    attributes.map { attribute in
      let other = target as? ChainItem
      let isSize = attribute == .width || attribute == .height
      let secondAttribute: NSLayoutConstraint.Attribute = other == nil && isSize ? .notAnAttribute : attribute
      let constraint = ChainConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: secondAttribute,
        multiplier: multiplier, constant: constant(of: attribute))
      constraint.priority = rank
      constraint.label = label
      constraint.origin = origin
      return constraint
    }
  }

  private func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if let insets {
      switch attribute {
      case .left, .leading: return insets.left
      case .top: return insets.top
      case .right, .trailing: return -insets.right
      case .bottom: return -insets.bottom
      default: break
      }
    }
    switch target {
    case let number as Int: return CGFloat(number)
    case let number as Double: return CGFloat(number)
    case let number as CGFloat: return number
    case let size as CGSize: return attribute == .width ? size.width : size.height
    default: return offset
    }
  }
}

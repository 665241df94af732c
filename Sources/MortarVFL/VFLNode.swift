// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Node lists and the operators that build them. Each operator has a single generic overload so that long lists
// type-check quickly.

public import Foundation
public import Mortar

/// A node's size along the statement's axis.
public struct _MortarSizingNode {
  enum Size {
    case fixed(CGFloat)
    case weighted(CGFloat)
    case same(UIView)
  }

  let size: Size
}

/// A node of a list: a view, several parallel views, or a space.
public struct _MortarVFLNode {
  /// The views. Empty for a space.
  let views: [UIView]
  /// The size, or nil for the intrinsic size of the views.
  let size: _MortarSizingNode.Size?
  let isSpace: Bool

  init(views: [UIView], size: _MortarSizingNode.Size? = nil) {
    (self.views, self.size, isSpace) = (views, size, false)
  }

  init(space: _MortarSizingNode.Size) {
    (views, size, isSpace) = ([], space, true)
  }
}

/// A list of nodes.
public struct _MortarVFLNodeList {
  let nodes: [_MortarVFLNode]
}

// MARK: Nodes

/// A node or a list of nodes.
@preconcurrency @MainActor
public protocol _MortarVFLNodable {
  /// The nodes, in the order in which they were written.
  var _vflList: _MortarVFLNodeList { get }
}

extension UIView: _MortarVFLNodable {
  /// A list with one node that contains the view at its intrinsic size.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(views: [self])]) }

  /// Returns the view with a size along the statement's axis: `view[==44]`, `view[~~1]`, `view[==other]`.
  public subscript(sizing: _MortarSizingNode) -> _MortarVFLNode { _MortarVFLNode(views: [self], size: sizing.size) }
}

extension Array: _MortarVFLNodable where Element: UIView {
  /// A list with one node that contains all views in parallel.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(views: self)]) }

  /// Returns parallel views with the same size along the statement's axis.
  @preconcurrency @MainActor
  public subscript(sizing: _MortarSizingNode) -> _MortarVFLNode { _MortarVFLNode(views: self, size: sizing.size) }
}

extension _MortarVFLNode: _MortarVFLNodable {
  /// A list with only this node.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [self]) }
}

extension _MortarVFLNodeList: _MortarVFLNodable {
  /// This list.
  public var _vflList: _MortarVFLNodeList { self }
}

extension _MortarSizingNode: _MortarVFLNodable {
  /// A space with this size. For example, `~~1` between two bars is a fraction of the remaining length.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(space: size)]) }
}

extension _MortarVFLNodable where Self: MortarCGFloatable {
  /// A fixed space in points.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(space: .fixed(m_cgfloatValue()))]) }
}

extension CGFloat: _MortarVFLNodable {}
extension Double: _MortarVFLNodable {}
extension Float: _MortarVFLNodable {}
extension Int: _MortarVFLNodable {}

// MARK: Sizes

/// An operand of `==` or `~~`: a number, or a view in the list whose size is used.
@preconcurrency @MainActor
public protocol _MortarSizingType {
  /// Returns the size for an operand of `~~` (weighted) or `==`.
  func _vflSize(weighted: Bool) -> _MortarSizingNode
}

extension UIView: _MortarSizingType {
  /// Returns the view's size, for either operator.
  public func _vflSize(weighted: Bool) -> _MortarSizingNode { _MortarSizingNode(size: .same(self)) }
}

extension _MortarSizingType where Self: MortarCGFloatable {
  /// Returns a weight as the operand of `~~`, or points as the operand of `==`.
  public func _vflSize(weighted: Bool) -> _MortarSizingNode {
    _MortarSizingNode(size: weighted ? .weighted(m_cgfloatValue()) : .fixed(m_cgfloatValue()))
  }
}

extension CGFloat: _MortarSizingType {}
extension Double: _MortarSizingType {}
extension Float: _MortarSizingType {}
extension Int: _MortarSizingType {}

/// Returns a weight, or the size of another view in the list. The length between the statement's ends that remains
/// after fixed sizes is distributed by weight.
///
/// Weights must be positive and require that both ends are attached.
@preconcurrency @MainActor
public prefix func ~~ (size: some _MortarSizingType) -> _MortarSizingNode { size._vflSize(weighted: true) }

/// Returns a size in points, or the size of another view in the list.
@preconcurrency @MainActor
public prefix func == (size: some _MortarSizingType) -> _MortarSizingNode { size._vflSize(weighted: false) }

// MARK: Lists

/// Joins nodes without a space.
@preconcurrency @MainActor
public func | (lhs: some _MortarVFLNodable, rhs: some _MortarVFLNodable) -> _MortarVFLNodeList {
  .init(nodes: lhs._vflList.nodes + rhs._vflList.nodes)
}

/// Joins nodes with a space of 8 points.
@preconcurrency @MainActor
public func || (lhs: some _MortarVFLNodable, rhs: some _MortarVFLNodable) -> _MortarVFLNodeList {
  .init(nodes: lhs._vflList.nodes + [.padding] + rhs._vflList.nodes)
}

extension _MortarVFLNode {
  /// The space of operators with a doubled bar.
  static var padding: _MortarVFLNode { _MortarVFLNode(space: .fixed(8)) }
}

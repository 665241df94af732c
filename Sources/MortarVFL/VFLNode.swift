// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lists of nodes and the operators that build them. One generic overload for each operator makes long lists fast to type-check.

public import Foundation
public import Mortar

/// The size of a node along the statement's axis.
public struct _MortarSizingNode {
  enum Size {
    case fixed(CGFloat)
    case weighted(CGFloat)
    case same(UIView)
  }

  let size: Size
}

/// A view, several parallel views, or a space.
public struct _MortarVFLNode {
  /// The views; none for a space.
  let views: [UIView]
  /// The size; the views' intrinsic size if nil.
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
  /// The nodes in the order written.
  var _vflList: _MortarVFLNodeList { get }
}

extension UIView: _MortarVFLNodable {
  /// One node with the view at its intrinsic size.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(views: [self])]) }

  /// Returns the view with a size along the statement's axis: `view[==44]`, `view[~~1]`, `view[==other]`.
  public subscript(sizing: _MortarSizingNode) -> _MortarVFLNode { _MortarVFLNode(views: [self], size: sizing.size) }
}

extension Array: _MortarVFLNodable where Element: UIView {
  /// One node with all views parallel.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(views: self)]) }

  /// Returns parallel views, all of one size along the statement's axis.
  @preconcurrency @MainActor
  public subscript(sizing: _MortarSizingNode) -> _MortarVFLNode { _MortarVFLNode(views: self, size: sizing.size) }
}

extension _MortarVFLNode: _MortarVFLNodable {
  /// The node itself, as a list.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [self]) }
}

extension _MortarVFLNodeList: _MortarVFLNodable {
  /// The list itself.
  public var _vflList: _MortarVFLNodeList { self }
}

extension _MortarSizingNode: _MortarVFLNodable {
  /// A space of the size: `~~1` between two bars is a share of the remaining length.
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

/// An operand of `==` and `~~`: a number, or a view of the list whose size is used.
@preconcurrency @MainActor
public protocol _MortarSizingType {
  /// Returns the size for the value after `~~` (weighted) or `==`.
  func _vflSize(weighted: Bool) -> _MortarSizingNode
}

extension UIView: _MortarSizingType {
  /// Returns the size of the view, for either operator.
  public func _vflSize(weighted: Bool) -> _MortarSizingNode { _MortarSizingNode(size: .same(self)) }
}

extension _MortarSizingType where Self: MortarCGFloatable {
  /// Returns a weight after `~~`, points after `==`.
  public func _vflSize(weighted: Bool) -> _MortarSizingNode {
    _MortarSizingNode(size: weighted ? .weighted(m_cgfloatValue()) : .fixed(m_cgfloatValue()))
  }
}

extension CGFloat: _MortarSizingType {}
extension Double: _MortarSizingType {}
extension Float: _MortarSizingType {}
extension Int: _MortarSizingType {}

/// Returns a weight, or the size of another view of the list. The length that fixed sizes leave between the statement's ends is
/// distributed by weight.
///
/// Weights must be positive and require both ends.
@preconcurrency @MainActor
public prefix func ~~ (size: some _MortarSizingType) -> _MortarSizingNode { size._vflSize(weighted: true) }

/// Returns a size in points, or the size of another view of the list.
@preconcurrency @MainActor
public prefix func == (size: some _MortarSizingType) -> _MortarSizingNode { size._vflSize(weighted: false) }

// MARK: Lists

/// Joins nodes without space.
@preconcurrency @MainActor
public func | (lhs: some _MortarVFLNodable, rhs: some _MortarVFLNodable) -> _MortarVFLNodeList {
  .init(nodes: lhs._vflList.nodes + rhs._vflList.nodes)
}

/// Joins nodes with 8 points between them.
@preconcurrency @MainActor
public func || (lhs: some _MortarVFLNodable, rhs: some _MortarVFLNodable) -> _MortarVFLNodeList {
  .init(nodes: lhs._vflList.nodes + [.padding] + rhs._vflList.nodes)
}

extension _MortarVFLNode {
  /// The space of doubled bars.
  static var padding: _MortarVFLNode { _MortarVFLNode(space: .fixed(8)) }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lists of nodes and the operators that build them. One generic overload for each operator keeps long lists cheap to
// type-check.

public import Foundation
public import Mortar

/// How large a node is along the statement's axis.
public struct _MortarSizingNode {
  enum Size {
    case fixed(CGFloat)
    case weighted(CGFloat)
    case same(UIView)
  }

  let size: Size
}

/// A view, several in parallel, or a space.
public struct _MortarVFLNode {
  /// None for a space.
  let views: [UIView]
  /// Nil for the views' intrinsic size.
  let size: _MortarSizingNode.Size?
  let isSpace: Bool

  init(views: [UIView], size: _MortarSizingNode.Size? = nil) {
    (self.views, self.size, isSpace) = (views, size, false)
  }

  init(space: _MortarSizingNode.Size) {
    (views, size, isSpace) = ([], space, true)
  }
}

/// Nodes in order.
public struct _MortarVFLNodeList {
  let nodes: [_MortarVFLNode]
}

// MARK: What can be written as a node

/// A node or a list of nodes.
@preconcurrency @MainActor
public protocol _MortarVFLNodable {
  /// The nodes written, in order.
  var _vflList: _MortarVFLNodeList { get }
}

extension UIView: _MortarVFLNodable {
  /// One node with the view at its intrinsic size.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(views: [self])]) }

  /// The view with a size along the statement's axis: `view[==44]`, `view[~~1]`, `view[==other]`.
  public subscript(sizing: _MortarSizingNode) -> _MortarVFLNode { _MortarVFLNode(views: [self], size: sizing.size) }
}

extension Array: _MortarVFLNodable where Element: UIView {
  /// One node with all views in parallel.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(views: self)]) }

  /// Views in parallel, all of one size along the statement's axis.
  @preconcurrency @MainActor
  public subscript(sizing: _MortarSizingNode) -> _MortarVFLNode { _MortarVFLNode(views: self, size: sizing.size) }
}

extension _MortarVFLNode: _MortarVFLNodable {
  /// The node alone.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [self]) }
}

extension _MortarVFLNodeList: _MortarVFLNodable {
  /// The list itself.
  public var _vflList: _MortarVFLNodeList { self }
}

extension _MortarSizingNode: _MortarVFLNodable {
  /// A space of the size: `~~1` between two bars takes a share of what is left.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(space: size)]) }
}

extension _MortarVFLNodable where Self: MortarCGFloatable {
  /// A fixed space of so many points.
  public var _vflList: _MortarVFLNodeList { .init(nodes: [_MortarVFLNode(space: .fixed(m_cgfloatValue()))]) }
}

extension CGFloat: _MortarVFLNodable {}
extension Double: _MortarVFLNodable {}
extension Float: _MortarVFLNodable {}
extension Int: _MortarVFLNodable {}

// MARK: Sizes

/// What can follow `==` and `~~`: a number, or a view of the list whose size is taken over.
@preconcurrency @MainActor
public protocol _MortarSizingType {
  /// The size that the value means after `~~` (weighted) or `==`.
  func _vflSize(weighted: Bool) -> _MortarSizingNode
}

extension UIView: _MortarSizingType {
  /// The size of the view, whichever operator stands before it.
  public func _vflSize(weighted: Bool) -> _MortarSizingNode { _MortarSizingNode(size: .same(self)) }
}

extension _MortarSizingType where Self: MortarCGFloatable {
  /// A weight after `~~`, points after `==`.
  public func _vflSize(weighted: Bool) -> _MortarSizingNode {
    _MortarSizingNode(size: weighted ? .weighted(m_cgfloatValue()) : .fixed(m_cgfloatValue()))
  }
}

extension CGFloat: _MortarSizingType {}
extension Double: _MortarSizingType {}
extension Float: _MortarSizingType {}
extension Int: _MortarSizingType {}

/// A weight, or the size of another view of the list. What fixed sizes leave between the statement's ends is shared by
/// weight.
///
/// Weights must be above 0 and need both ends.
@preconcurrency @MainActor
public prefix func ~~ (size: some _MortarSizingType) -> _MortarSizingNode { size._vflSize(weighted: true) }

/// A size in points, or the size of another view of the list.
@preconcurrency @MainActor
public prefix func == (size: some _MortarSizingType) -> _MortarSizingNode { size._vflSize(weighted: false) }

// MARK: Lists

/// Nodes next to each other.
@preconcurrency @MainActor
public func | (lhs: some _MortarVFLNodable, rhs: some _MortarVFLNodable) -> _MortarVFLNodeList {
  .init(nodes: lhs._vflList.nodes + rhs._vflList.nodes)
}

/// Nodes with 8 points between them.
@preconcurrency @MainActor
public func || (lhs: some _MortarVFLNodable, rhs: some _MortarVFLNodable) -> _MortarVFLNodeList {
  .init(nodes: lhs._vflList.nodes + [.padding] + rhs._vflList.nodes)
}

extension _MortarVFLNode {
  /// The space that doubled bars leave.
  static var padding: _MortarVFLNode { _MortarVFLNode(space: .fixed(8)) }
}

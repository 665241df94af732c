// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The capture operators, which attach a list's ends to views or attributes. `VFLStatement` converts the list to
// statements.

public import Mortar

/// A list whose trailing end is attached to a view or attribute, but whose leading end is not.
public struct _MortarVFLListCapture {
  let nodes: [_MortarVFLNode]
  let trailing: MortarAttribute
  let axis: MortarAxis
}

/// A view, a layout guide, or one of their attributes, to which an end of a list can be attached.
@preconcurrency @MainActor
public protocol _MortarVFLTerminal: MortarAttributable {}

extension UIView: _MortarVFLTerminal {}
extension UILayoutGuide: _MortarVFLTerminal {}
extension MortarAttribute: _MortarVFLTerminal {}

@MainActor
private enum CaptureBuilder {
  static func begin(
    leading: some _MortarVFLTerminal, list: some _MortarVFLNodable, axis: MortarAxis, padding: Bool
  ) -> MortarGroup {
    VFLStatement(
      axis: axis, leading: leading.m_intoAttribute(), trailing: nil,
      nodes: (padding ? [.padding] : []) + list._vflList.nodes
    ).makeGroup()
  }

  static func begin(
    leading: some _MortarVFLTerminal, list: _MortarVFLListCapture, axis: MortarAxis, padding: Bool
  ) -> MortarGroup {
    if list.axis != axis { VFLProblem.failMixedAxes() }
    return VFLStatement(
      axis: axis, leading: leading.m_intoAttribute(), trailing: list.trailing,
      nodes: (padding ? [.padding] : []) + list.nodes
    ).makeGroup()
  }

  static func surround(
    item: some MortarLayoutItem, list: some _MortarVFLNodable, axis: MortarAxis, padding: Bool
  ) -> MortarGroup {
    let space: [_MortarVFLNode] = padding ? [.padding] : []
    return VFLStatement(
      axis: axis, leading: item.m_intoAttribute(), trailing: item.m_intoAttribute(),
      nodes: space + list._vflList.nodes + space
    ).makeGroup()
  }

  static func end(
    list: some _MortarVFLNodable, trailing: some _MortarVFLTerminal, axis: MortarAxis, padding: Bool
  ) -> _MortarVFLListCapture {
    _MortarVFLListCapture(
      nodes: list._vflList.nodes + (padding ? [.padding] : []), trailing: trailing.m_intoAttribute(), axis: axis)
  }

  static func endWithoutBeginning(
    list: some _MortarVFLNodable, trailing: some _MortarVFLTerminal, axis: MortarAxis, padding: Bool
  ) -> MortarGroup {
    VFLStatement(
      axis: axis, leading: nil, trailing: trailing.m_intoAttribute(),
      nodes: list._vflList.nodes + (padding ? [.padding] : [])
    ).makeGroup()
  }
}

// MARK: Opening constraints

/// Lays out a row that starts at the left operand's left edge or at the given attribute. Its end is not constrained.
@discardableResult
@preconcurrency @MainActor
public func |> (lhs: some _MortarVFLTerminal, rhs: some _MortarVFLNodable) -> MortarGroup {
  CaptureBuilder.begin(leading: lhs, list: rhs, axis: .horizontal, padding: false)
}

/// Lays out a row that starts at the left operand's left edge or at the given attribute, and ends at the operand of
/// `<|` or `<||`.
@discardableResult
@preconcurrency @MainActor
public func |> (lhs: some _MortarVFLTerminal, rhs: _MortarVFLListCapture) -> MortarGroup {
  CaptureBuilder.begin(leading: lhs, list: rhs, axis: .horizontal, padding: false)
}

/// Lays out a row that starts 8 points after the left operand's left edge or after the given attribute. Its end is
/// not constrained.
@discardableResult
@preconcurrency @MainActor
public func ||> (lhs: some _MortarVFLTerminal, rhs: some _MortarVFLNodable) -> MortarGroup {
  CaptureBuilder.begin(leading: lhs, list: rhs, axis: .horizontal, padding: true)
}

/// Lays out a row that starts 8 points after the left operand's left edge or after the given attribute, and ends at
/// the operand of `<|` or `<||`.
@discardableResult
@preconcurrency @MainActor
public func ||> (lhs: some _MortarVFLTerminal, rhs: _MortarVFLListCapture) -> MortarGroup {
  CaptureBuilder.begin(leading: lhs, list: rhs, axis: .horizontal, padding: true)
}

/// Lays out a column that starts at the left operand's top edge or at the given attribute. Its end is not
/// constrained.
@discardableResult
@preconcurrency @MainActor
public func |^ (lhs: some _MortarVFLTerminal, rhs: some _MortarVFLNodable) -> MortarGroup {
  CaptureBuilder.begin(leading: lhs, list: rhs, axis: .vertical, padding: false)
}

/// Lays out a column that starts at the left operand's top edge or at the given attribute, and ends at the operand of
/// `^|` or `^||`.
@discardableResult
@preconcurrency @MainActor
public func |^ (lhs: some _MortarVFLTerminal, rhs: _MortarVFLListCapture) -> MortarGroup {
  CaptureBuilder.begin(leading: lhs, list: rhs, axis: .vertical, padding: false)
}

/// Lays out a column that starts 8 points below the left operand's top edge or below the given attribute. Its end is
/// not constrained.
@discardableResult
@preconcurrency @MainActor
public func ||^ (lhs: some _MortarVFLTerminal, rhs: some _MortarVFLNodable) -> MortarGroup {
  CaptureBuilder.begin(leading: lhs, list: rhs, axis: .vertical, padding: true)
}

/// Lays out a column that starts 8 points below the left operand's top edge or below the given attribute, and ends at
/// the operand of `^|` or `^||`.
@discardableResult
@preconcurrency @MainActor
public func ||^ (lhs: some _MortarVFLTerminal, rhs: _MortarVFLListCapture) -> MortarGroup {
  CaptureBuilder.begin(leading: lhs, list: rhs, axis: .vertical, padding: true)
}

// MARK: Constraints within a view

/// Lays out a row from the left to the right edge of a view or layout guide.
@discardableResult
@preconcurrency @MainActor
public func |>> (lhs: some MortarLayoutItem, rhs: some _MortarVFLNodable) -> MortarGroup {
  CaptureBuilder.surround(item: lhs, list: rhs, axis: .horizontal, padding: false)
}

/// Lays out a row between the left and right edges of a view or layout guide, with a space of 8 points at each end.
@discardableResult
@preconcurrency @MainActor
public func ||>> (lhs: some MortarLayoutItem, rhs: some _MortarVFLNodable) -> MortarGroup {
  CaptureBuilder.surround(item: lhs, list: rhs, axis: .horizontal, padding: true)
}

/// Lays out a column from the top to the bottom edge of a view or layout guide.
@discardableResult
@preconcurrency @MainActor
public func |^^ (lhs: some MortarLayoutItem, rhs: some _MortarVFLNodable) -> MortarGroup {
  CaptureBuilder.surround(item: lhs, list: rhs, axis: .vertical, padding: false)
}

/// Lays out a column between the top and bottom edges of a view or layout guide, with a space of 8 points at each
/// end.
@discardableResult
@preconcurrency @MainActor
public func ||^^ (lhs: some MortarLayoutItem, rhs: some _MortarVFLNodable) -> MortarGroup {
  CaptureBuilder.surround(item: lhs, list: rhs, axis: .vertical, padding: true)
}

// MARK: Closing constraints

/// Ends a row at the right operand's right edge or at the given attribute. Creates no constraints unless the row also
/// has a start.
@preconcurrency @MainActor
public func <| (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> _MortarVFLListCapture {
  CaptureBuilder.end(list: lhs, trailing: rhs, axis: .horizontal, padding: false)
}

/// Ends a row 8 points before the right operand's right edge or before the given attribute. Creates no constraints
/// unless the row also has a start.
@preconcurrency @MainActor
public func <|| (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> _MortarVFLListCapture {
  CaptureBuilder.end(list: lhs, trailing: rhs, axis: .horizontal, padding: true)
}

/// Ends a column at the right operand's bottom edge or at the given attribute. Creates no constraints unless the
/// column also has a start.
@preconcurrency @MainActor
public func ^| (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> _MortarVFLListCapture {
  CaptureBuilder.end(list: lhs, trailing: rhs, axis: .vertical, padding: false)
}

/// Ends a column 8 points above the right operand's bottom edge or above the given attribute. Creates no constraints
/// unless the column also has a start.
@preconcurrency @MainActor
public func ^|| (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> _MortarVFLListCapture {
  CaptureBuilder.end(list: lhs, trailing: rhs, axis: .vertical, padding: true)
}

// MARK: Closing constraints without opening ones

/// Lays out a row that ends at the right operand's right edge or at the given attribute. Its start is not
/// constrained.
@discardableResult
@preconcurrency @MainActor
public func <! (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> MortarGroup {
  CaptureBuilder.endWithoutBeginning(list: lhs, trailing: rhs, axis: .horizontal, padding: false)
}

/// Lays out a row that ends 8 points before the right operand's right edge or before the given attribute. Its start
/// is not constrained.
@discardableResult
@preconcurrency @MainActor
public func <!! (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> MortarGroup {
  CaptureBuilder.endWithoutBeginning(list: lhs, trailing: rhs, axis: .horizontal, padding: true)
}

/// Lays out a column that ends at the right operand's bottom edge or at the given attribute. Its start is not
/// constrained.
@discardableResult
@preconcurrency @MainActor
public func ^! (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> MortarGroup {
  CaptureBuilder.endWithoutBeginning(list: lhs, trailing: rhs, axis: .vertical, padding: false)
}

/// Lays out a column that ends 8 points above the right operand's bottom edge or above the given attribute. Its start
/// is not constrained.
@discardableResult
@preconcurrency @MainActor
public func ^!! (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> MortarGroup {
  CaptureBuilder.endWithoutBeginning(list: lhs, trailing: rhs, axis: .vertical, padding: true)
}

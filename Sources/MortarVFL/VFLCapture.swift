// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The operators that tie a list to what it lies between. `Capture` turns them into statements.

public import Mortar

/// A list that knows where it ends and still needs to know where it begins.
public struct _MortarVFLListCapture {
  let nodes: [_MortarVFLNode]
  let trailing: MortarAttribute
  let axis: MortarAxis
}

/// An end of a statement: a view, a layout guide, or an attribute of one.
@preconcurrency @MainActor
public protocol _MortarVFLTerminal: MortarAttributable {}

extension UIView: _MortarVFLTerminal {}
extension UILayoutGuide: _MortarVFLTerminal {}
extension MortarAttribute: _MortarVFLTerminal {}

@MainActor
private enum Capture {
  static func begin(
    _ leading: some _MortarVFLTerminal, _ list: some _MortarVFLNodable, _ axis: MortarAxis, padding: Bool
  ) -> MortarGroup {
    VFLStatement(
      axis: axis, leading: leading.m_intoAttribute(), trailing: nil,
      nodes: (padding ? [.padding] : []) + list._vflList.nodes
    ).make()
  }

  static func begin(
    _ leading: some _MortarVFLTerminal, _ list: _MortarVFLListCapture, _ axis: MortarAxis, padding: Bool
  ) -> MortarGroup {
    if list.axis != axis { VFLProblem.stopMixed() }
    return VFLStatement(
      axis: axis, leading: leading.m_intoAttribute(), trailing: list.trailing,
      nodes: (padding ? [.padding] : []) + list.nodes
    ).make()
  }

  static func surround(
    _ item: some MortarLayoutItem, _ list: some _MortarVFLNodable, _ axis: MortarAxis, padding: Bool
  ) -> MortarGroup {
    let space: [_MortarVFLNode] = padding ? [.padding] : []
    return VFLStatement(
      axis: axis, leading: item.m_intoAttribute(), trailing: item.m_intoAttribute(),
      nodes: space + list._vflList.nodes + space
    ).make()
  }

  static func end(
    _ list: some _MortarVFLNodable, _ trailing: some _MortarVFLTerminal, _ axis: MortarAxis, padding: Bool
  ) -> _MortarVFLListCapture {
    _MortarVFLListCapture(
      nodes: list._vflList.nodes + (padding ? [.padding] : []), trailing: trailing.m_intoAttribute(), axis: axis)
  }

  static func endAlone(
    _ list: some _MortarVFLNodable, _ trailing: some _MortarVFLTerminal, _ axis: MortarAxis, padding: Bool
  ) -> MortarGroup {
    VFLStatement(
      axis: axis, leading: nil, trailing: trailing.m_intoAttribute(),
      nodes: list._vflList.nodes + (padding ? [.padding] : [])
    ).make()
  }
}

// MARK: Beginning

@discardableResult
@preconcurrency @MainActor
public func |> (lhs: some _MortarVFLTerminal, rhs: some _MortarVFLNodable) -> MortarGroup {
  Capture.begin(lhs, rhs, .horizontal, padding: false)
}

@discardableResult
@preconcurrency @MainActor
public func |> (lhs: some _MortarVFLTerminal, rhs: _MortarVFLListCapture) -> MortarGroup {
  Capture.begin(lhs, rhs, .horizontal, padding: false)
}

@discardableResult
@preconcurrency @MainActor
public func ||> (lhs: some _MortarVFLTerminal, rhs: some _MortarVFLNodable) -> MortarGroup {
  Capture.begin(lhs, rhs, .horizontal, padding: true)
}

@discardableResult
@preconcurrency @MainActor
public func ||> (lhs: some _MortarVFLTerminal, rhs: _MortarVFLListCapture) -> MortarGroup {
  Capture.begin(lhs, rhs, .horizontal, padding: true)
}

@discardableResult
@preconcurrency @MainActor
public func |^ (lhs: some _MortarVFLTerminal, rhs: some _MortarVFLNodable) -> MortarGroup {
  Capture.begin(lhs, rhs, .vertical, padding: false)
}

@discardableResult
@preconcurrency @MainActor
public func |^ (lhs: some _MortarVFLTerminal, rhs: _MortarVFLListCapture) -> MortarGroup {
  Capture.begin(lhs, rhs, .vertical, padding: false)
}

@discardableResult
@preconcurrency @MainActor
public func ||^ (lhs: some _MortarVFLTerminal, rhs: some _MortarVFLNodable) -> MortarGroup {
  Capture.begin(lhs, rhs, .vertical, padding: true)
}

@discardableResult
@preconcurrency @MainActor
public func ||^ (lhs: some _MortarVFLTerminal, rhs: _MortarVFLListCapture) -> MortarGroup {
  Capture.begin(lhs, rhs, .vertical, padding: true)
}

// MARK: Inside one view

@discardableResult
@preconcurrency @MainActor
public func |>> (lhs: some MortarLayoutItem, rhs: some _MortarVFLNodable) -> MortarGroup {
  Capture.surround(lhs, rhs, .horizontal, padding: false)
}

@discardableResult
@preconcurrency @MainActor
public func ||>> (lhs: some MortarLayoutItem, rhs: some _MortarVFLNodable) -> MortarGroup {
  Capture.surround(lhs, rhs, .horizontal, padding: true)
}

@discardableResult
@preconcurrency @MainActor
public func |^^ (lhs: some MortarLayoutItem, rhs: some _MortarVFLNodable) -> MortarGroup {
  Capture.surround(lhs, rhs, .vertical, padding: false)
}

@discardableResult
@preconcurrency @MainActor
public func ||^^ (lhs: some MortarLayoutItem, rhs: some _MortarVFLNodable) -> MortarGroup {
  Capture.surround(lhs, rhs, .vertical, padding: true)
}

// MARK: Ending

@preconcurrency @MainActor
public func <| (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> _MortarVFLListCapture {
  Capture.end(lhs, rhs, .horizontal, padding: false)
}

@preconcurrency @MainActor
public func <|| (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> _MortarVFLListCapture {
  Capture.end(lhs, rhs, .horizontal, padding: true)
}

@preconcurrency @MainActor
public func ^| (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> _MortarVFLListCapture {
  Capture.end(lhs, rhs, .vertical, padding: false)
}

@preconcurrency @MainActor
public func ^|| (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> _MortarVFLListCapture {
  Capture.end(lhs, rhs, .vertical, padding: true)
}

// MARK: Ending, beginning nowhere

@discardableResult
@preconcurrency @MainActor
public func <! (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> MortarGroup {
  Capture.endAlone(lhs, rhs, .horizontal, padding: false)
}

@discardableResult
@preconcurrency @MainActor
public func <!! (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> MortarGroup {
  Capture.endAlone(lhs, rhs, .horizontal, padding: true)
}

@discardableResult
@preconcurrency @MainActor
public func ^! (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> MortarGroup {
  Capture.endAlone(lhs, rhs, .vertical, padding: false)
}

@discardableResult
@preconcurrency @MainActor
public func ^!! (lhs: some _MortarVFLNodable, rhs: some _MortarVFLTerminal) -> MortarGroup {
  Capture.endAlone(lhs, rhs, .vertical, padding: true)
}

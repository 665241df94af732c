// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UIKit

/// A number that statements take as a constant, a multiplier or a priority.
@preconcurrency @MainActor
public protocol MortarCGFloatable: MortarAliasLayoutPriorityAble, MortarAttributable {
  /// The number in double precision. Points where it becomes a constant.
  func m_cgfloatValue() -> CGFloat
}

extension MortarCGFloatable {
  /// A constant for every component of the other side, with no priority of its own.
  public func m_intoAttribute() -> MortarAttribute { MortarAttribute(number: m_cgfloatValue()) }
  /// The number as a priority, from 1 to 1000.
  public func m_intoPriority() -> UILayoutPriority { UILayoutPriority(Float(m_cgfloatValue())) }
}

extension CGFloat: MortarCGFloatable {
  /// The number itself.
  public func m_cgfloatValue() -> CGFloat { self }
}

extension Double: MortarCGFloatable {
  /// The same number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Float: MortarCGFloatable {
  /// The same number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int: MortarCGFloatable {
  /// The nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int32: MortarCGFloatable {
  /// The same number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int64: MortarCGFloatable {
  /// The nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt: MortarCGFloatable {
  /// The nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt32: MortarCGFloatable {
  /// The same number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt64: MortarCGFloatable {
  /// The nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

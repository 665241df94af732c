// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UIKit

/// A number that statements accept as a constant, a multiplier or a priority.
@preconcurrency @MainActor
public protocol MortarCGFloatable: MortarAliasLayoutPriorityAble, MortarAttributable {
  /// Returns the number in double precision; points if used as a constant.
  func m_cgfloatValue() -> CGFloat
}

extension MortarCGFloatable {
  /// Returns a constant for every component of the other side, without a priority.
  public func m_intoAttribute() -> MortarAttribute { MortarAttribute(number: m_cgfloatValue()) }
  /// Returns the number as a priority, from 1 to 1000.
  public func m_intoPriority() -> UILayoutPriority { UILayoutPriority(Float(m_cgfloatValue())) }
}

extension CGFloat: MortarCGFloatable {
  /// Returns the number itself.
  public func m_cgfloatValue() -> CGFloat { self }
}

extension Double: MortarCGFloatable {
  /// Returns the same number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Float: MortarCGFloatable {
  /// Returns the same number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int: MortarCGFloatable {
  /// Returns the nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int32: MortarCGFloatable {
  /// Returns the same number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int64: MortarCGFloatable {
  /// Returns the nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt: MortarCGFloatable {
  /// Returns the nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt32: MortarCGFloatable {
  /// Returns the same number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt64: MortarCGFloatable {
  /// Returns the nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

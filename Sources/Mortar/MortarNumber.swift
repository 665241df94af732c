// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UIKit

/// A number that statements accept as a constant, multiplier or priority.
@preconcurrency @MainActor
public protocol MortarCGFloatable: MortarAliasLayoutPriorityAble, MortarAttributable {
  /// Returns the number as a `CGFloat`. A constant is in points.
  func m_cgfloatValue() -> CGFloat
}

extension MortarCGFloatable {
  /// Returns the number as a constant for every component of the other side, without a priority.
  public func m_intoAttribute() -> MortarAttribute { MortarAttribute(number: m_cgfloatValue()) }
  /// Returns the number, from 1 to 1000, as a priority.
  public func m_intoPriority() -> UILayoutPriority { UILayoutPriority(Float(m_cgfloatValue())) }
}

extension CGFloat: MortarCGFloatable {
  /// Returns this number.
  public func m_cgfloatValue() -> CGFloat { self }
}

extension Double: MortarCGFloatable {
  /// Returns the number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Float: MortarCGFloatable {
  /// Returns the number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int: MortarCGFloatable {
  /// Returns the nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int32: MortarCGFloatable {
  /// Returns the number as a `CGFloat`.
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
  /// Returns the number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt64: MortarCGFloatable {
  /// Returns the nearest `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

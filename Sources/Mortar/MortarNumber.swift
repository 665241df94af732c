// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UIKit

/// A number that statements take as a constant, a multiplier or a priority.
@preconcurrency @MainActor
public protocol MortarCGFloatable: MortarAliasLayoutPriorityAble, MortarAttributable {
  func m_cgfloatValue() -> CGFloat
}

extension MortarCGFloatable {
  public func m_intoAttribute() -> MortarAttribute { MortarAttribute(number: m_cgfloatValue()) }
  public func m_intoPriority() -> UILayoutPriority { UILayoutPriority(Float(m_cgfloatValue())) }
}

extension CGFloat: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { self }
}

extension Double: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Float: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int32: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension Int64: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt32: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension UInt64: MortarCGFloatable {
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

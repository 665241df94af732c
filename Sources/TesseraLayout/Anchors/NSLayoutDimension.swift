// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An anchor for a width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive required constraint that makes this dimension equal to `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, to: nil, multiplier: 1, constant: c)
  }

  /// Returns an inactive required constraint that makes this dimension at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: nil, multiplier: 1, constant: c)
  }

  /// Returns an inactive required constraint that makes this dimension at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: nil, multiplier: 1, constant: c)
  }

  /// Returns an inactive required constraint that makes this dimension equal to `m` times another one.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m, constant: 0)
  }

  /// Returns an inactive required constraint that makes this dimension at least `m` times another one.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Returns an inactive required constraint that makes this dimension at most `m` times another one.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Returns an inactive required constraint that makes this dimension equal to `m` times another one plus `c`
  /// points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive required constraint that makes this dimension at least `m` times another one plus `c`
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive required constraint that makes this dimension at most `m` times another one plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}

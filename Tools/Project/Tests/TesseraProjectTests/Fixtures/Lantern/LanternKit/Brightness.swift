// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The brightness of a lamp, from 0 to 100 percent.
public struct Brightness: Equatable {
  public var percent: Int

  public init(percent: Int) { self.percent = min(100, max(0, percent)) }
}

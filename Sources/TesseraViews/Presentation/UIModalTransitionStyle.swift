// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a presented controller moves in on a clock. Times are from memory of iOS.
///
/// - Note: Differs from UIKit: for `partialCurl` the page below leaves upwards, flat and as a whole.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

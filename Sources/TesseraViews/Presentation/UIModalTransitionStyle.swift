// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The animation of a modal presentation on a clock. Durations approximate iOS.
///
/// - Note: Differs from UIKit: for `partialCurl`, the page below moves up as a flat sheet instead of curling.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

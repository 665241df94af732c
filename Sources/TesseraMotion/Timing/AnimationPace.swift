// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How an animation gets from 0 to 1.
package enum AnimationPace: Hashable, Sendable {
  case curve(CubicCurve)
  case spring(SpringCurve)
}

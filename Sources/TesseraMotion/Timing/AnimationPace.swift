// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The progress of an animation from 0 to 1 over time.
package enum AnimationPace: Hashable, Sendable {
  case curve(CubicCurve)
  case spring(SpringCurve)
}

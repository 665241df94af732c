// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

package func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  let (dx, dy) = (a.x - b.x, a.y - b.y)
  return (dx * dx + dy * dy).squareRoot()
}

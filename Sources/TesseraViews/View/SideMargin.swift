// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The margin that the system keeps at the sides of screens, tables and bars.
package enum SideMargin {
  /// 20 points at widths of 393, 402 and from 414, where it was measured; 16 at 320 and 375. 390 points have not been
  /// measured and count with the narrow ones.
  package static func of(width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The system's side margin in screens, tables and bars.
package enum SideMargin {
  /// Returns the margin in points for a width. Measured: 20 points for widths of 393, 402, and 414 or more, and 16
  /// points for 320 and 375. A width of 390 has not been measured and counts as narrow.
  package static func of(width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }
}

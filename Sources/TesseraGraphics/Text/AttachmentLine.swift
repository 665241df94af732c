// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraText

/// The line that an attachment stands in.
package struct AttachmentLine {
  /// The widest that it may be, in points.
  package var width: Double
  package var font: ScaledFont
  /// The font as UIKit names it, of any size.
  package var style: UIFont?
  package var growth: CGFloat = 1
}

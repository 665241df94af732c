// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraText

/// The line that contains an attachment.
package struct AttachmentLine {
  /// The maximum width of the line, in points.
  package var width: Double
  package var font: ScaledFont
  /// The UIKit font, of any size.
  package var style: UIFont?
  package var growth: CGFloat = 1
}

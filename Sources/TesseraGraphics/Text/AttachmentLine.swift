// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraText

/// The properties of a line that an attachment requires for its layout.
package struct AttachmentLine {
  /// The line's maximum width, in points.
  package var width: Double
  package var font: ScaledFont
  /// The UIKit font at the attachment's position. Its size is not used.
  package var style: UIFont?
  package var growth: CGFloat = 1
}

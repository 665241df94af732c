// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The position of an attachment in a TextKit 2 document.
struct AttachmentPlace {
  var location: any NSTextLocation
  var attributes: [NSAttributedString.Key: Any]
  /// The provider of the attachment's view, or nil if the attachment shows an image.
  var source: (any AttachmentViewSource)?
}

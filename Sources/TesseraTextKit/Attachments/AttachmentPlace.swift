// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The position of an attachment in a document of TextKit 2.
struct AttachmentPlace {
  var location: any NSTextLocation
  var attributes: [NSAttributedString.Key: Any]
  /// The source of the attachment's view; nil for a picture.
  var source: (any AttachmentViewSource)?
}

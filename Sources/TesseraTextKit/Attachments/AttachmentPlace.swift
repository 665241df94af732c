// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// Where an attachment stands in a document of TextKit 2.
struct AttachmentPlace {
  var location: any NSTextLocation
  var attributes: [NSAttributedString.Key: Any]
  /// Makes the view that is shown; nil for a picture.
  var source: (any AttachmentViewSource)?
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

/// The line that an attachment stands in.
struct AttachmentLine {
  /// The widest that it may be, in points.
  var width: Double
  var font: ScaledFont
  /// The font as UIKit names it, of any size.
  var style: UIFont?
  var growth: CGFloat = 1
  var container: NSTextContainer?
  /// Where it stands in a document of TextKit 2; nil elsewhere.
  var place: AttachmentPlace?
}

/// Where an attachment stands in a document of TextKit 2.
struct AttachmentPlace {
  var location: any NSTextLocation
  var attributes: [NSAttributedString.Key: Any]
  /// Makes the view that is shown; nil for a picture.
  var source: (any AttachmentViewSource)?
}

/// What attachments of a text take.
struct AttachmentRooms {
  /// Bounds by the style numbers of runs.
  var bounds: [Int32: CGRect] = [:]
  /// The style numbers of those that a view is shown for.
  var hosted: Set<Int32> = []
}

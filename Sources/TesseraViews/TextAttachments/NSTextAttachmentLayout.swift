// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraTextKit

/// The methods that provide an attachment's bounds, image and view for line layout in TextKit 2.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the image for a rectangle in points, or nil for none.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?
  /// Returns the bounds in points, relative to the baseline, with a y-axis that points up.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// Returns the view provider, or nil for an image.
  @preconcurrency @MainActor
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}

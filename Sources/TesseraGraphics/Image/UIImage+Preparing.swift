// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

// Where decoding costs most of the time, view code asks for it before a picture is shown. Here it is done at once, on the
// thread that asks: a screen that is painted once would otherwise be painted without its pictures.

extension UIImage {
  /// The image, once its pixels are known to be readable; nil for symbols and for damaged pictures.
  public func preparingForDisplay() -> UIImage? {
    switch content {
    case .bitmap(let bitmap): bitmap.width > 0 && bitmap.height > 0 ? self : nil
    case .encoded(let picture): picture.smallest == nil ? nil : self
    case .symbol: nil
    }
  }

  /// Hands `preparingForDisplay()` to the handler.
  ///
  /// - Note: Differs from UIKit: before it returns.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// The image, once its pixels are known to be readable; nil for symbols and for damaged pictures.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The image made to fit into a size in points, in its own proportions and scale, upright; nil for symbols, damaged
  /// pictures, and sizes that are not positive. A JPEG is decoded at the size that is needed.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard preparingForDisplay() != nil, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let width = max(1, (Double(self.size.width * factor * scale)).rounded())
    let height = max(1, (Double(self.size.height * factor * scale)).rounded())
    return painted(width: width, height: height).map { UIImage(bitmap: $0, scale: scale) }
  }

  /// Hands `preparingThumbnail(of:)` to the handler.
  ///
  /// - Note: Differs from UIKit: before it returns.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The image made to fit into a size, as `preparingThumbnail(of:)` has it.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

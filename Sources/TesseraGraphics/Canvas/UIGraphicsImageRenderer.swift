// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// Makes images by drawing, in any thread.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
open class UIGraphicsImageRenderer: NSObject {
  /// Scale and opacity of the images. Changes of the object hold for images made afterwards.
  open var format: UIGraphicsImageRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// A renderer of images that show this rectangle, in points: its origin is their upper left corner.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    storedFormat = format
    format.bounds = bounds
    super.init()
  }

  /// A renderer in the default format: the screen's scale, not opaque.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of a size in points, with the origin in their upper left corner.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of a size in points, in the default format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// The image that the closure draws. Its size in pixels is rounded up. An image of no size, or one too large for
  /// memory, is empty, and for one of no size or of 100,000 pixels or more to a side the closure does not run.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : ScreenEnvironment.currentScale
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    guard width > 0, height > 0, width < 1e5, height < 1e5 else { return UIImage() }
    let list = DisplayList(
      width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), background: format.opaque ? .black : .clear)
    let place = Affine.translation(x: Double(-bounds.minX), y: Double(-bounds.minY))
    var canvas = Canvas(list: list, transform: place.concatenating(.scale(x: Double(scale), y: Double(scale))))
    Canvas.makeCurrent(&canvas) {
      guard let context = GraphicsStack.current else { return }
      actions(UIGraphicsImageRendererContext(context, format))
    }
    guard let bitmap = try? Painter().paint(canvas.list) else { return UIImage() }
    return UIImage(bitmap: bitmap, scale: scale)
  }

  /// The image as a PNG file; no bytes for an empty image.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

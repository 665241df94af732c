// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A graphics renderer that creates images, on any thread.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
open class UIGraphicsImageRenderer: NSObject {
  /// The scale and opacity of the images. Changes to the object apply to images created afterward.
  open var format: UIGraphicsImageRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images that show a rectangle, in points. The rectangle's origin is the upper-left corner of the image.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    storedFormat = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer in the default format: the screen's scale, not opaque.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size in points. The origin is the upper-left corner of the image.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a size in points, in the default format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Returns the image drawn by the closure. Its size in pixels is rounded up. An image without area, or one too large for
  /// memory, is empty. The closure is not called if the image has no area, or has a side of at least 100,000 pixels.
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

  /// Returns the image as a PNG file, or no bytes for an empty image.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A graphics renderer that creates images. It can be used on any thread.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images, such as their scale and opacity. Modifying the format affects images that are created
  /// afterward.
  open var format: UIGraphicsImageRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for images that show a rectangle, in points. The rectangle's origin is the image's upper-left
  /// corner.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    storedFormat = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer with the default format: the screen's scale and a transparent background.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer for images with a size in points. The origin is the image's upper-left corner.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images with a size in points and the default format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Returns an image drawn by a closure. Its size in pixels is rounded up. The result is an empty image if the size
  /// is empty or the image is too large for memory. The closure is not called if the size is empty or a side has at
  /// least 100,000 pixels.
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

  /// Returns the PNG file of an image that a closure draws, or empty data for an empty image.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The functions that begin and end image contexts. UIGraphicsImageRenderer is their successor. Each image context has
// a scale and is on the context stack of its thread. Images can be drawn on any thread.

public import Foundation
import TesseraRaster

/// Creates a context that draws an image of `size` points at a scale of 1, and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  beginImageContext(size, opaque: false, scale: 1)
}

/// Creates a context that draws an image. It is the current context until `UIGraphicsEndImageContext()` is called.
///
/// If the image's size is empty or the image is too large for memory, there is no current context and nothing is
/// drawn until the context is ended.
///
/// - Parameters:
///   - size: The image's size, in points.
///   - opaque: Whether the image is initially black instead of transparent.
///   - scale: The number of pixels per point, or 0 for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  beginImageContext(size, opaque: opaque, scale: scale)
}

private func beginImageContext(_ size: CGSize, opaque: Bool, scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : ScreenEnvironment.currentScale
  let (width, height) = (size.width * scale, size.height * scale)
  let isValid = width > 0 && height > 0 && width < 1e5 && height < 1e5
  let list = DisplayList(
    width: isValid ? Int(width.rounded(.up)) : 0, height: isValid ? Int(height.rounded(.up)) : 0,
    background: opaque ? .black : .clear)
  let context = CGContext(canvas: Canvas(list: list, transform: .scale(x: Double(scale), y: Double(scale))))
  context.imageScale = scale
  context.isEmptyImage = !isValid
  GraphicsStack.contexts.append(context)
}

/// Returns an image of all previous drawing in the current image context. Returns nil if the current context does not
/// draw an image or the image's size is empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsStack.contexts.last, let scale = context.imageScale, let image = context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context. Does nothing if the current context does not draw an image.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.contexts.last?.imageScale != nil { GraphicsStack.contexts.removeLast() }
}

extension CGContext {
  /// Returns an image of all previous drawing, with the context's full size in pixels. Returns nil if the size is
  /// empty or the image does not fit into memory.
  public func makeImage() -> CGImage? {
    rasterized().map(CGImage.init)
  }

  /// Returns a bitmap of all previous drawing, including open clips and layers.
  func rasterized() -> Bitmap? {
    guard canvas.list.width > 0, canvas.list.height > 0 else { return nil }
    var list = canvas.list
    for clip in state.clips.reversed() { clip.end.forEach { list.append($0) } }
    return try? list.paint()
  }

  /// Draws an image stretched to a rectangle, with the context's opacity and shadow. Core Graphics assumes that the
  /// y-axis points up, so the image's first row is at the rectangle's maximum y. Therefore, the image is upside down
  /// in a view, as on iOS.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let source = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    guard image.width > 0, image.height > 0 else { return }
    let flip = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY + rect.maxY))
    let opacity = state.alpha
    let sampling: Sampling = state.interpolation == .none ? .nearest : .linear
    paint { canvas in
      canvas.transform = flip.concatenating(canvas.transform)
      let needsGroup = opacity < 1 && canvas.opacity < 1
      if needsGroup { canvas.append(.beginGroup(opacity: opacity, shadow: nil, canvas.transform)) }
      canvas.image(image.bitmap, source: source, in: rect, sampling)
      if needsGroup { canvas.append(.endGroup) }
    }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Images drawn between begin and end calls, the predecessors of UIGraphicsImageRenderer. Each is a context with a scale on the
// context stack of its thread. Any thread may draw images.

public import Foundation
import TesseraRaster

/// Pushes a context that draws an image of `size` points, at one pixel per point, until it is ended.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  beginImageContext(size, opaque: false, scale: 1)
}

/// Pushes a context that draws an image until it is ended.
///
/// If the image has no area or is too large for memory, there is no current context and nothing is drawn until the end call.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: Pixels per point; 0 for the scale of the screen.
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

/// Returns the image drawn so far in the current image context, or nil if another kind of context is current or the image has
/// no area.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsStack.contexts.last, let scale = context.imageScale, let image = context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context. Does nothing if another kind of context is current.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.contexts.last?.imageScale != nil { GraphicsStack.contexts.removeLast() }
}

extension CGContext {
  /// Returns everything painted so far, at the context's full size in pixels. Returns nil if the context has no area or the
  /// image does not fit into memory.
  public func makeImage() -> CGImage? {
    rasterized().map(CGImage.init)
  }

  /// Returns everything painted so far, including open clips and layers.
  func rasterized() -> Bitmap? {
    guard canvas.list.width > 0, canvas.list.height > 0 else { return nil }
    var list = canvas.list
    for clip in state.clips.reversed() { clip.end.forEach { list.append($0) } }
    return try? list.paint()
  }

  /// Draws an image stretched to a rectangle, with the context's opacity and shadow. Core Graphics assumes that the y axis
  /// points up, so the first row of the image is at the rectangle's maximum y. In a view the image is upside down, as on iOS.
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

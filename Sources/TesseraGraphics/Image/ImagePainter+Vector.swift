// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraVector

extension ImagePainter {
  /// Draws an image's outlines, which are sharp at any size. Images with cap insets are rasterized first, because
  /// their parts are stretched differently.
  func paint(_ picture: VectorPicture, in rect: CGRect, on grid: PixelGrid, into canvas: inout Canvas) {
    guard image.capInsets == .zero else {
      if let bitmap = image.rasterized() { paint(bitmap, in: rect, on: grid, into: &canvas) }
      return
    }
    inGroup(opacity: canvas.opacity, into: &canvas) { canvas in
      let (width, height) = (rect.width / part.width, rect.height / part.height)
      let whole = Rect(
        x: Double(rect.minX - part.minX * width), y: Double(rect.minY - part.minY * height), width: Double(width),
        height: Double(height))
      let place = Affine(
        a: whole.width / picture.width, b: 0, c: 0, d: whole.height / picture.height, tx: whole.x, ty: whole.y
      ).concatenating(canvas.transform)
      if !isWhole { canvas.append(.beginClip(.rect(Rect(rect)), canvas.transform)) }
      canvas.append(picture.commands(tint: color?.rasterColor(with: traits)).map { $0.transformed(by: place) })
      if !isWhole { canvas.append(.endClip) }
    }
  }
}

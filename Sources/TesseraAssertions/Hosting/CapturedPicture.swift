// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Tessera
package import TesseraRaster
import TesseraViews

/// An image and the views from which it was rendered. The views remain hosted until `finish` is called.
@MainActor
package struct CapturedPicture {
  package let bitmap: Bitmap
  /// The scale, in pixels per point.
  package let scale: Double
  /// The closure that returns the image's view tree. Called only if the image did not pass, or if all goldens are
  /// recorded.
  package let tree: @MainActor () -> ViewNode
  /// The closure that inspects the views. Returns nil for an image without views.
  package let inspect: @MainActor (TestInspection) -> TestProcessRecord.Inspection?
  /// The closure that restores the views.
  package let finish: @MainActor () -> Void

  package init(
    _ bitmap: Bitmap, scale: Double, tree: @escaping @MainActor () -> ViewNode,
    inspect: @escaping @MainActor (TestInspection) -> TestProcessRecord.Inspection? = { _ in nil },
    finish: @escaping @MainActor () -> Void = {}
  ) {
    self.bitmap = bitmap
    self.scale = scale
    self.tree = tree
    self.inspect = inspect
    self.finish = finish
  }

  /// Creates a filmstrip, which has no views. Its view tree is the same one that catalog runs store for filmstrips.
  package init(filmstrip bitmap: Bitmap) {
    self.init(bitmap, scale: 1, tree: { .filmstrip })
  }

  /// Creates an image without views.
  package init(_ bitmap: Bitmap, scale: Double = 1, named name: String) {
    let frame = ViewNode.Rect(
      x: 0, y: 0, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    self.init(bitmap, scale: scale, tree: { ViewNode(className: name, frame: frame) })
  }
}

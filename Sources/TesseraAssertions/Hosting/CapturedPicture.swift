// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Tessera
package import TesseraRaster
import TesseraViews

/// A picture and the views it was taken from, which stay in place until `finish` is called.
@MainActor
package struct CapturedPicture {
  package let bitmap: Bitmap
  /// The number of pixels per point.
  package let scale: Double
  /// The closure that returns the view tree of the picture. Called if the picture did not pass, or if all goldens are recorded.
  package let tree: @MainActor () -> ViewNode
  /// The closure that inspects the views. Returns nil for a picture without views.
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

  /// Creates a filmstrip, which has frames and no views. Runs of a catalog write the same tree for it.
  package init(filmstrip bitmap: Bitmap) {
    self.init(bitmap, scale: 1, tree: { .filmstrip })
  }

  /// Creates a picture without views.
  package init(_ bitmap: Bitmap, scale: Double = 1, named name: String) {
    let frame = ViewNode.Rect(
      x: 0, y: 0, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    self.init(bitmap, scale: scale, tree: { ViewNode(className: name, frame: frame) })
  }
}

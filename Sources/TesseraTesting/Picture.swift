// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraRaster
import TesseraViews

/// A picture and the views it was taken from, which stay in place until `finish` is called.
@MainActor
struct Picture {
  let bitmap: Bitmap
  /// Pixels per point.
  let scale: Double
  /// The views that the picture shows. Called if the picture did not pass, or if all goldens are recorded.
  let tree: @MainActor () -> ViewNode
  /// Puts the views back where they were.
  let finish: @MainActor () -> Void

  init(
    _ bitmap: Bitmap, scale: Double, tree: @escaping @MainActor () -> ViewNode,
    finish: @escaping @MainActor () -> Void = {}
  ) {
    self.bitmap = bitmap
    self.scale = scale
    self.tree = tree
    self.finish = finish
  }

  /// A filmstrip, which has frames and no views. Runs of a catalogue write the same tree for it.
  init(filmstrip bitmap: Bitmap) {
    self.init(bitmap, scale: 1, tree: { .filmstrip })
  }

  /// A picture without views.
  init(_ bitmap: Bitmap, scale: Double = 1, named name: String) {
    let frame = ViewNode.Rect(
      x: 0, y: 0, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    self.init(bitmap, scale: scale, tree: { ViewNode(className: name, frame: frame) })
  }
}

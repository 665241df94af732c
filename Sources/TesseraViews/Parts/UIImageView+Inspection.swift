// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics

struct ImageViewInspector: ViewInspector {
  let view: UIImageView

  var background: ViewBackground { view.image == nil ? .background : .mixed }
  var unnamedContent: UnnamedContent? {
    view.image == nil ? nil : UnnamedContent(kind: "a picture", verb: "shows", isDecoration: true)
  }

  func addAttributes(to attributes: inout ViewAttributes) {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    attributes["image"] = image.map { .image($0) }
    if view.contentMode != .scaleToFill { attributes["content mode"] = .word("\(view.contentMode)") }
  }
}

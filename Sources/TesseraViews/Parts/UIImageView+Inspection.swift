// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics

struct ImageViewSpeaker: ViewSpeaker {
  let view: UIImageView

  var ground: ViewGround { view.image == nil ? .background : .mixed }
  var unnamed: UnnamedContent? {
    view.image == nil ? nil : UnnamedContent(kind: "a picture", verb: "shows", isDecoration: true)
  }

  func addLook(to look: inout ViewLook) {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    look["image"] = image.map { .image($0) }
    if view.contentMode != .scaleToFill { look["content mode"] = .word("\(view.contentMode)") }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraImaging
internal import TesseraRaster
internal import TesseraVector

/// A target that reads vector images. The result must be an image that can be drawn, or a typed error.
enum VectorTarget {
  static func svg(_ bytes: [UInt8]) {
    paint(try? VectorPicture(svg: bytes) { try? PictureDecoder($0, maximumPixels: 1 << 16).bitmap() })
    _ = try? SymbolTemplate(svg: bytes)
  }

  static func pdf(_ bytes: [UInt8]) {
    paint(try? VectorPicture(pdf: bytes) { try? PictureDecoder($0, maximumPixels: 1 << 16).bitmap() })
  }

  private static func paint(_ picture: VectorPicture?) {
    guard let picture else { return }
    check(picture.width > 0 && picture.height > 0, "a picture has no size")
    var list = DisplayList(width: 32, height: 32)
    let scale = 32 / max(picture.width, picture.height)
    picture.append(to: &list, transform: .scale(x: scale, y: scale))
    _ = try? Painter().paint(list)
  }
}

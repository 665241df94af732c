// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// A card with a decoded avatar image. Workers decode images, so a malicious file can harm only one worker.
struct PaintableCard: Decodable, Sendable {
  let card: Card
  let picture: UIImage?

  private enum Key: String, CodingKey { case avatar, image }

  init(from decoder: any Decoder) throws {
    card = try Card(from: decoder)
    guard case .image(let data) = card.avatar else {
      picture = nil
      return
    }
    guard let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [Key.avatar, Key.image],
          debugDescription: "Expected a picture file that can be read: PNG, JPEG, WebP, GIF, BMP, TIFF or SVG"))
    }
    picture = image
  }
}

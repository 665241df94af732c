// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A card's avatar.
public enum Avatar: Hashable, Sendable {
  /// An image file in any format that `UIImage` supports; in JSON `{"image": "BASE64"}`.
  case image(Data)
  /// One to three letters or an emoji; in JSON `{"initials": "AL"}`.
  case initials(String)

  /// The maximum size of an image file, in bytes.
  public static let most = 512 * 1024
}

extension Avatar: Codable {
  private enum Key: String, CodingKey { case image, initials }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let text = try values.decodeIfPresent(String.self, forKey: .image) {
      guard let data = Data(base64Encoded: text), !data.isEmpty else {
        throw DecodingError.dataCorruptedError(
          forKey: .image, in: values, debugDescription: "Expected a picture file as base64")
      }
      guard data.count <= Self.most else {
        throw DecodingError.dataCorruptedError(
          forKey: .image, in: values, debugDescription: "Expected at most \(Self.most) bytes, found \(data.count)")
      }
      self = .image(data)
    } else {
      let text = try values.decode(String.self, forKey: .initials)
      guard (1...3).contains(text.count), text.utf8.count <= 96 else {
        throw DecodingError.dataCorruptedError(
          forKey: .initials, in: values, debugDescription: "Expected 1 to 3 characters, found \(text.count)")
      }
      self = .initials(text)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .image(let data): try values.encode(data.base64EncodedString(), forKey: .image)
    case .initials(let text): try values.encode(text, forKey: .initials)
    }
  }
}

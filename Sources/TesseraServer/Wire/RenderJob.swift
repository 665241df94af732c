// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraWorkers

// The binary format of a request, with little-endian numbers:
//
//     region  8 │ count of dropped regions  4 │ their numbers  8 each │ format  1 │ length of the head  4 │ head │ parameters
//
// The region numbers depend on the worker. The head is JSON, and the parameters are those passed by the caller.

/// A render in the format sent to a worker.
struct RenderJob: Equatable {
  /// The values that do not depend on the worker.
  struct Head: Codable, Equatable {
    var screen: String
    var options: OptionsRecord?
    var hasParameters: Bool
  }

  var region: Int
  var dropped: [Int]
  var format: RenderFormat
  var head: Head
  var parameters: Data?

  /// Returns the part of the request that does not depend on the worker.
  static func tail(format: RenderFormat, head: Head, parameters: Data?) throws -> [UInt8] {
    let text = try JSONEncoder().encode(head)
    var bytes = [format.rawValue]
    bytes.reserveCapacity(5 + text.count + (parameters?.count ?? 0))
    bytes.append(UInt32(text.count))
    bytes += text
    if let parameters { bytes += parameters }
    return bytes
  }

  /// Returns the complete request.
  static func bytes(region: Int, dropped: [Int], tail: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(12 + dropped.count * 8 + tail.count)
    bytes.append(UInt64(region))
    bytes.append(UInt32(dropped.count))
    for number in dropped { bytes.append(UInt64(number)) }
    return bytes + tail
  }

  /// Decodes a request. Returns nil if it is malformed.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let region = reader.number(byteCount: 8), let count = reader.number(byteCount: 4), count <= bytes.count / 8
    else { return nil }
    var dropped: [Int] = []
    for _ in 0..<count {
      guard let number = reader.number(byteCount: 8) else { return nil }
      dropped.append(number)
    }
    guard let format = reader.number(byteCount: 1).flatMap({ RenderFormat(rawValue: UInt8($0)) }),
      let length = reader.number(byteCount: 4),
      let text = reader.bytes(count: length), let head = try? JSONDecoder().decode(Head.self, from: Data(text))
    else { return nil }
    (self.region, self.dropped, self.format, self.head) = (region, dropped, format, head)
    parameters = head.hasParameters ? Data(reader.rest) : nil
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

/// Adds support for `encode(encoder:)` with JSON.
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded values.
  public typealias Output = Data
}

/// Adds support for `decode(type:decoder:)` with JSON.
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of encoded values.
  public typealias Input = Data
}

/// Adds support for `encode(encoder:)` with property lists.
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded values.
  public typealias Output = Data
}

/// Adds support for `decode(type:decoder:)` with property lists.
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type of encoded values.
  public typealias Input = Data
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

/// JSON as the format of `encode(encoder:)`.
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded values.
  public typealias Output = Data
}

/// JSON as the format of `decode(type:decoder:)`.
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of encoded values.
  public typealias Input = Data
}

/// Property lists as the format of `encode(encoder:)`.
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded values.
  public typealias Output = Data
}

/// Property lists as the format of `decode(type:decoder:)`.
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type of encoded values.
  public typealias Input = Data
}

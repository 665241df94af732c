// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

/// What `encode(encoder:)` takes: JSON.
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// Values are encoded to data.
  public typealias Output = Data
}

/// What `decode(type:decoder:)` takes: JSON.
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// Values are decoded from data.
  public typealias Input = Data
}

/// What `encode(encoder:)` takes: property lists.
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// Values are encoded to data.
  public typealias Output = Data
}

/// What `decode(type:decoder:)` takes: property lists.
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// Values are decoded from data.
  public typealias Input = Data
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A lamp with a name.
public struct Lamp: Equatable {
  public var name: String
  public var brightness: Brightness

  public init(name: String, brightness: Brightness) {
    self.name = name
    self.brightness = brightness
  }
}

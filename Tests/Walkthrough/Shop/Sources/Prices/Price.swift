// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public struct Price: Codable {
  public var cents: Int

  public init(cents: Int) { self.cents = cents }

  public var text: String { "€ \(cents / 100).\(cents % 100 / 10)\(cents % 10)" }
}

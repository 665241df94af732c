// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A model that may have an identity: with one, its cell follows it when rows are inserted, removed or moved.
public protocol ArbitrarilyIdentifiable {
  /// The identity of the model among those of its section. Empty for models that are told apart by their place.
  var id: String { get }
}

extension ArbitrarilyIdentifiable {
  /// Empty: the model is told apart by its place.
  public var id: String { "" }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A model that may have an identity: with one, its cell follows it when rows are inserted, removed or moved.
public protocol ArbitrarilyIdentifiable {
  /// Who the model is, among the rows of its section. Empty for models that are told apart by their place.
  var id: String { get }
}

extension ArbitrarilyIdentifiable {
  public var id: String { "" }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A model with an optional identity: the cell of a model with an identity follows it when rows are inserted, removed or moved.
public protocol ArbitrarilyIdentifiable {
  /// The identity of the model among those of its section. Empty for models that are identified by their position.
  var id: String { get }
}

extension ArbitrarilyIdentifiable {
  /// Empty: the model is identified by its position.
  public var id: String { "" }
}

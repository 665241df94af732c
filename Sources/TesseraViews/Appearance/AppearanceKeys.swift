// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties that a class's appearance proxies apply.
@_spi(Tessera) @MainActor
public struct AppearanceKeys {
  /// The class that declares the last keys. Values set by its initializer don't count as set by the app.
  let owner: AnyClass
  /// The keys. Keys of the superclass come first.
  let keys: [AppearanceKey]

  /// Creates the keys of a class, which consist of the superclass's keys and the class's own keys.
  public init(_ owner: AnyClass, after inherited: AppearanceKeys? = nil, _ own: [AppearanceKey] = []) {
    self.owner = owner
    keys =
      (inherited?.keys ?? [])
      + own.map { key in
        var key = key
        key.name = "\(owner).\(key.name)"
        return key
      }
  }
}

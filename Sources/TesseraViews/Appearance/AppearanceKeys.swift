// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties that the proxies of a class apply.
@_spi(Tessera) @MainActor
public struct AppearanceKeys {
  /// The class that adds the last keys. The initial values of its objects do not count as set by the app.
  let owner: AnyClass
  /// The keys, those of the superclass first.
  let keys: [AppearanceKey]

  /// Creates the keys of a class: those of its superclass and its own.
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

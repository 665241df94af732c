// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties that the proxies of a class hand on.
@_spi(Tessera) @MainActor
public struct AppearanceKeys {
  /// The class that adds the last of them. What an object of it has when it was made is not the app's.
  let owner: AnyClass
  /// The superclass's first.
  let keys: [AppearanceKey]

  /// The keys of a class: those of its superclass and its own.
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

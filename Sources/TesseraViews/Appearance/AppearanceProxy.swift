// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics

/// The values set for a class, in containers and for traits.
@MainActor
final class AppearanceProxy {
  let source: AppearanceSource
  /// The containers, innermost first; empty for all objects of the class.
  let containers: [AnyClass]
  /// The required traits; nil for all.
  let traits: UITraitCollection?
  private let keys: [AppearanceKey]
  private var known: (keys: [AppearanceKey], generation: Int)?

  init(source: AppearanceSource, keys: AppearanceKeys, containers: [AnyClass], traits: UITraitCollection?) {
    (self.source, self.containers, self.traits) = (source, containers, traits)
    self.keys = keys.keys + Self.ownKeys(of: type(of: source.proxy), below: keys.owner)
    for key in self.keys {
      key.unset?(source.proxy)
      key.unset?(source.pristine)
    }
  }

  /// Returns the keys that were set. Cached for each generation, since comparing values is slow.
  func setKeys(generation: Int) -> [AppearanceKey] {
    if let known, known.generation == generation { return known.keys }
    let set = keys.filter { $0.isSet(source) }
    known = (set, generation)
    return set
  }

  func matches(containers: [AnyClass], traits: UITraitCollection?) -> Bool {
    self.containers.elementsEqual(containers) { $0 == $1 } && self.traits == traits
  }

  /// Returns the properties that the app's own classes expose.
  private static func ownKeys(of type: AnyClass, below owner: AnyClass) -> [AppearanceKey] {
    return NamedValues.writableKeys(of: type, below: owner).map { own in
      AppearanceKey(
        "\(own.owner).\(own.name)", get: { (object: NSObject) in own.value(of: object) },
        set: { own.set($1, of: $0) }, isEqual: { AppearanceValues.areEqual($0, $1) }, fits: { own.isProperty(of: $0) }
      )
    }
  }
}

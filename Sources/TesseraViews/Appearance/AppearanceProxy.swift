// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics

/// An appearance proxy: the values set for a class, optionally limited to containers or traits.
@MainActor
final class AppearanceProxy {
  let source: AppearanceSource
  /// The containers, innermost first. Empty if the proxy applies to all objects of the class.
  let containers: [AnyClass]
  /// The required traits, or nil to apply to all traits.
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

  /// Returns the keys of the properties that have been set. Cached per generation because comparing values is slow.
  func setKeys(generation: Int) -> [AppearanceKey] {
    if let known, known.generation == generation { return known.keys }
    let set = keys.filter { $0.isSet(source) }
    known = (set, generation)
    return set
  }

  func matches(containers: [AnyClass], traits: UITraitCollection?) -> Bool {
    self.containers.elementsEqual(containers) { $0 == $1 } && self.traits == traits
  }

  /// Returns keys for the properties exposed by the app's own classes.
  private static func ownKeys(of type: AnyClass, below owner: AnyClass) -> [AppearanceKey] {
    return NamedValues.writableKeys(of: type, below: owner).map { own in
      AppearanceKey(
        "\(own.owner).\(own.name)", get: { (object: NSObject) in own.value(of: object) },
        set: { own.set($1, of: $0) }, isEqual: { AppearanceValues.areEqual($0, $1) }, fits: { own.isProperty(of: $0) }
      )
    }
  }
}

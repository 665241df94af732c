// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The elements of nibs. The table is built when the first nib is read: each higher module adds its elements with a record in
// a section of the executable.

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

@MainActor
package final class NibKindTable {
  /// The table with the kinds of all modules.
  package static let shared: NibKindTable = {
    // Calls the records.
    _ = ViewHooks.shared
    let table = NibKindTable()
    for addition in additions { addition(table) }
    return table
  }()
  private static var additions: [@MainActor (NibKindTable) -> Void] = []

  private var kinds: [String: NibKind] = [:]
  /// The kinds by class, for outlets of objects without an element: a file's owner.
  private var kindsOfClass: [ObjectIdentifier: NibKind] = [:]
  /// The classes whose `init(coder:)` reads the element at its end; see NibCoder.
  private var decodableClasses: Set<ObjectIdentifier> = []

  private init() {
    add(NibKinds.views + NibKinds.parts + NibKinds.containers + NibKinds.bars + NibKinds.recognizers)
    add(NibKinds.controllers)
    addDecodableClasses([
      UIView.self, UILabel.self, UIImageView.self, UIActivityIndicatorView.self, UIScrollView.self,
      UIRefreshControl.self, UIVisualEffectView.self, UINavigationBar.self, UIToolbar.self, UITabBar.self,
      UIWindow.self,
      UIStackView.self, UIViewController.self, UINavigationController.self,
    ])
  }

  /// Registers a function that adds the kinds of a module when the first nib is read. Called by the module's record.
  package static func register(_ addition: @escaping @MainActor (NibKindTable) -> Void) { additions.append(addition) }

  package func add(_ new: [NibKind]) {
    for kind in new {
      kinds[kind.name] = kind
      if kindsOfClass[ObjectIdentifier(kind.type)] == nil { kindsOfClass[ObjectIdentifier(kind.type)] = kind }
    }
  }

  /// Registers classes that end their `init(coder:)` with `finishDecoding`.
  package func addDecodableClasses(_ types: [AnyClass]) {
    decodableClasses.formUnion(types.map { ObjectIdentifier($0) })
  }

  subscript(name: String) -> NibKind? { kinds[name] }

  /// Returns a kind and its base kinds, the most general first.
  func lineage(of kind: NibKind) -> [NibKind] {
    var result = [kind]
    while let base = result[0].base.flatMap({ kinds[$0] }), result.count < 20 { result.insert(base, at: 0) }
    return result
  }

  /// Returns the outlet that the nearest superclass of an object declares.
  func outlet(_ name: String, of type: AnyClass) -> NibKind.Outlet? {
    var next: AnyClass? = type
    while let type = next {
      if let outlet = kindsOfClass[ObjectIdentifier(type)]?.outlets[name] { return outlet }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// Returns the class whose initializer reads the element of an object.
  func reader(of type: AnyClass) -> AnyClass? {
    var next: AnyClass? = type
    while let type = next {
      if decodableClasses.contains(ObjectIdentifier(type)) { return type }
      next = _getSuperclass(type)
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The kinds of elements in nibs. The table is created when the first nib is read. Higher-level modules add their
// elements with a record in a section of the executable.

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

@MainActor
package final class NibKindTable {
  /// The shared table, which contains the kinds of all modules.
  package static let shared: NibKindTable = {
    // This calls the modules' records.
    _ = ViewHooks.shared
    let table = NibKindTable()
    for addition in additions { addition(table) }
    return table
  }()
  private static var additions: [@MainActor (NibKindTable) -> Void] = []

  private var kinds: [String: NibKind] = [:]
  /// The kinds by class, used for outlets of objects without an element, such as a file's owner.
  private var kindsOfClass: [ObjectIdentifier: NibKind] = [:]
  /// The classes whose `init(coder:)` applies the element when it finishes. See NibCoder.
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

  /// Registers a function that adds a module's kinds when the first nib is read. Called by the module's record.
  package static func register(_ addition: @escaping @MainActor (NibKindTable) -> Void) { additions.append(addition) }

  package func add(_ new: [NibKind]) {
    for kind in new {
      kinds[kind.name] = kind
      if kindsOfClass[ObjectIdentifier(kind.type)] == nil { kindsOfClass[ObjectIdentifier(kind.type)] = kind }
    }
  }

  /// Registers classes whose `init(coder:)` ends with a call of `finishDecoding`.
  package func addDecodableClasses(_ types: [AnyClass]) {
    decodableClasses.formUnion(types.map { ObjectIdentifier($0) })
  }

  subscript(name: String) -> NibKind? { kinds[name] }

  /// Returns a kind and its base kinds, most general first.
  func lineage(of kind: NibKind) -> [NibKind] {
    var result = [kind]
    while let base = result[0].base.flatMap({ kinds[$0] }), result.count < 20 { result.insert(base, at: 0) }
    return result
  }

  /// Returns an outlet, as declared by the object's class or its nearest superclass that declares it.
  func outlet(_ name: String, of type: AnyClass) -> NibKind.Outlet? {
    var next: AnyClass? = type
    while let type = next {
      if let outlet = kindsOfClass[ObjectIdentifier(type)]?.outlets[name] { return outlet }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// Returns the class whose initializer applies the element to an object.
  func reader(of type: AnyClass) -> AnyClass? {
    var next: AnyClass? = type
    while let type = next {
      if decodableClasses.contains(ObjectIdentifier(type)) { return type }
      next = _getSuperclass(type)
    }
    return nil
  }
}

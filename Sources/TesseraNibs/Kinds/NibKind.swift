// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// What one name of an element in nibs stands for: the class of its objects and what its attributes and children say.
///
///     NibKind("switch", UISwitch.self, base: "control", attributes: [.flag("on", \UISwitch.isOn)])
@MainActor
package struct NibKind {
  /// What a child element says of the object around it.
  package typealias Child = @MainActor (_ object: AnyObject, _ child: NibElement, _ builder: NibBuilder) -> Void
  /// Sets an outlet that the framework declares; false where the destination has another class.
  package typealias Outlet = @MainActor (_ object: AnyObject, _ destination: AnyObject) -> Bool
  /// Makes the object where the class has a way of its own.
  package typealias Maker = @MainActor (_ element: NibElement, _ builder: NibBuilder) -> AnyObject?

  package let name: String
  package let type: AnyClass
  /// The kind whose attributes, children and outlets hold here as well.
  package let base: String?
  let make: Maker?
  /// Sets what holds where the file says nothing and a new object of the class says something else.
  let prepare: (@MainActor (AnyObject) -> Void)?
  /// Set in this order, whatever the order in the file.
  let attributes: [NibAttribute]
  let children: [String: Child]
  let outlets: [String: Outlet]

  package init(
    _ name: String, _ type: AnyClass, base: String? = nil, make: Maker? = nil,
    prepare: (@MainActor (AnyObject) -> Void)? = nil, attributes: [NibAttribute] = [],
    children: [String: Child] = [:], outlets: [String: Outlet] = [:]
  ) {
    (self.name, self.type, self.base, self.make, self.prepare) = (name, type, base, make, prepare)
    (self.attributes, self.children, self.outlets) = (attributes, children, outlets)
  }

  /// Returns an outlet of a class: `outlet { (table: UITableView, source: any UITableViewDataSource) in table.dataSource =
  /// source }`.
  package static func outlet<Owner, Value>(_ set: @escaping @MainActor (Owner, Value) -> Void) -> Outlet {
    { object, destination in
      guard let owner = object as? Owner, let value = destination as? Value else { return false }
      set(owner, value)
      return true
    }
  }

  /// Returns a child that speaks of objects of a class.
  package static func child<Owner>(_ body: @escaping @MainActor (Owner, NibElement, NibBuilder) -> Void) -> Child {
    { object, element, builder in
      if let owner = object as? Owner { body(owner, element, builder) }
    }
  }

  /// Returns a color of an object.
  package static func color<Owner: AnyObject>(_ path: ReferenceWritableKeyPath<Owner, UIColor?>) -> Child {
    child { (owner: Owner, element, builder) in
      if let color = builder.color(element) { owner[keyPath: path] = color }
    }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A kind of element in nibs: the class of the created objects, and the supported attributes and children.
///
///     NibKind("switch", UISwitch.self, base: "control", attributes: [.flag("on", \UISwitch.isOn)])
@MainActor
package struct NibKind {
  /// A closure that applies a child element to the parent's object.
  package typealias Child = @MainActor (_ object: AnyObject, _ child: NibElement, _ builder: NibBuilder) -> Void
  /// A closure that sets an outlet of a framework class. It returns `false` if the destination has an unsuitable
  /// class.
  package typealias Outlet = @MainActor (_ object: AnyObject, _ destination: AnyObject) -> Bool
  /// A closure that creates an element's object, for classes that require special code.
  package typealias Maker = @MainActor (_ element: NibElement, _ builder: NibBuilder) -> AnyObject?

  package let name: String
  package let type: AnyClass
  /// The name of the base kind, whose attributes, children and outlets are inherited.
  package let base: String?
  let make: Maker?
  /// A closure that sets the file format's defaults, where they differ from the defaults of a new object.
  let prepare: (@MainActor (AnyObject) -> Void)?
  /// The attributes. They are set in this order, regardless of their order in the file.
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

  /// Returns an outlet of a class: `outlet { (table: UITableView, source: any UITableViewDataSource) in
  /// table.dataSource = source }`.
  package static func outlet<Owner, Value>(_ set: @escaping @MainActor (Owner, Value) -> Void) -> Outlet {
    { object, destination in
      guard let owner = object as? Owner, let value = destination as? Value else { return false }
      set(owner, value)
      return true
    }
  }

  /// Returns a child handler for objects of a class.
  package static func child<Owner>(_ body: @escaping @MainActor (Owner, NibElement, NibBuilder) -> Void) -> Child {
    { object, element, builder in
      if let owner = object as? Owner { body(owner, element, builder) }
    }
  }

  /// Returns a child handler that sets a color property.
  package static func color<Owner: AnyObject>(_ path: ReferenceWritableKeyPath<Owner, UIColor?>) -> Child {
    child { (owner: Owner, element, builder) in
      if let color = builder.color(element) { owner[keyPath: path] = color }
    }
  }
}

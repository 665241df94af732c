// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The lookup of classes named in a nib. Interface Builder writes the module name of the Xcode project, which may
// differ from the package's module name. A class is therefore looked up in the named module, in the bundle's module
// and in the owner's module. If it is not found, all modules are searched for a class that is renamed with
// @objc(Name) or has members exposed to Objective-C. Tessera's modules are searched last.

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

@MainActor
enum NibClasses {
  private static var known: [String: AnyClass] = [:]

  /// Returns the class that an element names, or nil if it names none. If the class does not exist or has an
  /// unsuitable type, reports this and returns nil.
  static func type(of element: NibElement, kind: NibKind, in document: NibDocument, owner: AnyObject?) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let modules = modules(element["customModule"], document: document, owner: owner)
    guard let found: AnyClass = find(name, in: modules) else {
      document.report(
        .element, name: name, at: element,
        reason:
          "Unknown class \(name) in Interface Builder file; \(kind.type) is used instead. \(hint(for: name, modules: modules))",
        once: name)
      return nil
    }
    guard fits(found, kind: kind) else {
      document.report(
        .element, name: name, at: element,
        reason: "the class \(found) is not a \(kind.type); \(kind.type) is used instead")
      return nil
    }
    return found
  }

  /// Returns whether a class can be used for a kind of element. As in UIKit, a view element can name any view class.
  /// For example, a `<view>` can name a subclass of UIControl.
  private static func fits(_ type: AnyClass, kind: NibKind) -> Bool {
    // A dequeued cell must be an instance of a cell class.
    if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(kind.name) {
      return isKind(type, of: kind.type)
    }
    for base in [UIView.self, UIViewController.self, UIBarItem.self, UIGestureRecognizer.self] as [AnyClass]
    where isKind(kind.type, of: base) {
      return isKind(type, of: base)
    }
    return isKind(type, of: kind.type)
  }

  /// Returns a hint for a class that was not found.
  static func hint(for name: String, modules: [String]) -> String {
    if NibClassName.isGeneric(name, in: modules) {
      return "It is generic, and a file can't specify its arguments: name a subclass that is not generic"
    }
    let place = modules.isEmpty ? "any module" : "the modules \(modules.joined(separator: ", "))"
    let near = nearNames(name).map { "'\($0)'" }.joined(separator: " or ")
    return "It was not found in \(place)" + (near.isEmpty ? "" : "; did you mean \(near)?")
      + ". Write the name as in the source code, and a nested class as Outer.Inner. A class with @objc(Name) is found if "
      + "the porting tool builds its sources, or if a record in the section tessera_objc adds its className"
  }

  private static func nearNames(_ name: String) -> [String] {
    NameDistance.nearest(
      to: name,
      in: NamedValues.exposingClasses.map {
        String(reflecting: $0).split(separator: ".").dropFirst().joined(separator: ".")
      })
  }

  private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next {
      if type == base { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  static func find(_ name: String, module: String?, in document: NibDocument, owner: AnyObject?) -> AnyClass? {
    find(name, in: modules(module, document: document, owner: owner))
  }

  static func modules(_ module: String?, document: NibDocument, owner: AnyObject?) -> [String] {
    var names: [String] = []
    for name in [module, bundleModule(document), ownerModule(owner)] {
      if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func bundleModule(_ document: NibDocument) -> String? {
    // The resource bundle of a package is named Package_Target.
    let name = document.bundle.bundleURL.deletingPathExtension().lastPathComponent
    return name.lastIndex(of: "_").map { String(name[name.index(after: $0)...]) }
  }

  private static func ownerModule(_ owner: AnyObject?) -> String? {
    owner.flatMap { String(reflecting: Swift.type(of: $0)).split(separator: ".").first.map(String.init) }
  }

  private static func find(_ name: String, in modules: [String]) -> AnyClass? {
    let key = modules.joined(separator: ",") + ":" + name
    if let found: AnyClass = known[key] { return found }
    let found: AnyClass? =
      NibClassName.type(name, in: modules) ?? renamed(name) ?? exposed(name)
      ?? NibClassName.type(
        name,
        in: [
          "TesseraViews", "TesseraNibs", "TesseraInteractions", "TesseraControls", "TesseraLists", "WebKit", "MapKit",
        ])
    if let found { known[key] = found }
    return found
  }

  private static func exposed(_ name: String) -> AnyClass? {
    NamedValues.exposingClasses.filter { ("." + String(reflecting: $0)).hasSuffix("." + name) }
      .min { String(reflecting: $0) < String(reflecting: $1) }
  }

  private static func renamed(_ name: String) -> AnyClass? {
    NamedValues.renamedClass(name)
  }
}

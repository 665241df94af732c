// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Classes that a nib names. Interface Builder writes the module as it was called in Xcode's project; in a package it may
// have another name. So the class is looked for in the module that is named, in the bundle's and in the owner's, and at last
// among the classes of all modules that expose something.

import Foundation
import TesseraFoundation

@MainActor
enum NibClasses {
  private static var known: [String: AnyClass] = [:]

  /// The class that an element names; nil after a report where there is none, and for elements that name none.
  static func type(of element: NibElement, _ kind: NibKind, in document: NibDocument, owner: AnyObject?) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let modules = modules(element, document, owner)
    guard let found: AnyClass = find(name, in: modules) else {
      document.report(
        .element, name, at: element,
        "Unknown class \(name) in Interface Builder file; \(kind.type) is made instead. It was looked for in "
          + (modules.isEmpty ? "no module" : "the modules \(modules.joined(separator: ", "))"))
      return nil
    }
    guard fits(found, kind) else {
      document.report(.element, name, at: element, "the class \(found) is no \(kind.type); that is made instead")
      return nil
    }
    return found
  }

  /// Views may be of any class of views, as in UIKit: a `<view>` of a class that derives from UIControl.
  private static func fits(_ type: AnyClass, _ kind: NibKind) -> Bool {
    for base in [UIView.self, UIViewController.self, UIBarItem.self, UIGestureRecognizer.self] as [AnyClass]
    where isKind(kind.type, of: base) {
      return isKind(type, of: base)
    }
    return isKind(type, of: kind.type)
  }

  private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next {
      if type == base { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  /// The class of a segue.
  static func find(_ name: String, module: String?, in document: NibDocument, owner: AnyObject?) -> AnyClass? {
    find(name, in: [module].compactMap { $0 } + [bundleModule(document), ownerModule(owner)].compactMap { $0 })
  }

  private static func modules(_ element: NibElement, _ document: NibDocument, _ owner: AnyObject?) -> [String] {
    var names: [String] = []
    for name in [element["customModule"], bundleModule(document), ownerModule(owner)] {
      if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func bundleModule(_ document: NibDocument) -> String? {
    // A package's bundle is called Package_Target.
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
      modules.lazy.compactMap { _typeByName("\($0).\(name)") as? AnyClass }.first ?? exposed(name)
      ?? system(name)
    if let found { known[key] = found }
    return found
  }

  private static func exposed(_ name: String) -> AnyClass? {
    #if canImport(ObjectiveC)
      nil
    #else
      NamedValues.exposingClasses.filter { "\($0)" == name }.min { String(reflecting: $0) < String(reflecting: $1) }
    #endif
  }

  private static func system(_ name: String) -> AnyClass? {
    ["TesseraViews", "TesseraControls", "TesseraLists", "WebKit", "MapKit"].lazy
      .compactMap { _typeByName("\($0).\(name)") as? AnyClass }.first
  }
}

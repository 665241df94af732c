// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On iOS, UIKit's classes are Objective-C classes, whose stored properties are hidden from mirrors. For example,
// `Mirror(reflecting: UIView())` has no children. Code that recursively traverses a view's properties relies on this
// to terminate.

import CTesseraDynamicInit
public import Foundation

/// A system class whose stored properties are hidden from mirrors. Mirrors show the stored properties of its
/// subclasses in apps.
///
/// - Note: Differs from UIKit: a subclass can't conform to `CustomReflectable` again.
public protocol _SystemReflectable: NSObject, CustomReflectable {}

extension _SystemReflectable {
  /// A mirror of the properties declared by the object's class. The mirror of a system class has no properties. The
  /// superclass mirrors contain inherited properties.
  public var customMirror: Mirror { SystemMirror.mirror(of: self) }
}

/// A protocol that all classes in an object's class hierarchy conform to, so that generic code can be called for each
/// of them.
private protocol Reflected: NSObject {}

extension NSObject: Reflected {}

/// Creation of mirrors for system objects.
enum SystemMirror {
  /// Returns an object's mirror.
  ///
  /// - Parameter showsSystemStorage: Whether the mirror includes the stored properties of system classes.
  static func mirror(of object: NSObject, showsSystemStorage: Bool = false) -> Mirror {
    // The cast to `AnyClass` selects the object's dynamic class. Without it, the class would be NSObject.
    guard let type = (type(of: object) as AnyClass) as? any Reflected.Type else { return Mirror(object, children: [:]) }
    return level(type, of: object, showsSystemStorage: showsSystemStorage)
  }

  /// Returns a mirror of the properties that one class in the object's class hierarchy declares.
  private static func level<T: Reflected>(_ type: T.Type, of object: NSObject, showsSystemStorage: Bool) -> Mirror {
    let object = unsafeDowncast(object, to: type)
    let children = isSystem(type) && !showsSystemStorage ? [] : Self.children(of: object, as: type)
    guard let superclass = _getSuperclass(type) as? any Reflected.Type else {
      return Mirror(object, children: children, displayStyle: .class, ancestorRepresentation: .suppressed)
    }
    return Mirror(
      object, children: children, displayStyle: .class,
      ancestorRepresentation: .customized { level(superclass, of: object, showsSystemStorage: showsSystemStorage) })
  }

  private static func children<T: AnyObject>(of object: T, as type: T.Type) -> [Mirror.Child] {
    withUnsafePointer(to: object) { reference in
      let known = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return (0..<tessera_reflection_count(reference, known, known)).map { index -> Mirror.Child in
        var name: UnsafePointer<CChar>?
        var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        let value = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { value.deallocate() }
        tessera_reflection_read(value, reference, known, index, &name, &freeName, known)
        defer { freeName?(name) }
        return (label: name.map { String(cString: $0) }, value: value.move())
      }
    }
  }

  private static func isSystem(_ type: AnyClass) -> Bool {
    modules.contains(String(reflecting: type).prefix { $0 != "." })
  }

  private static let modules: Set<Substring> = [
    "AVKit", "ContactsUI", "Foundation", "MapKit", "MessageUI", "PhotosUI", "QuartzCore", "SafariServices",
    "TesseraControls", "TesseraFoundation", "TesseraGraphics", "TesseraTextKit", "TesseraLayout", "TesseraLists",
    "TesseraDynamics",
    "TesseraInteractions",
    "TesseraNibs",
    "TesseraPlaceholderViews",
    "TesseraPlaceholders", "TesseraViews", "UIKit", "WebKit",
  ]
}

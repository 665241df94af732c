// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On iOS the classes of UIKit are Objective-C classes, whose contents mirrors do not show: `Mirror(reflecting: UIView())` has
// no children. Code that recursively traverses the properties of a view relies on this to terminate.

import CTesseraDynamicInit
public import Foundation

/// A system class whose stored properties are hidden from mirrors. Those of its subclasses in apps are shown.
///
/// - Note: Differs from UIKit: a subclass cannot conform to `CustomReflectable` again.
public protocol _SystemReflectable: NSObject, CustomReflectable {}

extension _SystemReflectable {
  /// The properties of the object's own class if it is not a class of the system. Those of its ancestors are in the superclass
  /// mirrors.
  public var customMirror: Mirror { SystemMirror.mirror(of: self) }
}

/// The common protocol of the classes in an object's ancestry, so that code can be generic over each of them.
private protocol Reflected: NSObject {}

extension NSObject: Reflected {}

/// A factory for the mirrors of system objects.
enum SystemMirror {
  /// Returns the mirror of an object.
  ///
  /// - Parameter showsSystemStorage: Whether system classes show their stored properties like other classes.
  static func mirror(of object: NSObject, showsSystemStorage: Bool = false) -> Mirror {
    // A cast finds the dynamic type; the static one is NSObject.
    guard let type = (type(of: object) as AnyClass) as? any Reflected.Type else { return Mirror(object, children: [:]) }
    return level(type, of: object, showsSystemStorage: showsSystemStorage)
  }

  /// Returns the mirror of the properties declared by one class in the object's ancestry.
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

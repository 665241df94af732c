// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Objective-C's runtime functions for methods of classes. Swift calls methods through tables that are fixed at link time, so an
// implementation cannot be exchanged at run time. Code that exchanges implementations compiles but has no effect, which is
// reported once for each method, by name.

import CTesseraSections
import Foundation
import Synchronization

/// A handle to a method of a class, as used by Objective-C's runtime functions.
public typealias Method = OpaquePointer

/// A handle to the implementation of a method.
public typealias IMP = OpaquePointer

/// Returns a handle to a method of a class, even if the class does not have it.
///
/// - Note: Differs from UIKit: methods can be looked up, but not exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { RuntimeMethods.shared.method(RuntimeMethods.Name(type: "\($0)", selector: name.name, isStatic: false)) }
}

/// Returns a handle to a static method of a class, even if the class does not have it.
///
/// - Note: Differs from UIKit: methods can be looked up, but not exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { RuntimeMethods.shared.method(RuntimeMethods.Name(type: "\($0)", selector: name.name, isStatic: true)) }
}

/// Returns a function that does nothing and returns zero.
///
/// - Note: Differs from UIKit: implementations of methods are not available.
public func method_getImplementation(_ m: Method) -> IMP { RuntimeMethods.noImplementation }

/// Returns a function that does nothing and returns zero.
///
/// - Note: Differs from UIKit: implementations of methods are not available.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  RuntimeMethods.noImplementation
}

/// Returns a function that does nothing and returns zero. The block is never called.
///
/// - Note: Differs from UIKit: implementations cannot be created from blocks.
public func imp_implementationWithBlock(_ block: Any) -> IMP { RuntimeMethods.noImplementation }

/// Does nothing and returns false.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }

/// Returns nil: types of methods are not encoded.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the selector of a method.
public func method_getName(_ m: Method) -> Selector { Selector(RuntimeMethods.shared.name(of: m)?.selector ?? "") }

/// Reports on the standard error, once for each method, that both methods keep their implementations.
///
/// - Note: Differs from UIKit: methods cannot be exchanged at run time.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { RuntimeMethods.shared.refuse(m1) }

/// Reports on the standard error, once for each method, that the method keeps its implementation.
///
/// - Note: Differs from UIKit: methods cannot be replaced at run time.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  RuntimeMethods.shared.refuse(m)
  return RuntimeMethods.noImplementation
}

/// Reports on the standard error, once for each method, that no method was added to the class, and returns false.
///
/// - Note: Differs from UIKit: methods cannot be added at run time.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  if let method = class_getInstanceMethod(cls, name) { RuntimeMethods.shared.refuse(method) }
  return false
}

/// Reports on the standard error, once for each method, that the method keeps its implementation, and returns nil.
///
/// - Note: Differs from UIKit: methods cannot be replaced at run time.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  if let method = class_getInstanceMethod(cls, name) { RuntimeMethods.shared.refuse(method) }
  return nil
}

/// Returns whether instances of a class have a method that the class exposes under the selector's name.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool {
  guard let cls, let sel else { return false }
  return ExposedMethods.method(sel.name, of: cls) != nil
}

/// Returns the superclass of a class, or nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the selector with a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

private final class RuntimeMethods: Sendable {
  struct Name: Hashable {
    let type: String
    let selector: String
    let isStatic: Bool
  }

  static let shared = RuntimeMethods()
  nonisolated(unsafe) static let noImplementation: IMP = unsafeBitCast(
    tessera_no_implementation as @convention(c) () -> UInt, to: OpaquePointer.self)

  /// The handles of methods by name. They are never freed, as in Objective-C.
  private let names = Mutex<[Name: UInt]>([:])

  func method(_ name: Name) -> Method {
    let address = names.withLock { names in
      if let known = names[name] { return known }
      let address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      names[name] = address
      return address
    }
    return OpaquePointer(bitPattern: address) ?? Self.noImplementation
  }

  func name(of method: Method) -> Name? {
    let address = UInt(bitPattern: method)
    return names.withLock { names in names.first { $0.value == address }?.key }
  }

  func refuse(_ method: Method) {
    guard let name = name(of: method) else { return }
    ReportedOnce.report(
      "\(name.isStatic ? "+" : "-")[\(name.type) \(name.selector)] keeps its implementation: methods can't be added, "
        + "replaced or exchanged at run time on Linux. Override the method in a subclass.")
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The Objective-C runtime's functions for methods. Swift calls methods through tables that are fixed at link time, so
// implementations can't be exchanged at run time. Code that exchanges implementations compiles but has no effect,
// which is reported once per method.

import CTesseraSections
import Foundation
import Synchronization

/// A handle to a method, as used by the Objective-C runtime's functions.
public typealias Method = OpaquePointer

/// A handle to a method's implementation.
public typealias IMP = OpaquePointer

/// Returns a handle to an instance method of a class, even if the class does not implement the method.
///
/// - Note: Differs from UIKit: methods can be looked up but not exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { RuntimeMethods.shared.method(RuntimeMethods.Name(type: "\($0)", selector: name.name, isStatic: false)) }
}

/// Returns a handle to a class method, even if the class does not implement the method.
///
/// - Note: Differs from UIKit: methods can be looked up but not exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { RuntimeMethods.shared.method(RuntimeMethods.Name(type: "\($0)", selector: name.name, isStatic: true)) }
}

/// Returns a function that does nothing and returns zero.
///
/// - Note: Differs from UIKit: implementations of methods can't be accessed.
public func method_getImplementation(_ m: Method) -> IMP { RuntimeMethods.noImplementation }

/// Returns a function that does nothing and returns zero.
///
/// - Note: Differs from UIKit: implementations of methods can't be accessed.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  RuntimeMethods.noImplementation
}

/// Returns a function that does nothing and returns zero. The block is never called.
///
/// - Note: Differs from UIKit: implementations can't be created from blocks.
public func imp_implementationWithBlock(_ block: Any) -> IMP { RuntimeMethods.noImplementation }

/// Does nothing and returns false.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { false }

/// Returns nil, because method types are not encoded.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns a method's selector.
public func method_getName(_ m: Method) -> Selector { Selector(RuntimeMethods.shared.name(of: m)?.selector ?? "") }

/// Does nothing. Writes to standard error, once per method, that the implementations were not exchanged.
///
/// - Note: Differs from UIKit: methods can't be exchanged at run time.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { RuntimeMethods.shared.refuse(m1) }

/// Does nothing and returns the placeholder implementation. Writes to standard error, once per method, that the
/// implementation was not replaced.
///
/// - Note: Differs from UIKit: methods can't be replaced at run time.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  RuntimeMethods.shared.refuse(m)
  return RuntimeMethods.noImplementation
}

/// Does nothing and returns false. Writes to standard error, once per method, that the method was not added to the
/// class.
///
/// - Note: Differs from UIKit: methods can't be added at run time.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  if let method = class_getInstanceMethod(cls, name) { RuntimeMethods.shared.refuse(method) }
  return false
}

/// Does nothing and returns nil. Writes to standard error, once per method, that the implementation was not replaced.
///
/// - Note: Differs from UIKit: methods can't be replaced at run time.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  if let method = class_getInstanceMethod(cls, name) { RuntimeMethods.shared.refuse(method) }
  return nil
}

/// Returns whether instances of a class respond to a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector?) -> Bool {
  guard let cls, let sel else { return false }
  return ExposedMethods.method(sel.name, of: cls) != nil
}

/// Returns a class's superclass, or nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns an object's class.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the selector with the given name.
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

  /// The method handles by name. As in Objective-C, handles are never freed.
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Creates objects whose class is known only at run time, such as registered cell classes and the classes returned by
// `layerClass`.
//
// Objective-C can send `init` to any class. Swift can call an initializer of a metatype value only if the initializer
// is `required`, and making `init(frame:)` required would break every subclass that does not override it. However,
// every subclass has the initializer in its method table, at an index recorded in the type descriptor of the
// declaring class. This code reads the initializer's address from the table and calls it. Before the call, it
// verifies that the declaring class's table contains the function named by the descriptor at that index. If a
// compiler uses a different layout, the verification fails and the initializer is not called.
//
// The layout is documented in "ABI/TypeMetadata.rst" and include/swift/ABI/Metadata.h of the Swift sources.

import CTesseraDynamicInit
package import Foundation

@MainActor
package enum DynamicInit {
  private static let object = initializer(at: 0, of: NSObject.self)

  /// Returns the result of `type.init()`.
  package static func object<T: NSObject>(_ type: T.Type) -> T {
    // The class declares `init()` without overriding an inherited `init()`.
    if let made = ObjectFactories.make(type) as? T { return made }
    let (table, function) = entry(word: object, type: type)
    return cast(tessera_init(function, table), to: type)
  }

  // MARK: Method tables

  /// Returns the index of the metadata word that contains the n-th initializer declared by `owner`.
  package static func initializer(at number: Int, of owner: AnyClass) -> Int {
    let table = unsafeBitCast(owner, to: UnsafeRawPointer.self)
    let descriptor = ClassDescriptor(metadata: table)
    guard let place = descriptor?.initializers().dropFirst(number).first,
      table.load(fromByteOffset: place.word * 8, as: UnsafeRawPointer.self) == place.function
    else {
      raise(
        "NSInternalInconsistencyException",
        "The method table of \(owner) is not laid out as expected. Create the object yourself and pass it on instead of "
          + "registering its class, or build with a supported Swift compiler.")
    }
    return place.word
  }

  package static func entry(word: Int, type: AnyClass) -> (table: UnsafeRawPointer, function: UnsafeRawPointer) {
    let table = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (table, table.load(fromByteOffset: word * 8, as: UnsafeRawPointer.self))
  }

  package static func cast<T: NSObject>(_ object: UnsafeMutableRawPointer?, to type: T.Type) -> T {
    guard let object, let made = Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as? T else {
      raise("NSInternalInconsistencyException", "The initializer of \(type) did not create a \(type).")
    }
    return made
  }

  /// Returns the two words of an optional string for use as an initializer argument. Ownership of the string's
  /// storage is transferred to the callee.
  package static func transferredWords(of string: String?) -> (UInt64, UInt64) { transferredWords(ofValue: string) }

  /// Returns the two words of a 16-byte value for use as an initializer argument. Ownership of the value is
  /// transferred to the callee.
  package static func transferredWords<Value>(ofValue value: Value) -> (UInt64, UInt64) {
    precondition(MemoryLayout<Value>.size == 16, "Only values of two words are supported. Pass others one by one.")
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    defer { memory.deallocate() }
    let raw = UnsafeRawPointer(memory)
    return (raw.load(as: UInt64.self), raw.load(fromByteOffset: 8, as: UInt64.self))
  }
}

/// The compiler's descriptor of a class. Generic classes and classes whose superclass has an unknown layout are not
/// supported.
package struct ClassDescriptor {
  private static let descriptorOffset = 40
  private let start: UnsafeRawPointer
  private let kindFlags: UInt32

  package init?(metadata: UnsafeRawPointer) {
    start = metadata.load(fromByteOffset: Self.descriptorOffset, as: UnsafeRawPointer.self)
    let flags = start.load(as: UInt32.self)
    kindFlags = flags >> 16
    let (isClass, isGeneric) = (flags & 0x1F == 16, flags & 0x80 != 0)
    let (hasResilientSuperclass, hasMethods) = (kindFlags & 1 << 13 != 0, kindFlags & 1 << 15 != 0)
    guard isClass, !isGeneric, !hasResilientSuperclass, hasMethods else { return nil }
  }

  /// The address of the descriptors of the methods that the class declares.
  private var methods: UnsafeRawPointer {
    // The fixed fields take eleven words. They are followed by fields for metadata initialization, which take three
    // words, one word or none.
    let setUp = [0: 0, 1: 12, 2: 4][Int(kindFlags & 3)] ?? 0
    return start + 11 * 4 + setUp
  }

  /// The indices of the metadata words for the methods that the class declares.
  package var methodWords: Range<Int> {
    let first = Int(methods.load(as: UInt32.self))
    return first..<first + Int((methods + 4).load(as: UInt32.self))
  }

  /// Returns the metadata word indices and functions of the initializers that the class declares, in declaration
  /// order.
  package func initializers() -> [(word: Int, function: UnsafeRawPointer)] {
    let header = methods
    let first = methodWords.lowerBound
    return (0..<methodWords.count).compactMap { index in
      let method = header + 8 + index * 8
      // The low four bits are the method kind, which is 1 for initializers.
      guard method.load(as: UInt32.self) & 0xF == 1 else { return nil }
      return (first + index, method + 4 + Int((method + 4).load(as: Int32.self)))
    }
  }
}

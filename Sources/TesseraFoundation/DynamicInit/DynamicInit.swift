// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Creation of objects of classes known only at run time: registered cell classes, layers of `layerClass`.
//
// Objective-C sends `init` to any class. Swift calls an initializer of a metatype value only if it is `required`, and requiring
// `init(frame:)` would break every subclass that does not repeat it. However, every subclass has the initializer in its method
// table, at an index that the declaring class records in its type descriptor. This code reads the address from the table and
// calls it. It first checks that the declaring class's own table contains, at that index, the function that the descriptor
// names. If a compiler uses another layout, the check fails and nothing is called.
//
// Layout: "ABI/TypeMetadata.rst" and include/swift/ABI/Metadata.h of the Swift sources.

import CTesseraDynamicInit
package import Foundation

@MainActor
package enum DynamicInit {
  private static let object = initializer(at: 0, of: NSObject.self)

  /// Returns the result of `type.init()`.
  package static func object<T: NSObject>(_ type: T.Type) -> T {
    // An `init()` that the class declares without overriding one.
    if let made = ObjectFactories.make(type) as? T { return made }
    let (table, function) = entry(word: object, type: type)
    return cast(tessera_init(function, table), to: type)
  }

  // MARK: Method tables

  /// Returns the word of a class's metadata that contains the n-th initializer declared by `owner`.
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

  /// Returns the two words of an optional string, whose reference is transferred to the callee, as for initializer arguments.
  package static func transferredWords(of string: String?) -> (UInt64, UInt64) { transferredWords(ofValue: string) }

  /// Returns the two words of a value of this size, whose references are transferred to the callee.
  package static func transferredWords<Value>(ofValue value: Value) -> (UInt64, UInt64) {
    precondition(MemoryLayout<Value>.size == 16, "Only values of two words are supported. Pass others one by one.")
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    defer { memory.deallocate() }
    let raw = UnsafeRawPointer(memory)
    return (raw.load(as: UInt64.self), raw.load(fromByteOffset: 8, as: UInt64.self))
  }
}

/// The compiler's descriptor of a class that is neither generic nor has a superclass of unknown layout.
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

  /// The address of the descriptors of the methods that this class declares.
  private var methods: UnsafeRawPointer {
    // Eleven words of fixed fields, then those for the metadata initialization: three words, one or none.
    let setUp = [0: 0, 1: 12, 2: 4][Int(kindFlags & 3)] ?? 0
    return start + 11 * 4 + setUp
  }

  /// The words of the metadata that contain the methods that this class declares.
  package var methodWords: Range<Int> {
    let first = Int(methods.load(as: UInt32.self))
    return first..<first + Int((methods + 4).load(as: UInt32.self))
  }

  /// Returns the words of the metadata that contain the initializers that this class declares, in order, with its functions.
  package func initializers() -> [(word: Int, function: UnsafeRawPointer)] {
    let header = methods
    let first = methodWords.lowerBound
    return (0..<methodWords.count).compactMap { index in
      let method = header + 8 + index * 8
      // The low four bits are the kind of method; 1 is an initializer.
      guard method.load(as: UInt32.self) & 0xF == 1 else { return nil }
      return (first + index, method + 4 + Int((method + 4).load(as: Int32.self)))
    }
  }
}

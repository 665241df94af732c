// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A weak reference without a side table. The first `weak` reference to an object moves its counts out of line, and every
// later retain and release of the object takes a detour. An unowned reference counts in line and keeps the object's memory
// allocated after its deinitialization, so the strong count can be read at any time and on any thread.

internal import CTesseraReferences

/// A reference that does not keep its object alive and is nil as soon as the object's deinitialization begins.
///
/// Any thread may release the object for the last time while another one reads the reference. `Object` is a class, or a
/// protocol that only classes conform to.
package struct ZeroingReference<Object>: ~Copyable, @unchecked Sendable {
  /// Keeps the memory. Never loaded: a load would trap after the object's end.
  @usableFromInline unowned let memory: AnyObject?
  /// The strong reference that `object` makes: the object, and how it conforms if `Object` is a protocol.
  @usableFromInline let words: (object: UnsafeMutableRawPointer?, conformance: UnsafeMutableRawPointer?)

  /// A reference to nothing.
  @inlinable package init() {
    memory = nil
    words = (nil, nil)
  }

  /// - Parameter counted: The same object. As an argument it needs no cast.
  @inlinable package init(_ object: Object, _ counted: AnyObject) {
    assert(MemoryLayout<Object>.size <= 2 * MemoryLayout<Int>.size, "Not a class or a protocol of classes")
    memory = counted
    var words: (object: UnsafeMutableRawPointer?, conformance: UnsafeMutableRawPointer?) = (nil, nil)
    withUnsafeBytes(of: object) { source in
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: source) }
    }
    self.words = words
  }

  /// The object, if it is alive.
  @inlinable package var object: Object? {
    @inline(__always) get {
      guard let address = words.object, retainIfAlive(address) else { return nil }
      // Takes over the retain.
      var words = words
      return withUnsafeMutablePointer(to: &words) {
        UnsafeMutableRawPointer($0).bindMemory(to: Object.self, capacity: 1).move()
      }
    }
  }
}

/// Retains an object whose memory is allocated, unless its deinitialization has begun.
@usableFromInline func retainIfAlive(_ object: UnsafeMutableRawPointer) -> Bool {
  tessera_retain_if_alive(object) != nil
}

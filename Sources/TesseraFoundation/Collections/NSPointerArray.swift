// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An array of pointers to objects, which may be weakly referenced. Elements may be nil.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctionsOptions
  private var items: [ObjectReference?] = []

  /// Creates an array with the given options.
  public init(options: NSPointerFunctionsOptions = []) {
    self.options = options
    super.init()
  }

  /// Returns an array with strong references.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// Returns an array with weak references. The pointers to deallocated objects become nil.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements, including nil elements. Setting a greater number appends nil elements.
  open var count: Int {
    get { items.count }
    set {
      if newValue < items.count { items.removeLast(items.count - max(0, newValue)) }
      if newValue > items.count { items += Array(repeating: nil, count: newValue - items.count) }
    }
  }

  /// The objects that have not been deallocated.
  open var allObjects: [Any] { items.compactMap { $0?.object } }

  /// Returns the `Unmanaged` pointer at an index, or nil if the element is nil or its object has been deallocated.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    check(at: index, method: "pointerAtIndex:", limit: items.count)
    return items[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Appends an `Unmanaged` pointer to an object.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { items.append(held(pointer)) }

  /// Inserts an `Unmanaged` pointer to an object before an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    check(at: index, method: "insertPointer:atIndex:", limit: items.count + 1)
    items.insert(held(item), at: index)
  }

  /// Removes the element at an index.
  open func removePointer(at index: Int) {
    check(at: index, method: "removePointerAtIndex:", limit: items.count)
    items.remove(at: index)
  }

  /// Replaces the element at an index with an `Unmanaged` pointer to an object.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    check(at: index, method: "replacePointerAtIndex:withPointer:", limit: items.count)
    items[index] = held(item)
  }

  /// Removes all nil elements.
  open func compact() { items.removeAll { $0?.object == nil } }

  private func held(_ pointer: UnsafeMutableRawPointer?) -> ObjectReference? {
    pointer.map { ObjectReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  private func check(at index: Int, method: String, limit: Int) {
    guard index < 0 || index >= limit else { return }
    raise(
      "NSInvalidArgumentException",
      "-[NSPointerArray \(method)]: attempt to access pointer at index \(index) beyond bounds \(items.count)")
  }
}

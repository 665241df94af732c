// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An array of pointers to objects that may hold them weakly, and have gaps.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctionsOptions
  private var items: [HeldObject?] = []

  /// Creates an array that holds its objects as the options say.
  public init(options: NSPointerFunctionsOptions = []) {
    self.options = options
    super.init()
  }

  /// Holds its objects strongly.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// Holds its objects weakly: those that die leave nil.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How many places there are, those of nil included. A greater count adds nil at the end.
  open var count: Int {
    get { items.count }
    set {
      if newValue < items.count { items.removeLast(items.count - max(0, newValue)) }
      if newValue > items.count { items += Array(repeating: nil, count: newValue - items.count) }
    }
  }

  /// The objects that are alive.
  open var allObjects: [Any] { items.compactMap { $0?.object } }

  /// Returns the pointer at a place, made with `Unmanaged`; nil where nothing is or the object has died.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    check(index, "pointerAtIndex:", limit: items.count)
    return items[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer to an object, made with `Unmanaged`, at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { items.append(held(pointer)) }

  /// Puts a pointer to an object before the place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    check(index, "insertPointer:atIndex:", limit: items.count + 1)
    items.insert(held(item), at: index)
  }

  /// Removes a place.
  open func removePointer(at index: Int) {
    check(index, "removePointerAtIndex:", limit: items.count)
    items.remove(at: index)
  }

  /// Puts a pointer to an object at a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    check(index, "replacePointerAtIndex:withPointer:", limit: items.count)
    items[index] = held(item)
  }

  /// Removes the places of nil.
  open func compact() { items.removeAll { $0?.object == nil } }

  private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
    pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  private func check(_ index: Int, _ method: String, limit: Int) {
    guard index < 0 || index >= limit else { return }
    raise(
      "NSInvalidArgumentException",
      "-[NSPointerArray \(method)]: attempt to access pointer at index \(index) beyond bounds \(items.count)")
  }
}

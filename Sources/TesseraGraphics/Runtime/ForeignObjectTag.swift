// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On Linux, an attributed string is a Core Foundation object that compares its attribute values with CFEqual. CFEqual
// reads the word after Swift's two-word header of each object. In Core Foundation objects, bits 8 to 17 of this word
// are a type number. If the number is not 0, CFEqual checks the class and calls `isEqual` for objects of other
// classes. If the numbers of both objects are 0, CFEqual terminates the process. Because NSObject has no stored
// properties on Linux, CFEqual reads the first stored property of a subclass, which may be a coordinate of 0, the
// first case of an enumeration, or any small integer.
//
// Using classes that are not derived from NSObject would make the crash less likely but not prevent it: Foundation
// boxes their instances, and CFEqual reads a pointer or value inside the box. Apps would also lose the conformance to
// `NSObject` and `NSCopying`.

/// The first stored property of each NSObject subclass whose instances are attribute values in attributed strings. It
/// has no effect on platforms other than Linux.
package struct ForeignObjectTag {
  /// The highest type number, which Core Foundation does not assign to any class.
  static let typeNumber: UInt = 0x3FF

  private let word = typeNumber << 8

  package init() {}
}

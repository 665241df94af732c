// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On Linux an attributed string is a Core Foundation object, and compares its attribute values with CFEqual. CFEqual reads the word
// after Swift's two-word header of every object. Core Foundation objects store a type number there, in bits 8 to 17. Only if the
// number is not 0 does CFEqual look at the class, find that the object is not its own, and call `isEqual`; two objects with the
// number 0 terminate the process. NSObject has no stored properties on Linux, so CFEqual reads the first property of a subclass,
// which may be a coordinate of 0, the first case of an enumeration, or any small integer.
//
// Classes that do not derive from NSObject would be simpler, but the crash would only become rare: Foundation boxes their
// instances, and CFEqual then reads a pointer or value inside the box. They would also deprive users of `NSObject` and `NSCopying`.

/// The first stored property of every NSObject subclass that is used as an attribute value in attributed strings. It has no
/// effect on platforms other than Linux.
package struct ForeignObjectTag {
  /// The highest type number, which Core Foundation does not assign to any class.
  static let typeNumber: UInt = 0x3FF

  private let word = typeNumber << 8

  package init() {}
}

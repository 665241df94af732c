// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On Linux an attributed string is a Core Foundation object, and compares its attribute values with CFEqual. For every
// object that reads the word after Swift's two-word header, where objects of its own keep a type number in bits 8 to
// 17. Only a number other than 0 makes it look at the class, see that the object is not its own, and call `isEqual`;
// two objects with the number 0 stop the process. NSObject has no stored properties there, so the first property of a
// subclass is what CFEqual reads: a coordinate of 0, the first case of an enumeration, any small integer.
//
// The simpler design, classes that do not derive from NSObject, only makes this rare: Foundation boxes their instances,
// and CFEqual then reads a pointer or value inside the box. It would also cost users `NSObject` and `NSCopying`.

/// The first stored property of every NSObject subclass that attributed strings hold as a value. Elsewhere than on
/// Linux it has no effect.
package struct ForeignObjectTag {
  /// The highest type number, which Core Foundation gives to no class.
  static let typeNumber: UInt = 0x3FF

  private let word = typeNumber << 8

  package init() {}
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The names of Core Foundation that view code writes in casts and calls: `colors as CFArray`, `kUTTypeImage as String`.
// Linux's Foundation keeps Core Foundation to itself, and Swift there does not turn a String into an NSString by `as`. So
// each name stands for the Swift type that such code casts from, and the casts cost nothing.

public import Foundation

/// A text. On Apple's platforms a reference that bridges to it.
public typealias CFString = String
/// Values of any kind. On Apple's platforms a reference that bridges to it.
public typealias CFArray = [Any]
/// Values by key. On Apple's platforms a reference that bridges to it.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes. On Apple's platforms a reference that bridges to it.
public typealias CFData = Data
/// Bytes that can be changed in place.
public typealias CFMutableData = NSMutableData
/// A place of a file or a resource. On Apple's platforms a reference that bridges to it.
public typealias CFURL = URL
/// A moment. On Apple's platforms a reference that bridges to it.
public typealias CFDate = Date
/// A number or a truth value.
public typealias CFNumber = NSNumber
/// A truth value as an object.
public typealias CFBoolean = NSNumber
/// An error of any kind. On Apple's platforms a reference that bridges to it.
public typealias CFError = NSError
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// An index or a count.
public typealias CFIndex = Int
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString

/// A part of a text or an array: where it begins and how many elements it has.
public struct CFRange: Hashable, Sendable {
  /// The index of the first element; -1 for none.
  public var location: CFIndex
  /// How many elements there are. For Core Text, 0 often stands for all that follow.
  public var length: CFIndex

  /// Creates the empty range at 0.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// Creates a range of its two numbers, kept as they are.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Returns a range of its two numbers, kept as they are.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

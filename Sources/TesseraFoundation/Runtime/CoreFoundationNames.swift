// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Core Foundation names that view code uses in casts and calls: `colors as CFArray`, `kUTTypeImage as String`. Foundation on
// Linux does not expose Core Foundation, and Swift on Linux does not convert a String to an NSString with `as`. So each name is
// an alias of the Swift type that such code casts from, and the casts cost nothing.

public import Foundation

/// A string. On Apple's platforms a toll-free bridged reference.
public typealias CFString = String
/// An array of any values. On Apple's platforms a toll-free bridged reference.
public typealias CFArray = [Any]
/// A dictionary. On Apple's platforms a toll-free bridged reference.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes. On Apple's platforms a toll-free bridged reference.
public typealias CFData = Data
/// Mutable bytes.
public typealias CFMutableData = NSMutableData
/// A URL. On Apple's platforms a toll-free bridged reference.
public typealias CFURL = URL
/// A date. On Apple's platforms a toll-free bridged reference.
public typealias CFDate = Date
/// A number or a Boolean.
public typealias CFNumber = NSNumber
/// A Boolean as an object.
public typealias CFBoolean = NSNumber
/// An error. On Apple's platforms a toll-free bridged reference.
public typealias CFError = NSError
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// An index or a count.
public typealias CFIndex = Int
/// An attributed string.
public typealias CFAttributedString = NSAttributedString

/// A range of a string or an array: its start and length.
public struct CFRange: Hashable, Sendable {
  /// The index of the first element; -1 for none.
  public var location: CFIndex
  /// The number of elements. In Core Text, 0 often selects all remaining ones.
  public var length: CFIndex

  /// Creates an empty range at 0.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// Creates a range from its location and length, which are not validated.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Returns a range from its location and length, which are not validated.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

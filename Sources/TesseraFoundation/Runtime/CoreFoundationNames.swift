// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Core Foundation names that view code uses in casts and calls, such as `colors as CFArray` or `kUTTypeImage as
// String`. Foundation on Linux does not expose Core Foundation, and Swift on Linux does not convert a String to an
// NSString with `as`. Therefore, each name is an alias for the Swift type used in such casts. The casts have no
// runtime cost.

public import Foundation

/// A string. On Apple platforms, this is a toll-free bridged reference.
public typealias CFString = String
/// An array with elements of any type. On Apple platforms, this is a toll-free bridged reference.
public typealias CFArray = [Any]
/// A dictionary. On Apple platforms, this is a toll-free bridged reference.
public typealias CFDictionary = [AnyHashable: Any]
/// Data. On Apple platforms, this is a toll-free bridged reference.
public typealias CFData = Data
/// Mutable data.
public typealias CFMutableData = NSMutableData
/// A URL. On Apple platforms, this is a toll-free bridged reference.
public typealias CFURL = URL
/// A date. On Apple platforms, this is a toll-free bridged reference.
public typealias CFDate = Date
/// A number or a Boolean value as an object.
public typealias CFNumber = NSNumber
/// A Boolean value as an object.
public typealias CFBoolean = NSNumber
/// An error. On Apple platforms, this is a toll-free bridged reference.
public typealias CFError = NSError
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// An index or a count.
public typealias CFIndex = Int
/// An attributed string.
public typealias CFAttributedString = NSAttributedString

/// A range of elements in a string or an array.
public struct CFRange: Hashable, Sendable {
  /// The index of the first element, or -1 for no range.
  public var location: CFIndex
  /// The number of elements. In Core Text, 0 often means all remaining elements.
  public var length: CFIndex

  /// Creates an empty range at index 0.
  public init() {
    self.init(location: 0, length: 0)
  }

  /// Creates a range with a location and length, which are not validated.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Returns a range with a location and length, which are not validated.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

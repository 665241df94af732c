// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Names from C and Objective-C that iOS sources still use.

public import Foundation

/// A pointer-sized signed integer.
public typealias NSInteger = Int
/// A pointer-sized unsigned integer in Objective-C, which Swift imports as a signed integer.
public typealias NSUInteger = Int

/// The greatest finite `Float` value.
public let HUGE = Float.greatestFiniteMagnitude
/// The greatest finite `Float` value.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The point (0, 0).
public let CGPointZero = CGPoint.zero
/// The size with a width and height of zero.
public let CGSizeZero = CGSize.zero
/// The rectangle at (0, 0) with a width and height of zero.
public let CGRectZero = CGRect.zero
/// The null rectangle.
public let CGRectNull = CGRect.null
/// The infinite rectangle.
public let CGRectInfinite = CGRect.infinite

/// Returns a point with the given coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size with the given width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Returns a rectangle with the given origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A pointer to an object that a method returns through a parameter.
///
/// - Note: Differs from UIKit: a plain pointer, because there is no autorelease pool.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSExceptionName {
  /// The name of an exception caused by an invalid argument.
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// The name of an exception caused by calling a method in an invalid state.
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
  /// The name of an exception caused by an out-of-bounds index or range.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// The name of a generic exception.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// The name of an exception caused by a failed memory allocation.
  public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
  /// The name of an exception caused by an inaccessible object.
  public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
  /// The name of an exception caused by an unavailable object.
  public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
}

extension Timer {
  /// Creates an invalid timer that never fires. This initializer supports calls of `Timer()`.
  public convenience init(_unscheduled: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension NSMutableString {
  /// Appends a string created from a format and its arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(withVaList(args) { NSString(format: "\(format)", arguments: $0) }.description)
  }
}

/// An object whose content can be discarded while it is not being accessed.
public protocol NSDiscardableContent {
  /// Begins an access. Returns false if the content has been discarded.
  func beginContentAccess() -> Bool
  /// Ends an access.
  func endContentAccess()
  /// Discards the content unless it is being accessed.
  func discardContentIfPossible()
  /// Returns whether the content has been discarded.
  func isContentDiscarded() -> Bool
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Names from C and Objective-C that iOS sources still use.

public import Foundation

/// A signed integer as wide as a pointer.
public typealias NSInteger = Int
/// An unsigned integer as wide as a pointer. Swift imports it as a signed integer.
public typealias NSUInteger = Int

/// The largest finite number of type Float.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite number of type Float.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The point (0, 0).
public let CGPointZero = CGPoint.zero
/// The size with zero width and height.
public let CGSizeZero = CGSize.zero
/// The rectangle at (0, 0) with zero width and height.
public let CGRectZero = CGRect.zero
/// The null rectangle.
public let CGRectNull = CGRect.null
/// The infinite rectangle.
public let CGRectInfinite = CGRect.infinite

/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Returns a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A pointer to an object that a method returns through a parameter.
///
/// - Note: Differs from UIKit: a plain pointer without autorelease.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension NSExceptionName {
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// An invalid state for calling a method.
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
  /// An index or a range out of bounds.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// A generic exception.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// A failed memory allocation.
  public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
  /// An object that cannot be accessed.
  public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
  /// An object that is not available.
  public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
}

extension Timer {
  /// Creates a timer that never fires and is not valid, with `Timer()`.
  public convenience init(_unscheduled: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension NSMutableString {
  /// Appends a format with its arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(withVaList(args) { NSString(format: "\(format)", arguments: $0) }.description)
  }
}

/// Content that can be discarded while it is not accessed.
public protocol NSDiscardableContent {
  /// Begins an access. Returns false if the content was discarded.
  func beginContentAccess() -> Bool
  /// Ends an access.
  func endContentAccess()
  /// Discards the content unless it is being accessed.
  func discardContentIfPossible()
  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An exception that represents a programmer error, as in Objective-C.
///
/// - Note: Differs from UIKit: exceptions can't be caught. Raising an exception terminates the process with the
///   message of an uncaught exception.
open class NSException: NSObject, @unchecked Sendable {
  /// The exception's name, which identifies the type of error. It is part of the message.
  public let name: NSExceptionName
  /// A description of the error. nil is treated as an empty string when the exception is raised.
  public let reason: String?
  /// Additional information. Stored only.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Writes the name and reason to standard error and terminates the process.
  open func raise() {
    TesseraFoundation.raise(name.rawValue, reason ?? "")
  }

  /// Terminates the process. The reason is created from a format and its arguments, as in
  /// `NSString(format:arguments:)`.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    TesseraFoundation.raise(name.rawValue, NSString(format: format, arguments: argList) as String)
  }

  open override var description: String { reason ?? name.rawValue }
}

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An error of the programmer, as Objective-C raises it.
///
/// - Note: Differs from UIKit: nothing can catch it; raising one ends the process with the text an app ends with.
open class NSException: NSObject, @unchecked Sendable {
  /// What kind of error it is; part of the message.
  public let name: NSExceptionName
  /// What went wrong, in words; nil counts as an empty text when the exception is raised.
  public let reason: String?
  /// Further facts. Kept and never printed.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception that is not raised yet.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Writes name and reason to standard error, and ends the process.
  open func raise() {
    TesseraFoundation.raise(name.rawValue, reason ?? "")
  }

  /// Ends the process with a reason made of a format and its arguments, as in `NSString(format:arguments:)`.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    TesseraFoundation.raise(name.rawValue, NSString(format: format, arguments: argList) as String)
  }

  open override var description: String { reason ?? name.rawValue }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if !canImport(ObjectiveC)
  public import Foundation

  /// An error of the programmer, as Objective-C raises it.
  ///
  /// - Note: Differs from UIKit: nothing can catch it; raising one ends the process with the text an app ends with.
  open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
      (name, reason, userInfo) = (aName, aReason, aUserInfo)
      super.init()
    }

    /// Ends the process.
    open func raise() {
      TesseraGraphics.raise(name.rawValue, reason ?? "")
    }

    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
      TesseraGraphics.raise(name.rawValue, NSString(format: format, arguments: argList) as String)
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
#endif

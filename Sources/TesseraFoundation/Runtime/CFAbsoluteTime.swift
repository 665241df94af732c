// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Seconds since the first instant of 2001 in UTC, or a number of seconds.
public typealias CFAbsoluteTime = Double

/// Returns the time now, in seconds since the first instant of 2001. It may jump when the clock is set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Seconds from 1970 to 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200

/// A place for an error that a call hands back.
///
/// - Note: Differs from UIKit: a plain pointer, as there is no reference counting behind a caller's back.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Runs a body. On iOS objects that Objective-C keeps alive are released at its end; Swift has none of them here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The seconds since the start of 2001 in UTC, or a number of seconds.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since the start of 2001. It may jump when the clock is set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The seconds from 1970 to 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200

/// A pointer to an error that a call returns.
///
/// - Note: Differs from UIKit: a plain pointer, because there is no autorelease.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Runs a body. On iOS, Objective-C's autoreleased objects are released at its end; Swift on Linux has none.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

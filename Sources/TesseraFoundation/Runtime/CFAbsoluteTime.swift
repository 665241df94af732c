// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A time in seconds since the start of 2001 in UTC, or a duration in seconds.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since the start of 2001. The time may jump when the system clock is adjusted.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The number of seconds from the start of 1970 to the start of 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200

/// A pointer to an error that a function returns through a parameter.
///
/// - Note: Differs from UIKit: a plain pointer, because there is no autorelease pool.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Calls a closure and returns its result. On iOS, objects autoreleased by the closure are released afterward. Swift
/// on Linux has no autoreleased objects.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

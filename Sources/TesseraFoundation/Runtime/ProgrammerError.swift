// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Terminates the process with the message of UIKit's exception.
///
/// UIKit raises an Objective-C exception for misuse, which Swift cannot catch, so an app also terminates. The message is
/// written to the standard error first, because optimized builds drop the message of a failed precondition.
package func raise(_ name: String, _ reason: String) -> Never {
  let reason = reason + (StatementPlace.current.map { " Statement: \($0)" } ?? "")
  let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
  StandardError.write(text)
  preconditionFailure(reason)
}

/// The source location of a statement.
package struct StatementPlace: CustomStringConvertible, @unchecked Sendable {
  /// The current statement, for the text of an error in it. Statement-based languages set it on the main thread.
  package nonisolated(unsafe) static var current: StatementPlace?

  // Half the size of the original, because every statement of a layout has one.
  private let file: UnsafePointer<UInt8>
  private let length: UInt32
  private let line: UInt32

  /// - Parameter fileID: The value of `#fileID`.
  package init?(_ fileID: StaticString, _ line: UInt) {
    guard fileID.hasPointerRepresentation else { return nil }
    file = fileID.utf8Start
    length = UInt32(truncatingIfNeeded: fileID.utf8CodeUnitCount)
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// `Module/File.swift:12`
  package var description: String {
    "\(String(decoding: UnsafeBufferPointer(start: file, count: Int(length)), as: UTF8.self)):\(line)"
  }
}

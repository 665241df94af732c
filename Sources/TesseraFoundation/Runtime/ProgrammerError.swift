// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Terminates the process with the message of UIKit's exception.
///
/// UIKit raises an Objective-C exception for misuse. Swift can't catch it, so apps on iOS are also terminated. The
/// message is written to standard error first, because optimized builds omit the message of a failed precondition.
package func raise(_ name: String, _ reason: String) -> Never {
  let statement = MainQueue.isCurrent ? MainActor.assumeIsolated { CodeLocation.current } : nil
  let reason = reason + (statement.map { " Statement: \($0)" } ?? "")
  let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
  StandardError.write(text)
  preconditionFailure(reason)
}

/// The source location of a statement in a layout language, such as SwiftLayout.
package struct CodeLocation: CustomStringConvertible, @unchecked Sendable {
  /// The statement that is currently running on the main actor, for error messages.
  @MainActor package static var current: CodeLocation?

  // A pointer, because every layout statement stores a location, and a `StaticString` is twice as large.
  private let file: UnsafePointer<UInt8>
  private let length: UInt32
  private let line: UInt32

  /// Creates a location in a source file.
  ///
  /// - Parameter fileID: The value of `#fileID`.
  package init?(_ fileID: StaticString, _ line: UInt) {
    guard fileID.hasPointerRepresentation else { return nil }
    file = fileID.utf8Start
    length = UInt32(truncatingIfNeeded: fileID.utf8CodeUnitCount)
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// The location in the form `Module/File.swift:12`.
  package var description: String {
    "\(String(decoding: UnsafeBufferPointer(start: file, count: Int(length)), as: UTF8.self)):\(line)"
  }
}

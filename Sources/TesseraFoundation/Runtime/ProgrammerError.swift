// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Stops the process with the words UIKit's exception would carry.
///
/// UIKit raises an Objective-C exception for misuse; Swift cannot catch one, so an app ends there too. The text goes to
/// standard error first because optimised builds drop the message of a failed precondition.
package func raise(_ name: String, _ reason: String) -> Never {
  let reason = reason + (StatementPlace.current.map { " Statement: \($0)" } ?? "")
  let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
  StandardError.write(text)
  preconditionFailure(reason)
}

/// Where in a program's source a statement stands.
package struct StatementPlace: CustomStringConvertible, @unchecked Sendable {
  /// The statement being carried out, for the text of an error in it. Languages of statements set it on the main
  /// thread.
  package nonisolated(unsafe) static var current: StatementPlace?

  // Half the size of what they come from, as every statement of a layout carries them.
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

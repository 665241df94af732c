// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A failure is recorded in the test library that runs the test. Each library drops failures outside its tests, so a failure in
// a detached task, which belongs to no test, would be lost. Such failures are recorded in both libraries, and the library that
// runs the process fails the run.

import Foundation
package import Tessera
import TesseraImaging
import TesseraGraphics
package import Testing
import XCTest

/// A location in the source of a test.
package struct SourcePosition: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package var site: String { "\(fileID):\(line):\(column)" }

  package var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}

package enum SnapshotIssue {
  package static func record(_ message: String, at place: SourcePosition) {
    if Test.current == nil { XCTFail(message, file: place.filePath, line: place.line) }
    Issue.record(Comment(rawValue: message), sourceLocation: place.location)
  }

  /// Attaches a failed picture's files to the test in Swift Testing, which stores them in the `--attachments-path`.
  ///
  /// XCTest has no attachments on Linux; its users find the files in the message.
  package static func attach(
    _ pictures: SnapshotResult.Pictures, in folder: String, name: String, at place: SourcePosition
  ) {
    guard Test.current != nil else { return }
    for (kind, relative) in [
      ("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference),
    ] {
      guard let relative else { continue }
      let path = (folder as NSString).appendingPathComponent(relative)
      guard let bytes = try? AtomicFile.read(path) else { continue }
      Attachment.record(bytes, named: "\(name).\(kind).png", sourceLocation: place.location)
    }
  }
}

/// Detection of processes that run tests.
package enum TestProcess {
  package static let isTest = isTest(
    CommandLine.arguments, ProcessInfo.processInfo.environment)

  package static func isTest(_ arguments: [String], _ environment: [String: String]) -> Bool {
    arguments.contains { $0.hasSuffix(".xctest") || $0 == "--testing-library" }
      || environment["XCTestConfigurationFilePath"] != nil
  }

  /// Stops a program that calls an assertion outside of tests, where its failure would go unnoticed.
  package static func check(isTest: Bool = isTest) {
    guard Test.current == nil, !isTest else { return }
    raise(
      "NSInternalInconsistencyException",
      "assertSnapshot was called outside of a test, where its failure would go unnoticed. Call it in a test of XCTest or "
        + "Swift Testing, or use verifySnapshot, which returns the failure.")
  }
}

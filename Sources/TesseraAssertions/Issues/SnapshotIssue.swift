// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A failure is recorded in the testing library that runs the test. Each library drops failures outside its own tests.
// A failure in a detached task does not belong to a test and would be lost. Such a failure is recorded in both
// libraries, so that the library that runs the process fails the run.

import Foundation
package import Tessera
import TesseraImaging
import TesseraGraphics
package import Testing
import XCTest

/// A source location in a test.
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

  /// Attaches a failed image's files to the test in Swift Testing, which stores them in the `--attachments-path`.
  ///
  /// XCTest does not support attachments on Linux. Its users find the paths of the files in the failure message.
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

/// Detects whether the process runs tests.
package enum TestProcess {
  package static let isTest = isTest(
    CommandLine.arguments, ProcessInfo.processInfo.environment)

  package static func isTest(_ arguments: [String], _ environment: [String: String]) -> Bool {
    arguments.contains { $0.hasSuffix(".xctest") || $0 == "--testing-library" }
      || environment["XCTestConfigurationFilePath"] != nil
  }

  /// Stops a program that calls an assertion outside of tests, where failures would be unnoticed.
  package static func check(isTest: Bool = isTest) {
    guard Test.current == nil, !isTest else { return }
    raise(
      "NSInternalInconsistencyException",
      "assertSnapshot was called outside of a test, where its failure would go unnoticed. Call it in a test of XCTest or "
        + "Swift Testing, or use verifySnapshot, which returns the failure.")
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

import Glibc

/// The process that started the tests. All test processes of a `swift test` run have the same starter.
struct TestStarter {
  /// An identifier that is unique on this machine, consisting of the starter's start time and process identifier.
  let run: String
  /// The starter's command line. Empty if the system does not provide it.
  let arguments: [String]

  static let current = TestStarter(process: getppid())

  init(process: pid_t) {
    let line = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))) ?? Data()
    arguments = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The second field is the process's name in parentheses, which can contain any characters. Field 22 is the start
    // time.
    let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ").dropFirst()
    run = "\(fields.dropFirst(19).first ?? "0")-\(process)"
  }

  /// Whether the starter is a test process, which is the case for exit tests.
  var isTest: Bool { arguments.first?.hasSuffix(".xctest") ?? false }
}

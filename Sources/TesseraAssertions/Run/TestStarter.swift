// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

import Glibc

/// The program that started this process. It is the same for all test processes of one `swift test`.
struct TestStarter {
  /// A unique id on this machine: the start time and process id of the starter.
  let run: String
  /// The command line of the starter, or empty if the system does not provide it.
  let arguments: [String]

  static let current = TestStarter(process: getppid())

  init(process: pid_t) {
    let line = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))) ?? Data()
    arguments = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name is in parentheses and may contain anything. Field 3 and later follow it. The 22nd field is the start time.
    let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ").dropFirst()
    run = "\(fields.dropFirst(19).first ?? "0")-\(process)"
  }

  /// Whether it is itself a test process, as for an exit test.
  var isTest: Bool { arguments.first?.hasSuffix(".xctest") ?? false }
}

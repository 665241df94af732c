// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

import Glibc

/// The program that started this process. All test processes of one `swift test` have the same.
struct TestStarter {
  /// Names the starter among all that ever ran on the machine: when it began, and its number.
  let run: String
  /// Its command line; empty on systems that do not tell.
  let arguments: [String]

  static let current = TestStarter(process: getppid())

  init(process: pid_t) {
    let line = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))) ?? Data()
    arguments = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // After the name, which is in brackets and may hold anything, fields 3 and on. The 22nd is the time of the start.
    let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ").dropFirst()
    run = "\(fields.dropFirst(19).first ?? "0")-\(process)"
  }

  /// Whether it is itself a process of tests, as it is of a test that waits for an exit.
  var isTest: Bool { arguments.first?.hasSuffix(".xctest") ?? false }
}

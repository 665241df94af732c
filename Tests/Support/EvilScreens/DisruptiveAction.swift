// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Glibc

/// The action of a disruptive screen. It finishes, but leaves the process in a state that could disturb the next
/// screen.
enum DisruptiveAction: String, CaseIterable {
  case forks
  case forksAndHangs = "forks-and-hangs"
  case changesDirectory = "changes-directory"
  case changesMask = "changes-mask"
  case setsAlarm = "sets-alarm"
  case printsMuch = "prints-much"
  case logsLines = "logs-lines"
  case fillsTheDisk = "fills-the-disk"

  func perform() {
    switch self {
    case .forks: fork()
    case .forksAndHangs: if fork() == 0 { sleep(100_000) }
    case .changesDirectory: chdir("/")
    case .changesMask: umask(0o777)
    case .setsAlarm: alarm(1)
    case .printsMuch: printMegabytes()
    case .logsLines: for line in 0..<number("LINES", 100_000) { print("line \(line) of a noisy screen") }
    case .fillsTheDisk:
      // Limit the file size, which simulates a full disk for this process only.
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      limit.rlim_cur = 0
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    }
  }

  private func printMegabytes() {
    let line = String(repeating: "x", count: 1023)
    for _ in 0..<number("MEGABYTES", 8) * 1024 { print(line) }
  }

  /// Returns an environment variable's value as a number, or a default value. For example, EVIL_SCREENS_LINES.
  private func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["EVIL_SCREENS_" + name].flatMap { Int($0) } ?? usual
  }

  /// Calls `fork`, which the Glibc module marks as unavailable.
  @discardableResult
  private func fork() -> pid_t {
    typealias Fork = @convention(c) () -> pid_t
    guard let symbol = dlsym(nil, "fork") else { return -1 }
    return unsafeBitCast(symbol, to: Fork.self)()
  }
}

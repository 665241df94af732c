// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraOS

/// Tests the output of loggers. Messages are captured instead of being written.
struct LoggerTests {
  private let logger = Logger(subsystem: "app", category: "net")

  /// Returns the lines that the loggers in the body write.
  private func lines(_ body: () -> Void) -> [String] {
    let lines = OSAllocatedUnfairLock(initialState: [String]())
    LogOutput.$catcher.withValue({ line in lines.withLock { $0.append(line) } }) { body() }
    return lines.withLock { $0 }
  }

  @Test func levels() {
    let written = lines {
      logger.log("a")
      logger.log(level: .info, "b")
      logger.trace("c")
      logger.debug("d")
      logger.info("e")
      logger.notice("f")
      logger.warning("g")
      logger.error("h")
      logger.critical("i")
      logger.fault("j")
    }
    let levels = ["default", "info", "debug", "debug", "info", "default", "error", "error", "fault", "fault"]
    #expect(written == zip(levels, "abcdefghij").map { "[app:net] \($0): \($1)" })
  }

  /// Format options correspond to those of printf: two decimal places, hexadecimal with a prefix, and padding on
  /// either side.
  @Test func interpolation() {
    let (name, error) = ("Ada", URLError(.timedOut))
    let written = lines {
      logger.info("x \(name, privacy: .public) \(3.14159, format: .fixed(precision: 2))")
      logger.info("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4)) \(-8, format: .octal)")
      logger.info("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(true) \(false, format: .answer)")
      logger.info("|\(name, align: .right(columns: 5))|\(name, align: .left(columns: 5))|")
      logger.info("\(name, privacy: .private) \(42, privacy: .sensitive)")
      logger.info("\(UInt8(3)) \(Float(0.5)) \(String.self) \([1, 2])")
      logger.info("\(1500.0, format: .exponential(precision: 1)) \(0.25, format: .hybrid)")
    }
    #expect(
      written.map { $0.dropFirst("[app:net] info: ".count) } == [
        "x Ada 3.14", "0x00FF -10", "+007 true no", "|  Ada|Ada  |", "<private> <private>",
        "3 0.500000 String [1, 2]", "1.5e+03 0.25",
      ])
    #expect(lines { logger.error("\(error)") }.first?.contains("URLError") == true)
    let hashes = lines { for _ in 0..<2 { logger.info("\(name, privacy: .private(mask: .hash))") } }
    #expect(hashes[0] == hashes[1] && hashes[0].contains("<mask.hash: ") && !hashes[0].contains("Ada"))
  }

  /// Disabled messages are not composed, so their arguments are not evaluated.
  @Test func doesNotEvaluateDisabledMessages() {
    var calls = 0
    func value() -> Int {
      calls += 1
      return 0
    }
    guard !logger.isEnabled(type: .debug) else { return }
    logger.debug("\(value())")
    logger.info("\(value())")
    Logger(.disabled).fault("\(value())")
    os_signpost(.event, log: .default, name: "x", "\(value())")
    #expect(calls == 0)
    #expect(logger.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .fault))
  }

  @Test(arguments: [
    ("1", true), ("YES", true), ("enable", true), ("", false), ("0", false), ("NO", false), ("disable", false),
  ])
  func variable(value: String, isOn: Bool) {
    #expect(LogOutput.isOn(value) == isOn)
    #expect(!LogOutput.isOn(nil))
  }

  /// Types can be qualified with the name of Apple's module.
  @Test func qualifiedNames() {
    let (logger, log) = (os.Logger(subsystem: "app", category: "ui"), os.OSLog.default)
    #expect(lines { logger.error("x") } == ["[app:ui] error: x"] && log.isEnabled(type: .error))
  }

  /// As in printf, `%m` consumes no argument and prints the error message for `errno`, and `%c` prints a character.
  @Test func charactersAndErrors() {
    let written = lines {
      errno = ENOENT
      os_log("%d: %m, %d", 1, 2)
      os_log("%c%c %{public}c", 65, Int8(98), 0x20AC)
    }
    #expect(written == ["default: 1: No such file or directory, 2", "default: Ab €"])
  }

  @Test func formats() {
    let log = OSLog(subsystem: "app", category: "db")
    let written = lines {
      os_log("%{public}@ took %.1f s", log: log, type: .info, "save", 1.25)
      os_log("%d of %5ld, %x, %u%%", log: log, 3, 42, 255, UInt(7))
      os_log(.error, log: log, "%{private}@ %{private, mask.hash}s %@", "a", "b", [1])
      os_log("plain")
      os_log(.debug, "rate \(0.5, format: .fixed(precision: 1))")
      os_log("missing %@ and %d", log: log)
      os_log("odd % k %", log: log, 1)
    }
    #expect(written[0] == "[app:db] info: save took 1.2 s")
    #expect(written[1] == "[app:db] default: 3 of    42, ff, 7%")
    #expect(written[2].hasPrefix("[app:db] error: <private> <mask.hash: ") && written[2].hasSuffix(" [1]"))
    #expect(
      written[3...] == [
        "default: plain", "debug: rate 0.5", "[app:db] default: missing %@ and %d", "[app:db] default: odd % k %",
      ])
  }
}

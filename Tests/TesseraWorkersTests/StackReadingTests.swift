// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraWorkers
import Foundation
import Testing

@testable import TesseraWorkers

@Suite struct StackReadingTests {
  /// Lines in the format documented in proc(5).
  @Test func memoryMapLines() {
    let line: Substring = "7f12a000-7f12b000 r-xp 00028000 fe:01 1234                       /usr/lib/libc.so.6"
    #expect(
      StackReading.mapping(line)
        == StackReading.Mapping(start: 0x7f12_a000, end: 0x7f12_b000, offset: 0x28000, path: "/usr/lib/libc.so.6"))
    #expect(StackReading.mapping("7f12a000-7f12b000 r--p 00028000 fe:01 1234 /usr/lib/libc.so.6") == nil)
    #expect(StackReading.mapping("7f12a000-7f12b000 r-xp 00000000 00:00 0 ") == nil)
    #expect(StackReading.mapping("7f12a000-7f12b000 r-xp 00000000 00:00 0    [vdso]") == nil)
    #expect(StackReading.mapping("nonsense") == nil)
    #expect(
      StackReading.mapping("1000-2000 r-xp 0 fe:01 1 /a folder/with spaces")?.path == "/a folder/with spaces")
  }

  private func frames(_ names: [String]) -> [StackFrame] { names.map { StackFrame(function: $0, module: "app") } }

  @Test func keepsRelevantFrames() {
    let stack = frames([
      "Swift._assertionFailure(x)", "App.f()", "UIKit.g()", "closure in TesseraWorkers.serve()", "main",
    ])
    #expect(StackReading.shortened(stack, runner: ["TesseraWorkers."]).map(\.function) == ["App.f()", "UIKit.g()"])
    let exit = frames(["tell", "__run_exit_handlers", "exit", "App.f()"])
    #expect(StackReading.shortened(exit, runner: []).map(\.function) == ["exit", "App.f()"])
    #expect(StackReading.shortened(frames(Array(repeating: "f", count: 100)), runner: []).count == 40)
  }

  @Test func simpleNames() {
    let mark = "_622BDA6EB12F6C7514BB05403EDAC3B4"
    #expect(SymbolTable.simple("App.View.(layout in \(mark))() -> ()") == "App.View.layout()")
    #expect(SymbolTable.simple("App.f() -> Swift.Int") == "App.f() -> Swift.Int")
  }

  /// Locations as printed by `llvm-symbolizer` and `addr2line`.
  @Test func sourceLocations() {
    #expect(SourceLines.shortenedPath("/home/me/App/Screens/Login.swift:12:8") == "Screens/Login.swift:12")
    #expect(SourceLines.shortenedPath("/home/me/App/Login.swift:12") == "App/Login.swift:12")
    #expect(SourceLines.shortenedPath("/home/me/App/Login.swift:12 (discriminator 2)") == "App/Login.swift:12")
    #expect(SourceLines.shortenedPath("??:0:0") == "")
    #expect(SourceLines.shortenedPath("??:?") == "")
    #expect(SourceLines.shortenedPath("/<compiler-generated>:0") == "")
  }

  /// A function of this program is found by its address in memory.
  @Test func resolvesAFunctionOfThisProgram() throws {
    var report = tessera_worker_report()
    let pointer = unsafeBitCast(tessera_thread_number as @convention(c) () -> Int32, to: UInt.self)
    report.place = UInt64(pointer)
    report.signal = SIGSEGV
    report.frames.0 = UInt64(pointer)
    report.count = 1
    let frames = StackReading(process: ProcessInfo.processInfo.processIdentifier).frames(of: report, runner: [])
    let frame = try #require(frames.first)
    #expect(frame.function == "tessera_thread_number")
    #expect(frame.module.contains("PackageTests"))
  }

  /// Damaged files yield no names and don't trap.
  @Test func damagedFiles() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("elf-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
    let head = [UInt8](program.prefix(4096))
    var state: UInt64 = 7
    for round in 0..<300 {
      var bytes = Array(head.prefix(round < 100 ? round * 8 : 4096))
      for _ in 0..<8 where !bytes.isEmpty {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % min(64, bytes.count)] = UInt8(truncatingIfNeeded: state >> 24)
      }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      _ = SymbolTable.find([0, 100, .max], in: path)
    }
    #expect(SymbolTable.find([0], in: "/nonexistent").allSatisfy { $0 == nil })
  }
}

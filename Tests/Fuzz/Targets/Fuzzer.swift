// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What libFuzzer calls. This package's other products know nothing of it: the target is there when TESSERA_FUZZ is set, and
// `.ci/fuzz` builds it with coverage and the address sanitizer. One program has all targets, so that it is built once:
//
//     tessera-fuzz png -max_total_time=600 Tests/Fuzz/Corpora/png
//
// A target takes any bytes. It ends the process where an answer is wrong; traps and what the sanitizer finds end it, too.

internal import Foundation

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The chosen target: set once, before the first call.
nonisolated(unsafe) private var chosen = FuzzTarget.png

private func take(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated { chosen.take(input) }
  return 0
}

@main
enum Fuzzer {
  static func main() {
    var arguments = CommandLine.arguments
    guard arguments.count > 1, let target = FuzzTarget(rawValue: arguments.remove(at: 1)) else {
      print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
      exit(CommandLine.arguments.count > 1 ? 2 : 0)
    }
    chosen = target
    // libFuzzer keeps the arguments until the process ends.
    let strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { strings[index] = strdup(argument) }
    strings[arguments.count] = nil
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = strings
    var count = Int32(arguments.count)
    exit(runDriver(&count, &list, take))
  }
}

/// Ends the process with a sentence where an answer is wrong.
func check(_ isRight: Bool, _ sentence: @autoclosure () -> String) {
  guard !isRight else { return }
  FileHandle.standardError.write(Data("wrong answer: \(sentence())\n".utf8))
  abort()
}

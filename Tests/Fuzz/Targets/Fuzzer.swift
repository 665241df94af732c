// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The functions that libFuzzer calls. No other product of the package depends on this target. It exists only if
// TESSERA_FUZZ is set, and `.ci/fuzz` builds it with coverage and the address sanitizer. All targets are in a single
// program, which therefore has to be built only once:
//
//     tessera-fuzz png -max_total_time=600 Tests/Fuzz/Corpora/png
//
// A target accepts any bytes. A wrong result, a trap or a sanitizer finding ends the process.

internal import Foundation

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The selected target. Set once, before the first call.
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
    // libFuzzer retains the arguments until the process ends, so they are never freed.
    let strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { strings[index] = strdup(argument) }
    strings[arguments.count] = nil
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = strings
    var count = Int32(arguments.count)
    exit(runDriver(&count, &list, take))
  }
}

/// Ends the process with a message if `isRight` is false.
func check(_ isRight: Bool, _ sentence: @autoclosure () -> String) {
  guard !isRight else { return }
  FileHandle.standardError.write(Data("wrong answer: \(sentence())\n".utf8))
  abort()
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera
internal import TesseraViews
internal import UIKit

/// Adds one preview, like the macro's code.
private let record: PreviewRecords.Record = {
  nonisolated(unsafe) let records = $0.assumingMemoryBound(to: PreviewRecords.self)
  let number = Numbers.next
  Numbers.next = (number + 1) % 500
  records.pointee.add("Card \(number)", fileID: "App/Screen\(number / 5).swift", line: number % 5) {
    UIViewController()
  }
}

private enum Numbers {
  nonisolated(unsafe) static var next = 0
}

/// `tessera-bench previews [--count N] [--runs N]`: finds that many records of previews and creates screens from them.
@MainActor
func runPreviews(_ arguments: [String]) throws {
  let arguments = try Arguments(arguments, options: ["--count", "--runs"])
  let count = try arguments.count("--count", default: 500)
  let section = Array(repeating: record, count: count)
  var screens = 0
  func find() throws {
    let previews = section.withUnsafeBufferPointer { PreviewRecords.read($0) }
    screens = try ScreenCatalog(previews: previews, goldens: "").screens.count
  }
  let first = try leastMilliseconds(runs: 1, clock: wallMilliseconds, find)
  let least = try leastMilliseconds(runs: try arguments.count("--runs", default: 20), clock: wallMilliseconds, find)
  var line = JSONLine()
  line.add("task", "previews")
  line.add("screens", screens)
  line.add("first_ms", first)
  line.add("least_ms", least)
  print(line.text)
}

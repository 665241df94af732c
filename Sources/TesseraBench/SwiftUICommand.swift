// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench swiftui [--rows N] [--runs N]`: the graph, the layout and the views of SwiftUI.
//
//   rows       A VStack of N rows of three texts: first layout, layout without changes, a change of one text's state

import SwiftUI

func runSwiftUI(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--rows", "--runs"])
  let rows = try options.count("--rows", default: 1000)
  let runs = try options.count("--runs", default: 20)
  MainActor.assumeIsolated { print(SwiftUIBench.rows(count: rows, runs: runs)) }
}

@MainActor
private enum SwiftUIBench {
  /// Changes the state of the middle row.
  final class Trigger {
    var change: () -> Void = {}
  }

  struct Row: View {
    let index: Int
    let isMiddle: Bool
    let trigger: Trigger
    @State private var count = 0

    var body: some View {
      if isMiddle { trigger.change = { count += 1 } }
      return HStack {
        Text("Row \(index)")
        Text(verbatim: "Title")
        Text(verbatim: count % 2 == 0 ? "even" : "odd!").foregroundStyle(.secondary)
      }
    }
  }

  struct Rows: View {
    let count: Int
    let trigger: Trigger
    var body: some View {
      VStack { ForEach(0..<count) { Row(index: $0, isMiddle: $0 == count / 2, trigger: trigger) } }
    }
  }

  static func rows(count: Int, runs: Int) -> String {
    var (first, again, edit) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<runs {
      let trigger = Trigger()
      let start = wallMilliseconds()
      let controller = UIHostingController(rootView: Rows(count: count, trigger: trigger))
      controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      controller.view.layoutIfNeeded()
      let laidOut = wallMilliseconds()
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      let second = wallMilliseconds()
      trigger.change()
      controller.view.layoutIfNeeded()
      let edited = wallMilliseconds()
      first = min(first, laidOut - start)
      again = min(again, second - laidOut)
      edit = min(edit, edited - second)
    }
    var line = JSONLine()
    line.add("name", "rows")
    line.add("rows", count)
    line.add("first_ms", first)
    line.add("again_ms", again)
    line.add("edit_ms", edit)
    return line.text
  }
}

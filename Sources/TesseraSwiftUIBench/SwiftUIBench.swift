// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench-swiftui` lays out a VStack of 1,000 rows, each with three `Text` views. It prints the shortest times
// of 20 runs as JSON, in milliseconds: the first layout, a layout without changes, and a layout after one row's state
// changes. It is a separate program because linking SwiftUI adds work at launch, which would affect the counters of
// `tessera-bench`.
//
// `tessera-bench-swiftui list` opens a `List` and a `LazyVStack` of 10,000 rows, and scrolls each by the height of a row.
//
// `tessera-bench-swiftui motion` prints the time of a frame while 200 views move. `tessera-bench-swiftui scroll` prints how many
// frames of a scrolling list of 10,000 rows are painted in a second.
//
// `tessera-bench-swiftui messages` renders the gallery's UIKit screen `messages` and its SwiftUI counterpart, 30 times
// each, from view code to PNG bytes. It prints the shortest time of each as JSON, in milliseconds, and the ratio of
// SwiftUI's time to UIKit's. With `--out FOLDER`, it measures nothing and writes both images to the folder instead.
//
// `tessera-bench-swiftui flow` runs the flow of twenty steps of the gallery's UIKit screen `checkout` and of its SwiftUI
// counterpart, 10 times each, and prints the number of steps, the shortest times and their ratio.

import Foundation
import SwiftUI

/// An object through which the benchmark changes the middle row's state.
@MainActor
private final class Trigger {
  var change: () -> Void = {}
}

private struct Row: View {
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

private struct Rows: View {
  let count: Int
  let trigger: Trigger
  var body: some View {
    VStack { ForEach(0..<count) { Row(index: $0, isMiddle: $0 == count / 2, trigger: trigger) } }
  }
}

/// The shortest times of several runs, in milliseconds.
private struct Times: Encodable {
  var first = Double.infinity
  var again = Double.infinity
  var edit = Double.infinity
}

@main
@MainActor
enum SwiftUIBench {
  private static let rows = 1000
  private static let runs = 20

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      stop("tessera-bench-swiftui: \(error)", code: 1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    if arguments.isEmpty {
      var times = Times()
      for _ in 0..<runs { measure(&times) }
      try printJSON(times)
    } else if arguments == ["list"] {
      try printJSON(ListBench.measure())
    } else if arguments == ["motion"] {
      try printJSON(MotionBench.measure())
    } else if arguments == ["scroll"] {
      try printJSON(MotionBench.measureScrolling())
    } else if arguments == ["messages"] {
      try printJSON(MessagesBench().measure())
    } else if arguments == ["flow"] {
      try printJSON(FlowBench().measure())
    } else if arguments.count == 3, arguments.starts(with: ["messages", "--out"]) {
      try MessagesBench().writeImages(to: arguments[2])
    } else {
      stop("Usage: tessera-bench-swiftui [list | motion | scroll | flow | messages [--out FOLDER]]", code: 2)
    }
  }

  private static func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(code)
  }

  private static func measure(_ times: inout Times) {
    let trigger = Trigger()
    let controller = UIHostingController(rootView: Rows(count: rows, trigger: trigger))
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    times.first = min(times.first, milliseconds { controller.view.layoutIfNeeded() })
    times.again = min(
      times.again,
      milliseconds {
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
      })
    times.edit = min(
      times.edit,
      milliseconds {
        trigger.change()
        controller.view.layoutIfNeeded()
      })
  }

  static func milliseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench-swiftui` lays out a VStack of 1,000 rows, each with three `Text` views. It prints the shortest times
// of 20 runs as JSON, in milliseconds: the first layout, a layout without changes, and a layout after one row's state
// changes. It is a separate program because linking SwiftUI adds work at launch, which would affect the counters of
// `tessera-bench`.

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

  static func main() throws {
    var times = Times()
    for _ in 0..<runs { measure(&times) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(times), as: UTF8.self))
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

  private static func milliseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
  }
}

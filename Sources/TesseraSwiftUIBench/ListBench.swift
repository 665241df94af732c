// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI

/// Opening and scrolling containers of 10,000 rows, of which the screen shows 19.
@MainActor
enum ListBench {
  /// The shortest times of several runs, in milliseconds.
  struct Times: Encodable {
    var openList = Double.infinity
    var scrollList = Double.infinity
    var openStack = Double.infinity
    var scrollStack = Double.infinity
  }

  private static let rows = 10_000
  private static let runs = 20

  static func measure() -> Times {
    var times = Times()
    for _ in 0..<runs {
      let list = List(0..<rows, id: \.self) { Text("Row \($0)") }.listStyle(.plain)
      (times.openList, times.scrollList) = shortest((times.openList, times.scrollList), measure(list))
      let stack = ScrollView { LazyVStack { ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(height: 36) } } }
      (times.openStack, times.scrollStack) = shortest((times.openStack, times.scrollStack), measure(stack))
    }
    return times
  }

  private static func shortest(_ one: (Double, Double), _ other: (Double, Double)) -> (Double, Double) {
    (min(one.0, other.0), min(one.1, other.1))
  }

  /// Returns the times of the first layout, and of a layout after scrolling by one row.
  private static func measure(_ view: some View) -> (open: Double, scroll: Double) {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let open = SwiftUIBench.milliseconds { controller.view.layoutIfNeeded() }
    guard let scrollView = scrollView(in: controller.view) else { return (open, .infinity) }
    let scroll = SwiftUIBench.milliseconds {
      scrollView.contentOffset.y += 44
      controller.view.layoutIfNeeded()
    }
    return (open, scroll)
  }

  private static func scrollView(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }
}

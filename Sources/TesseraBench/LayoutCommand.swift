// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench layout [--views N] [--runs N]` measures the layout engine through the view API.
//
//     siblings   N views with four anchors each in one superview: activate, lay out, lay out again, change one constant
//     stacks     N nested stack views and labels: first layout, then one label's text changes

import Foundation
import Tessera
import UIKit

func runLayout(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--views", "--runs"])
  let views = try options.count("--views", default: 1000)
  let runs = try options.count("--runs", default: 20)
  MainActor.assumeIsolated {
    print(LayoutBench.siblings(views, runs))
    print(LayoutBench.stacks(views, runs))
  }
}

@MainActor
private enum LayoutBench {
  static func siblings(_ count: Int, _ runs: Int) -> String {
    var (first, again, edit) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<runs {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let views = (0..<count).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let start = wallMilliseconds()
      var leading: NSLayoutConstraint?
      for (index, view) in views.enumerated() {
        let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(8 + index % 10))
        NSLayoutConstraint.activate([
          edge, view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(20 * index)),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          view.heightAnchor.constraint(equalToConstant: 44),
        ])
        leading = edge
      }
      root.layoutIfNeeded()
      let laidOut = wallMilliseconds()
      root.layoutIfNeeded()
      let second = wallMilliseconds()
      leading?.constant = 12
      root.layoutIfNeeded()
      let edited = wallMilliseconds()
      first = min(first, laidOut - start)
      again = min(again, second - laidOut)
      edit = min(edit, edited - second)
    }
    return line("siblings", count, first, again, edit)
  }

  static func stacks(_ count: Int, _ runs: Int) -> String {
    var (first, again, edit) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<runs {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 8000))
      var labels: [UILabel] = []
      var remaining = count
      let top = stack(axis: .vertical, remaining: &remaining, labels: &labels)
      top.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(top)
      let start = wallMilliseconds()
      NSLayoutConstraint.activate([
        top.leadingAnchor.constraint(equalTo: root.leadingAnchor), top.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      let laidOut = wallMilliseconds()
      root.layoutIfNeeded()
      let second = wallMilliseconds()
      labels[labels.count / 2].text = "Another text"
      root.layoutIfNeeded()
      let edited = wallMilliseconds()
      first = min(first, laidOut - start)
      again = min(again, second - laidOut)
      edit = min(edit, edited - second)
    }
    return line("stacks", count, first, again, edit)
  }

  /// Creates stack views with four arranged views each, breadth-first and stack views first, until the number of
  /// views is reached.
  private static func stack(
    axis: NSLayoutConstraint.Axis, remaining: inout Int, labels: inout [UILabel]
  ) -> UIStackView {
    let root = UIStackView()
    root.axis = axis
    root.spacing = 8
    remaining -= 1
    var open = [root]
    var next = 0
    while next < open.count {
      let parent = open[next]
      next += 1
      for _ in 0..<4 where remaining > 0 {
        remaining -= 1
        if remaining > open.count * 3 {
          let child = UIStackView()
          child.axis = parent.axis == .vertical ? .horizontal : .vertical
          child.spacing = 8
          parent.addArrangedSubview(child)
          open.append(child)
        } else {
          let label = UILabel()
          label.text = "Label \(labels.count)"
          labels.append(label)
          parent.addArrangedSubview(label)
        }
      }
    }
    return root
  }

  private static func line(_ name: String, _ views: Int, _ first: Double, _ again: Double, _ edit: Double) -> String {
    var line = JSONLine()
    line.add("name", name)
    line.add("views", views)
    line.add("first_ms", first)
    line.add("again_ms", again)
    line.add("edit_ms", edit)
    return line.text
  }
}

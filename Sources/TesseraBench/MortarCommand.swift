// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench mortar [--constraints N] [--runs N]` measures creating and activating constraints with Mortar's
// `|=|` operator and with anchors, alternating in the same process. Prints the ratio of the minimum times.

import Foundation
import Mortar

func runMortar(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--constraints", "--runs"])
  let constraints = try options.count("--constraints", default: 10_000)
  let runs = try options.count("--runs", default: 20)
  MainActor.assumeIsolated {
    print(MortarBench.compare(views: max(1, constraints / 4), runs: runs))
  }
}

@MainActor
private enum MortarBench {
  static func compare(views count: Int, runs: Int) -> String {
    var (mortar, anchors) = (Double.infinity, Double.infinity)
    for _ in 0..<runs {
      anchors = min(anchors, time(count, anchorConstraints))
      mortar = min(mortar, time(count, mortarConstraints))
    }
    var line = JSONLine()
    line.add("name", "mortar")
    line.add("constraints", count * 4)
    line.add("runs", runs)
    line.add("mortar_ms", mortar)
    line.add("anchors_ms", anchors)
    line.add("ratio", mortar / anchors)
    return line.text
  }

  private static func time(_ count: Int, _ make: (UIView, [UIView]) -> Void) -> Double {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let views = (0..<count).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    let start = cpuMilliseconds()
    make(root, views)
    return cpuMilliseconds() - start
  }

  private static func mortarConstraints(_ root: UIView, _ views: [UIView]) {
    var previous = root
    for view in views {
      view.m_left |=| root.m_left + 8
      view.m_top |=| previous.m_top + 4
      view.m_width |=| root.m_width * 0.5
      view.m_height |=| 44
      previous = view
    }
  }

  private static func anchorConstraints(_ root: UIView, _ views: [UIView]) {
    var previous = root
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8).isActive = true
      view.topAnchor.constraint(equalTo: previous.topAnchor, constant: 4).isActive = true
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
      view.heightAnchor.constraint(equalToConstant: 44).isActive = true
      previous = view
    }
  }
}

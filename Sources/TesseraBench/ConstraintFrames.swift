// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import UIKit

/// A controller with 200 views in a grid of ten columns. Changing constants moves all of them.
final class GridViewController: UIViewController {
  enum Links: String, CaseIterable {
    /// Each view is attached to its neighbors, and a single constant moves all views.
    case chained
    /// Each view is attached to the root view, and all constants change.
    case separate
  }

  let views = (0..<200).map { _ in UIView() }
  private let links: Links
  private(set) var changing: [NSLayoutConstraint] = []

  init(_ links: Links) {
    self.links = links
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in views {
      subview.translatesAutoresizingMaskIntoConstraints = false
      subview.backgroundColor = .systemBlue
      view.addSubview(subview)
    }
    for index in views.indices {
      let (leading, top) = place(index)
      NSLayoutConstraint.activate([
        leading, top, views[index].widthAnchor.constraint(equalToConstant: 32),
        views[index].heightAnchor.constraint(equalTo: views[index].widthAnchor),
      ])
      if links == .separate || index == 0 { changing.append(leading) }
    }
  }

  private func place(_ index: Int) -> (NSLayoutConstraint, NSLayoutConstraint) {
    let subview = views[index]
    let (row, column) = index.quotientAndRemainder(dividingBy: 10)
    if links == .separate || index == 0 {
      return (
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: CGFloat(38 * column)),
        subview.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(40 * row))
      )
    }
    if column == 0 {
      let above = views[index - 10]
      return (
        subview.leadingAnchor.constraint(equalTo: above.leadingAnchor),
        subview.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8)
      )
    }
    let left = views[index - 1]
    return (
      subview.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 6),
      subview.topAnchor.constraint(equalTo: left.topAnchor)
    )
  }

  func move(to distance: CGFloat) {
    for (index, constraint) in changing.enumerated() { constraint.constant = CGFloat(38 * (index % 10)) + distance }
    view.layoutIfNeeded()
  }
}

/// Measures the cost of changing constants, both when solved in every frame and when animated.
@MainActor
struct ConstraintFrames {
  let links: GridViewController.Links

  func line() throws -> String {
    let links = links
    let screen = Screen("grid", device: .iPhone14) { GridViewController(links) }
    var line = JSONLine()
    line.add("name", "constraints, \(links)")
    let grid = GridViewController(links)
    grid.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    grid.view.layoutIfNeeded()
    line.add("views", grid.views.count)
    line.add("constants", grid.changing.count)
    addPercentiles(
      "relayout", of: (0..<1000).map { frame in time { grid.move(to: CGFloat(frame % 100) / 3) } }, to: &line)
    var start = 0.0
    let frames = try Renderer().frames(of: screen, fps: FrameRate(60), to: 5) { controller in
      guard let grid = controller as? GridViewController else { return }
      start = time { UIView.animate(withDuration: 5) { grid.move(to: 30) } }
    }
    line.add("animate_ms", start)
    addPercentiles("commands", of: frames.numbers.map { _ in time { _ = frames.next() } }, to: &line)
    return line.text
  }

  private func time(_ body: () -> Void) -> Double {
    let start = wallMilliseconds()
    body()
    return wallMilliseconds() - start
  }

  private func addPercentiles(_ name: String, of times: [Double], to line: inout JSONLine) {
    let sorted = times.sorted()
    line.add("\(name)_ms_p50", sorted[sorted.count / 2])
    line.add("\(name)_ms_p95", sorted[sorted.count * 95 / 100])
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A catalog with misbehaving screens. Some of them terminate or block their process, and some leave it in a bad
// state. The remaining screens are good. The test runner's tests run the catalog as a user would, and the render
// pool's tests use it as the worker program.
//
// The environment variable EVIL_SCREENS_GOOD sets the number of good screens. EVIL_SCREENS_FLOWS adds a screen with
// flows. EVIL_SCREENS_LARGE adds two screens with 10,000 views and one screen with conflicting constraints.

import Foundation
import Glibc
import Tessera
import TesseraCommand
import TesseraServer
import UIKit

@main
struct EvilScreens {
  static func main() async {
    let goodCount = ProcessInfo.processInfo.environment["EVIL_SCREENS_GOOD"].flatMap { Int($0) } ?? 10
    if let answer = FalseAnswer.ofThisProcess { await answer.serve() }
    await RenderPool.serveIfWorker {
      catalog(goodCount)
      ScreenTemplate("sign", Sign.self, device: device) { sign in SignView(sign) }
      ScreenTemplate("deed", EvilParameters.self, device: device) { evil in ActingView { evil.perform() } }
    }
    await CatalogCommand.main(catalog(goodCount))
  }

  /// Returns the catalog, with the evil screens spread among the good ones.
  static func catalog(_ goodCount: Int) -> ScreenCatalog {
    var screens = (0..<goodCount).map { index in
      Screen("good-\(index)", device: device, snapshots: SnapshotMatrix(appearances: [.light])) { GoodView(index) }
    }
    for (index, action) in HostileAction.allCases.enumerated() {
      let screen = Screen("evil-\(action.rawValue)", device: device, snapshots: SnapshotMatrix(appearances: [.light])) {
        ActingView { action.perform() }
      }
      screens.insert(screen, at: min(screens.count, index * (goodCount / HostileAction.allCases.count + 1)))
    }
    for (index, action) in DisruptiveAction.allCases.enumerated() {
      let screen = Screen("rude-\(action.rawValue)", device: device, snapshots: SnapshotMatrix(appearances: [.light])) {
        ActingView { action.perform() }
      }
      screens.insert(screen, at: min(screens.count, index * 3))
    }
    screens.append(moving)
    if ProcessInfo.processInfo.environment["EVIL_SCREENS_FLOWS"] != nil { screens.append(walked) }
    if ProcessInfo.processInfo.environment["EVIL_SCREENS_LARGE"] != nil {
      screens += [LargeView.wide, LargeView.deep, contradicting]
    }
    return ScreenCatalog(screens, goldens: "/nonexistent/goldens")
  }

  /// A screen with two animations: one prints text and succeeds, the other crashes.
  private static let moving = Screen(
    "moving", device: device,
    animations: [
      ScreenAnimation("slide", duration: 1, snapshotFrames: 0) { (view: UIView) in
        print("The screen says so")
        UIView.animate(withDuration: 1) { view.subviews.first?.center.x = 50 }
      },
      ScreenAnimation("crash", duration: 1, snapshotFrames: 0) { (_: UIView) in HostileAction.fatalError.perform() },
    ],
    snapshots: SnapshotMatrix(appearances: [])
  ) { GoodView(0) }

  /// A screen with four flows: one passes, one crashes at a tap, one never ends, and one can't find its element.
  private static let walked = Screen(
    "walked", device: device,
    flows: [
      Flow("Good") { $0.snapshot("Here") },
      Flow("Crash") { $0.tap(.at(30, 20)) },
      Flow("Endless") { driver in while !driver.exists("Godot") { driver.wait(0.1) } },
      Flow("Lost") { $0.tap("Godot") },
    ], snapshots: SnapshotMatrix(appearances: [])
  ) {
    let button = UIButton(type: .custom, primaryAction: UIAction { _ in HostileAction.unwrapsNil.perform() })
    button.accessibilityIdentifier = "go"
    return button
  }

  /// A screen with a label that has two conflicting width constraints.
  private static let contradicting = Screen(
    "contradicts", device: .iPhone14, snapshots: SnapshotMatrix(appearances: [])
  ) {
    let (view, label) = (UIView(), UILabel())
    view.backgroundColor = .systemBackground
    label.text = "Two widths"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
      label.widthAnchor.constraint(equalToConstant: 240),
    ])
    return view
  }

  private static let device = (try? Device(name: "tiny", size: CGSize(width: 60, height: 40), scale: 1)) ?? .iPhoneSE
}

/// A view with a label. It makes a good screen use fonts, layout and drawing.
final class GoodView: UIView {
  init(_ number: Int) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "\(number)"
    label.frame = CGRect(x: 4, y: 4, width: 50, height: 20)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This view is not in a nib.") }
}

/// A view that performs its action at its first layout.
final class ActingView: UIView {
  private var deed: (() -> Void)?

  init(_ deed: @escaping () -> Void) {
    self.deed = deed
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This view is not in a nib.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let deed = self.deed
    self.deed = nil
    deed?()
  }
}

/// A view with 10,000 descendants: boxes with labels and constraints, either all in one superview or deeply nested.
final class LargeView: UIView {
  nonisolated static let wide = Screen("large-wide", device: .iPhone14, snapshots: SnapshotMatrix(appearances: [])) {
    LargeView(rows: 2500, depth: 0)
  }
  nonisolated static let deep = Screen("large-deep", device: .iPhone14, snapshots: SnapshotMatrix(appearances: [])) {
    LargeView(rows: 100, depth: 96)
  }

  /// - Parameters:
  ///   - rows: The number of rows, each with a box, a label, a dot and a line.
  ///   - depth: The number of views around each row.
  init(rows: Int, depth: Int) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let columns = 25
    for row in 0..<rows {
      var box = add(UIView(), to: self)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(row % columns) * 15),
        box.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(row / columns) * 8),
        box.widthAnchor.constraint(equalToConstant: 15), box.heightAnchor.constraint(equalToConstant: 8),
      ])
      for _ in 0..<depth {
        let inner = add(UIView(), to: box)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          inner.topAnchor.constraint(equalTo: box.topAnchor),
          inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
          inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        box = inner
      }
      let (label, dot, line) = (add(UILabel(), to: box), add(UIView(), to: box), add(UIView(), to: box))
      (label.text, label.font) = ("\(row)", .systemFont(ofSize: 5))
      dot.backgroundColor = .systemTeal
      line.backgroundColor = .separator
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
        label.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        dot.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        dot.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        dot.widthAnchor.constraint(equalToConstant: 2), dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
        line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: box.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 0.5),
      ])
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This view is not in a nib.") }

  private func add<View: UIView>(_ view: View, to parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }
}

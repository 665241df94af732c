// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench blur [--runs N]` measures the cost of blurred bars and of push transitions, painted on one thread.
//
//     bar    an effect view of 390 x 88 points at scale 3 over rows of text: the time of the image minus the time of the same
//            image without the view. `blur_ms` uses rows that are different from all earlier images, `cached_ms` uses the
//            rows of the previous image.
//     glass  the same for glass of 390 x 62 points.
//     looks  the gallery's show-messages from view code to pixels, in the looks of iOS 18 and 26, and the ratio of the times.
//     push   a list pushes a page on an iPhone 14, 1170 x 2532 pixels: frames per second of wall time, including layout and
//            display lists.
//
// Each time is the minimum of all runs.

import Foundation
import Tessera
import TesseraGallery
import TesseraRaster
import UIKit

func runBlur(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--runs"])
  let runs = try options.count("--runs", default: 20)
  try MainActor.assumeIsolated {
    for surface in BarBlur.Surface.allCases { print(try BarBlur(surface).line(runs: runs)) }
    print(try lookTimes(runs: runs))
    print(try PushFrames().line(runs: runs))
  }
}

/// Returns the minimum times of a screen in both looks. Their runs alternate.
@MainActor
private func lookTimes(runs: Int) throws -> String {
  let screen = try galleryCatalog.select(["show-messages"])[0]
  var times: [Look: Double] = [:]
  for _ in 0...runs {
    for look in Look.allCases {
      let options = RenderOptions(device: screen.device.with(look: look))
      let start = wallMilliseconds()
      _ = try Renderer(threads: 1).bitmap(of: screen, options: options)
      times[look] = min(times[look] ?? .infinity, wallMilliseconds() - start)
    }
  }
  var line = JSONLine()
  line.add("name", "looks")
  line.add("ios_18_ms", times[.iOS18] ?? 0)
  line.add("ios_26_ms", times[.iOS26] ?? 0)
  line.add("ratio", (times[.iOS26] ?? 0) / (times[.iOS18] ?? 1))
  return line.text
}

@MainActor
private struct BarBlur {
  /// The view over the rows.
  enum Surface: String, CaseIterable { case bar, glass }

  private let renderer = Renderer(threads: 1)
  private let device: Device
  private let surface: Surface
  /// The number of images. It exceeds the capacity of the cache for blurred backgrounds, so that each image is
  /// evicted before it is painted again.
  private static let pictures = 40

  init(_ surface: Surface) throws {
    self.surface = surface
    device = try Device(name: "bar", size: CGSize(width: 390, height: 88), scale: 3)
  }

  func line(runs: Int) throws -> String {
    let plain = try lists(isBlurred: false)
    let blurred = try lists(isBlurred: true)
    let without = try minimumTime(plain, runs: runs)
    let new = try minimumTime(blurred, runs: runs)
    let cached = try minimumTime([blurred[0]], runs: runs * Self.pictures)
    var line = JSONLine()
    line.add("name", surface.rawValue)
    line.add("without_ms", without)
    line.add("blur_ms", new - without)
    line.add("cached_ms", cached - without)
    return line.text
  }

  /// Returns the minimum time for one image, excluding the first round.
  private func minimumTime(_ lists: [DisplayList], runs: Int) throws -> Double {
    var least = Double.infinity
    for run in 0...runs {
      for list in lists {
        let start = wallMilliseconds()
        _ = try renderer.paint(list)
        if run > 0 { least = min(least, wallMilliseconds() - start) }
      }
    }
    return least
  }

  private func lists(isBlurred: Bool) throws -> [DisplayList] {
    try (0..<Self.pictures).map { index in
      let shown = isBlurred ? surface : nil
      let screen = Screen("bar", device: device) { Self.rows(scrolledBy: CGFloat(index), below: shown) }
      return try renderer.layout(screen).displayList
    }
  }

  private static func rows(scrolledBy offset: CGFloat, below surface: Surface?) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
    page.backgroundColor = .systemBackground
    for row in 0..<3 {
      let top = CGFloat(44 * row) - offset
      let dot = UIView(frame: CGRect(x: 16, y: top + 7, width: 30, height: 30))
      dot.backgroundColor = [.systemBlue, .systemGreen, .systemOrange][row]
      dot.layer.cornerRadius = 15
      let label = UILabel(frame: CGRect(x: 62, y: top, width: 300, height: 44))
      label.text = "Row \(row) of a list under a bar"
      page.addSubview(dot)
      page.addSubview(label)
    }
    guard let surface else { return page }
    let effect = surface == .glass ? UIGlassEffect() : UIBlurEffect(style: .systemChromeMaterial)
    let bar = UIVisualEffectView(effect: effect)
    bar.frame = surface == .glass ? CGRect(x: 0, y: 13, width: 390, height: 62) : page.bounds
    page.addSubview(bar)
    return page
  }
}

@MainActor
private struct PushFrames {
  private static let frames = 30

  func line(runs: Int) throws -> String {
    var (wall, cpu, pixels) = (Double.infinity, Double.infinity, 0)
    for _ in 0..<runs {
      let (wallStart, cpuStart) = (wallMilliseconds(), cpuMilliseconds())
      pixels = try push()
      wall = min(wall, wallMilliseconds() - wallStart)
      cpu = min(cpu, cpuMilliseconds() - cpuStart)
    }
    var line = JSONLine()
    line.add("name", "push")
    line.add("frames", Self.frames)
    line.add("painted_fps", Double(Self.frames) * 1000 / wall)
    line.add("cpu_ms", cpu / Double(Self.frames))
    line.add("painted_pixels_per_frame", pixels / Self.frames)
    return line.text
  }

  /// Returns the number of painted pixels.
  private func push() throws -> Int {
    let screen = Screen("push", device: .iPhone14) {
      UINavigationController(rootViewController: PushedListController(title: "Chapters"))
    }
    let frames = try Renderer(threads: 1).frames(of: screen, fps: FrameRate(60), to: Double(Self.frames - 1) / 60) {
      controller in
      let page = PushedListController(title: "Chapter 4")
      (controller as? UINavigationController)?.pushViewController(page, animated: true)
    }
    var painter = Renderer(threads: 1).framePainter()
    while let frame = frames.next() { _ = try painter.paint(frame) }
    return painter.paintedPixels
  }
}

/// A controller with a title and a list of twenty rows.
private final class PushedListController: UITableViewController {
  init(title: String) {
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "\(title ?? "") \(indexPath.row + 1)"
    content.secondaryText = "Pages \(20 * indexPath.row + 1) to \(20 * indexPath.row + 20)"
    content.image = UIImage(systemName: "book")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

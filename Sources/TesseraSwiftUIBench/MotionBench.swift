// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Tessera

/// The time of a frame while 200 views move, from advancing the clock to the display list.
@MainActor
enum MotionBench {
  /// The medians of all frames of an animation, in milliseconds.
  struct Times: Encodable {
    /// The frame's time if views are moved by `offset`, which does not affect layout.
    var offset = 0.0
    /// The frame's time if the spacing of stacks changes, so that every frame is laid out.
    var layout = 0.0
    /// The frame's time if `UIView.animate` moves the same number of views.
    var uiKit = 0.0
  }

  /// The frames per second of wall time while a list of 10,000 rows scrolls, painted with 2 pixels per point.
  struct Scrolling: Encodable {
    var paintedFramesPerSecond = 0.0
  }

  private static let device = Device.iPhone14

  static func measure() throws -> Times {
    Times(
      offset: try median { MovingGrid(moves: .offset, trigger: $0) },
      layout: try median { MovingGrid(moves: .spacing, trigger: $0) },
      uiKit: try medianOfUIKit())
  }

  static func measureScrolling() throws -> Scrolling {
    let seconds = 2.0
    let device = try Device(name: "scroll", size: device.size, scale: 2)
    let screen = Screen("scroll", device: device) {
      UIHostingController(rootView: List(0..<10_000, id: \.self) { Text("Row \($0)") })
    }
    let renderer = Renderer()
    let frames = try renderer.frames(of: screen, fps: FrameRate(60), to: seconds) { controller in
      guard let list = scrollView(in: controller.view) else { return }
      UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) { list.contentOffset.y += 2_000 }
    }
    let clock = ContinuousClock()
    let start = clock.now
    var painter = renderer.framePainter()
    while let frame = frames.next() { _ = try painter.paint(frame) }
    return Scrolling(
      paintedFramesPerSecond: Double(frames.numbers.count) / (start.duration(to: clock.now) / .seconds(1)))
  }

  private static func median(_ grid: @escaping @MainActor @Sendable (MotionTrigger) -> MovingGrid) throws -> Double {
    let trigger = MotionTrigger()
    let screen = Screen("grid", device: device) { UIHostingController(rootView: grid(trigger)) }
    return try median(screen) { _ in trigger.move() }
  }

  private static func medianOfUIKit() throws -> Double {
    let screen = Screen("grid", device: device) { UIKitGrid() }
    return try median(screen) { controller in
      UIView.animate(withDuration: MovingGrid.duration) {
        for view in controller.view.subviews { view.center.x += 30 }
      }
    }
  }

  private static func median(_ screen: Screen, _ start: @escaping @MainActor (UIViewController) -> Void) throws -> Double {
    let frames = try Renderer().frames(of: screen, fps: FrameRate(60), to: MovingGrid.duration, animation: start)
    let times = frames.numbers.map { _ in SwiftUIBench.milliseconds { _ = frames.next() } }.sorted()
    return times[times.count / 2]
  }

  private static func scrollView(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }
}

/// An object through which the benchmark starts the animation of a grid.
@MainActor
private final class MotionTrigger: Sendable {
  var move: () -> Void = {}
}

/// Squares in ten columns and twenty rows.
private struct MovingGrid: View {
  enum Moves { case offset, spacing }

  static let duration = 5.0

  let moves: Moves
  let trigger: MotionTrigger
  @State private var isMoved = false

  var body: some View {
    trigger.move = { withAnimation(.linear(duration: Self.duration)) { isMoved.toggle() } }
    return VStack(spacing: 8) {
      ForEach(0..<20) { _ in
        HStack(spacing: moves == .spacing && isMoved ? 1 : 6) {
          ForEach(0..<10) { _ in
            Rectangle().fill(.blue).frame(width: 32, height: 32)
              .offset(x: moves == .offset && isMoved ? 30 : 0)
          }
        }
      }
    }
  }
}

/// The same squares as UIKit views.
private final class UIKitGrid: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<200 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 10)
      let square = UIView(frame: CGRect(x: 38 * column, y: 40 * row, width: 32, height: 32))
      square.backgroundColor = .systemBlue
      view.addSubview(square)
    }
  }
}

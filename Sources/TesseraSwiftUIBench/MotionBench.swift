// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Tessera
import TesseraImaging

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

  /// The frames per second of wall time while a list of 10,000 rows scrolls by 2,000 points, painted with 2 pixels per point
  /// and encoded as PNG.
  struct Scrolling: Encodable {
    var framesPerSecond = 0.0
  }

  private static let device = Device.iPhone14

  static func measure() throws -> Times {
    Times(
      offset: try median { MovingGrid(moves: .offset, trigger: $0) },
      layout: try median { MovingGrid(moves: .spacing, trigger: $0) },
      uiKit: try medianOfUIKit())
  }

  static func measureScrolling() throws -> Scrolling {
    let device = try Device(name: "scroll", size: device.size, scale: 2)
    let screen = Screen("scroll", device: device) {
      UIHostingController(rootView: List(0..<10_000, id: \.self) { Text("Row \($0)") })
    }
    var result = Scrolling()
    for _ in 0..<10 {
      let renderer = Renderer()
      let frames = try renderer.frames(of: screen, fps: FrameRate(60), to: 0.3) { controller in
        scrollView(in: controller.view)?.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
      }
      let count = Double(frames.numbers.count)
      var painter = renderer.framePainter()
      let time = try ContinuousClock().measure {
        while let frame = frames.next() { _ = try PNG.encode(painter.paint(frame)) }
      }
      result.framesPerSecond = max(result.framesPerSecond, count / (time / .seconds(1)))
    }
    return result
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

  private static func median(_ screen: Screen, _ start: @escaping @MainActor (UIViewController) -> Void) throws
    -> Double
  {
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

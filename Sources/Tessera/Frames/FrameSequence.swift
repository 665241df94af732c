// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A screen over time. The screen is made and laid out at time 0, its animation is started, and time moves on; what ends on
// the way ends at its own time, and layout follows at once. So a frame depends on its time only: alone, in a sequence, or
// in another sequence with other times, it has the same commands and therefore the same bytes.
//
//   FrameSequence (main actor) ──Frame: number, time, DisplayList──► FramePainter ──Bitmap──► files
//                                                                     repaints what changed

public import Foundation
public import TesseraRaster
public import TesseraViews

/// One moment of an animation.
public struct Frame: Sendable {
  /// The frame's number, counted from 0 at time 0.
  public let number: Int
  /// Seconds from the start of the animation.
  public let time: Double
  /// The drawing commands of the frame, in pixels.
  public let displayList: DisplayList
}

/// A screen whose time moves.
///
///     let frames = try renderer.frames(of: card, fps: FrameRate(60), from: 0, to: 0.8) { $0.open() }
///     while let frame = try frames.next() { … }
@MainActor
public final class FrameSequence {
  /// The numbers of the frames that `next()` returns.
  public private(set) var numbers: ClosedRange<Int>
  /// How many frames a second.
  public let rate: FrameRate
  /// The window of the screen, whose views have their final values and not those shown in between.
  public let window: UIWindow
  /// The device that the screen is on.
  public let device: Device
  /// What of the device is in the frames; nil for the window alone.
  private let chrome: DeviceChrome?
  private let stage: Stage
  private let clock = AnimationClock()
  private var nextNumber: Int

  init(
    _ screen: Screen, options: RenderOptions, rate: FrameRate, from start: Double, to end: Double,
    animation: @MainActor (UIViewController) throws(RenderError) -> Void
  ) throws(RenderError) {
    try options.checkLanguage()
    numbers = try rate.numbers(from: start, to: end)
    self.rate = rate
    nextNumber = numbers.lowerBound
    let device = options.device ?? screen.device
    self.device = device
    chrome = DeviceChrome(options.deviceFrame ?? screen.deviceFrame, device)
    stage = Stage(device: device, options: options)
    let clock = clock
    let controller = screen.make
    window = stage.run { clock.run { Stage.makeWindow(device, controller) } }
    // What has been painted once animates its changes by itself, as on a screen.
    _ = window.environment.run {
      window.displayList(scale: device.scale, pixels: device.pixels, background: .black)
    }
    clock.schedule.didStep = { [weak window] in Stage.settle(window) }
    try stage.run { () throws(RenderError) in
      try clock.run { () throws(RenderError) in
        if let controller = window.rootViewController { try animation(controller) }
        Stage.settle(window)
      }
    }
  }

  /// Leaves a part of the frames, which are the same as in the whole. Call it before the first frame is taken.
  package func keep(_ part: ClosedRange<Int>) {
    numbers = numbers.clamped(to: part)
    nextNumber = numbers.lowerBound
  }

  /// The next frame; nil after the last.
  public func next() -> Frame? {
    guard nextNumber <= numbers.upperBound else { return nil }
    defer { nextNumber += 1 }
    let time = rate.time(of: nextNumber)
    return Frame(number: nextNumber, time: time, displayList: displayList(at: time))
  }

  /// The drawing commands of a moment. Moments must not go back.
  func displayList(at time: Double) -> DisplayList {
    stage.run {
      clock.advance(to: time)
      return clock.run {
        clock.withPresentation(of: window.layer) {
          window.displayList(on: device, chrome)
        }
      }
    }
  }

  /// Where the screen's upper left corner is in the frames, in points: zero unless the device is shown around it.
  public var origin: CGPoint { chrome?.screenOrigin ?? .zero }

  /// What `read` returns for a view's layer with the values shown at the moment of the last frame.
  public func presented<Value>(_ view: UIView, _ read: (CALayer) -> Value) -> Value {
    clock.run { clock.withPresentation(of: view.layer) { read(view.layer) } }
  }
}

extension Renderer {
  /// A screen's frames while an animation runs that `animation` starts.
  ///
  /// - Parameters:
  ///   - screen: The screen; it is made anew.
  ///   - options: How the screen is shown.
  ///   - fps: How many frames a second.
  ///   - start: Seconds; the first frame is at or after it.
  ///   - end: Seconds; the last frame is at or before it.
  ///   - animation: Called at time 0 with the screen's controller.
  /// - Throws: `RenderError.badInterval`.
  @MainActor
  public func frames(
    of screen: Screen, options: RenderOptions = RenderOptions(), fps: FrameRate, from start: Double = 0,
    to end: Double, animation: @MainActor (UIViewController) -> Void = { _ in }
  ) throws(RenderError) -> FrameSequence {
    try FrameSequence(screen, options: options, rate: fps, from: start, to: end, animation: animation)
  }

  /// A screen's frames while one of its own animations runs.
  ///
  /// - Throws: `RenderError.unknownAnimation`, which lists the names there are.
  @MainActor
  public func frames(
    of screen: Screen, animation name: String, options: RenderOptions = RenderOptions(), fps: FrameRate,
    from start: Double = 0, to end: Double? = nil
  ) throws(RenderError) -> FrameSequence {
    let animation = try screen.animation(named: name)
    return try FrameSequence(
      screen, options: options, rate: fps, from: start, to: end ?? animation.duration,
      animation: animation.start)
  }
}

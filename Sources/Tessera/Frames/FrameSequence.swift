// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A screen over time. The screen is created and laid out at time 0, its animation starts, and time advances. An
// animation that ends between two frames ends at its exact time, and layout follows immediately. A frame therefore
// depends only on its time. It has the same commands and bytes when rendered alone, in this sequence, or in a
// sequence with different times.
//
//     FrameSequence (main actor) ──Frame: number, time, DisplayList──► FramePainter ──Bitmap──► files
//                                                                       repaints changes

public import Foundation
public import TesseraRaster
public import TesseraViews

/// A frame of an animation.
public struct Frame: Sendable {
  /// The frame's number. Frame 0 is at time 0.
  public let number: Int
  /// The time since the start of the animation, in seconds.
  public let time: Double
  /// The display list of the frame, in pixels.
  public let displayList: DisplayList
}

/// The frames of a screen during an animation.
///
///     let frames = try renderer.frames(of: card, fps: FrameRate(60), from: 0, to: 0.8) { $0.open() }
///     while let frame = try frames.next() { … }
@MainActor
public final class FrameSequence {
  /// The numbers of the frames that `next()` returns.
  public private(set) var numbers: ClosedRange<Int>
  /// The frame rate.
  public let rate: FrameRate
  /// The screen's window. Its views have their model values, not their presentation values.
  public let window: UIWindow
  /// The screen's device.
  public let device: Device
  /// The device elements shown in the frames, or nil if the frames show only the window.
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
    window = stage.run { clock.run { Stage.makeWindow(device: device, controller: controller) } }
    // As on a device, implicit animations are enabled only after the first frame has been painted.
    _ = window.environment.run {
      window.displayList(scale: device.scale, pixels: device.pixels, background: .black)
    }
    clock.schedule.didStep = { [weak window] in Stage.finishLayout(of: window) }
    try stage.run { () throws(RenderError) in
      try clock.run { () throws(RenderError) in
        if let controller = window.rootViewController { try animation(controller) }
        Stage.finishLayout(of: window)
      }
    }
  }

  /// Limits the sequence to a range of its frames. They are the same as in the complete sequence. Call this method
  /// before requesting the first frame.
  package func keepFrames(in part: ClosedRange<Int>) {
    numbers = numbers.clamped(to: part)
    nextNumber = numbers.lowerBound
  }

  /// Returns the next frame, or nil after the last frame.
  public func next() -> Frame? {
    guard nextNumber <= numbers.upperBound else { return nil }
    defer { nextNumber += 1 }
    let time = rate.time(of: nextNumber)
    return Frame(number: nextNumber, time: time, displayList: displayList(at: time))
  }

  /// Returns the display list at a time, which must not be before the previously requested time.
  func displayList(at time: Double) -> DisplayList {
    stage.run {
      clock.advance(to: time)
      return clock.run {
        clock.withPresentation(of: window.layer) {
          window.displayList(on: device, chrome: chrome)
        }
      }
    }
  }

  /// The screen's origin within the frames, in points. Zero unless the frames show the device around the screen.
  public var origin: CGPoint { chrome?.screenOrigin ?? .zero }

  /// Returns the result of a closure that reads the presentation layer of a view at the most recent frame.
  public func presented<Value>(_ view: UIView, _ read: (CALayer) -> Value) -> Value {
    clock.run { clock.withPresentation(of: view.layer) { read(view.layer) } }
  }
}

extension Renderer {
  /// Returns a screen's frames during an animation.
  ///
  /// - Parameters:
  ///   - screen: The screen to instantiate.
  ///   - options: The rendering options.
  ///   - fps: The frame rate.
  ///   - start: The earliest time of the first frame, in seconds.
  ///   - end: The latest time of the last frame, in seconds.
  ///   - animation: A closure that starts the animation. Called at time 0 with the screen's controller.
  /// - Throws: `RenderError.badInterval` if the interval is invalid.
  @MainActor
  public func frames(
    of screen: Screen, options: RenderOptions = RenderOptions(), fps: FrameRate, from start: Double = 0,
    to end: Double, animation: @MainActor (UIViewController) -> Void = { _ in }
  ) throws(RenderError) -> FrameSequence {
    try FrameSequence(screen, options: options, rate: fps, from: start, to: end, animation: animation)
  }

  /// Returns a screen's frames during one of its named animations.
  ///
  /// - Throws: `RenderError.unknownAnimation`, which lists the available names.
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

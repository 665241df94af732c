// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A running screen. Time advances in whole frames of 1/60 s, independently of the requested steps, and each input
// occurs at a frame. A screen's state is therefore determined by its code and its input log. Replaying the log
// produces the same pixels. That is how a screen survives a rebuild, how time can be rewound, and why a flow has the
// same result on every machine.
//
//     inputs ──► perform ──► touches, keys ──┐
//                  │                         ├──► window ──► display list ──► FramePainter ──► changes
//                  └──► log      frames ─────┘
//                                 (clock, gestures' time)

public import Foundation
internal import TesseraGraphics
public import TesseraRaster
public import TesseraViews

/// A running screen that receives touches and text.
///
///     let live = try LiveScreen(screen)
///     live.perform(.touch(finger: 0, phase: .began, x: 195, y: 300))
///     live.advance(to: 0.1)
///     live.perform(.touch(finger: 0, phase: .ended, x: 195, y: 300))
///     live.settle()
///     live.displayList
@MainActor
public final class LiveScreen {
  /// The number of frames per second.
  public static let rate = 60

  /// The screen's definition.
  public let screen: Screen
  /// The current device.
  public private(set) var device: Device
  /// The current rendering options.
  public private(set) var options: RenderOptions
  /// The screen's window. Its views have their model values, not their presentation values.
  public let window: UIWindow
  /// The number of whole frames since the screen appeared.
  public private(set) var frame = 0
  /// The inputs performed so far, in order.
  public private(set) var log: [TimedLiveInput] = []
  /// The closure that is called before an input is delivered to the window. The screen is laid out at that time.
  public var willPerform: (@MainActor (LiveInput) -> Void)?

  private var chrome: DeviceChrome?
  private let clock = AnimationClock()
  private let fingers: TouchSequence
  /// The numbers of the fingers that are touching the screen, in touch-down order.
  private var down: [Int] = []
  /// The touches on the system keyboard, by finger.
  private var typing: [Int: KeyboardTouch] = [:]
  /// The environment that was current before `activate()`, or nil if the screen is not activated.
  private var before: ScreenEnvironment?

  /// Creates a screen that has appeared and is laid out.
  ///
  /// - Throws: `RenderError.unknownLanguage` if the localization is not a language.
  public init(_ screen: Screen, options: RenderOptions = RenderOptions()) throws(RenderError) {
    try options.checkLanguage()
    let device = options.device ?? screen.device
    (self.screen, self.device, self.options) = (screen, device, options)
    chrome = DeviceChrome(options.deviceFrame ?? screen.deviceFrame, device)
    let clock = clock
    window = Stage(device: device, options: options).run {
      clock.run { Stage.makeWindow(device: device, controller: screen.make) }
    }
    fingers = TouchSequence(window: window)
    clock.schedule.didStep = { [weak window] in Stage.finishLayout(of: window) }
    // As on a device, implicit animations are enabled only after the first frame has been painted.
    _ = displayList
  }

  /// The time since the screen appeared, in seconds.
  public var time: Double { Double(frame) / Double(Self.rate) }

  /// Runs code that accesses the screen's views. While the code runs, `UIScreen.main` is the screen's device, and the
  /// screen's language and clock are current.
  public func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    try Stage(window).run { () throws(E) in try clock.run(body) }
  }

  /// Makes the screen's device and clock current until `deactivate()` is called, including for code that is called by
  /// timers, queues and tasks. Used by processes that show a single screen.
  package func activate() {
    guard before == nil else { return }
    before = UIScreen.main.environment
    UIScreen.main.environment = window.environment
    clock.activate()
  }

  /// Restores the environment that was current before `activate()`.
  package func deactivate() {
    guard let before else { return }
    self.before = nil
    UIScreen.main.environment = before
    clock.deactivate()
  }

  // MARK: Time

  /// Advances time by a number of frames. Does nothing for values below 1.
  public func advance(frames: Int) {
    guard frames > 0 else { return }
    run {
      for _ in 0..<frames {
        frame += 1
        window.advanceTouchTime(to: time)
        clock.advance(to: time)
      }
      Stage.finishLayout(of: window)
    }
  }

  /// Advances time to the last frame at or before a time in seconds, by at most one hour. Does nothing if the time is
  /// in the past or NaN.
  public func advance(to time: Double) {
    guard time > self.time else { return }
    let last = (min(time, self.time + 3600) * Double(Self.rate) + 1e-6).rounded(.down)
    advance(frames: Int(last) - frame)
  }

  /// Whether no finite animation is running and no gesture is waiting for time to pass. Animations that repeat
  /// forever, such as an activity indicator, are ignored.
  public var isAtRest: Bool {
    down.isEmpty && typing.isEmpty && clock.schedule.nextAwaitedTime == nil && !window.waitsForTouchTime
  }

  /// Advances time until the screen is at rest.
  ///
  /// - Parameter limit: The timeout in seconds, at most 3600. NaN is treated as 0.
  /// - Returns: Whether the screen is at rest.
  @discardableResult
  public func settle(within limit: Double = 10) -> Bool {
    run { Stage.finishLayout(of: window) }
    let last = frame + (limit > 0 ? Int(min(limit, 3600) * Double(Self.rate)) : 0)
    while !isAtRest, frame < last { advance(frames: 1) }
    return isAtRest
  }

  // MARK: Inputs

  /// Performs an input at the current frame.
  public func perform(_ input: LiveInput) {
    willPerform?(input)
    log.append(TimedLiveInput(frame: frame, input: input))
    run {
      fingers.catchUp()
      switch input {
      case .touch(let finger, let phase, let x, let y):
        applyTouch(finger: finger, phase: phase, at: CGPoint(x: x, y: y))
      case .scroll(let x, let y, let byX, let byY):
        window.scroll(at: CGPoint(x: x, y: y), by: CGPoint(x: byX, y: byY))
      case .text(let text):
        // A return character in the text may end editing. The remaining characters are then ignored.
        for key in text where window.takesText { window.typeText(String(key)) }
      case .key(let key, let modifiers): window.pressKey(key, modifierFlags: UIKeyModifierFlags(rawValue: modifiers))
      case .animation(let name):
        if let animation = screen.animations.first(where: { $0.name == name }), let root = window.rootViewController {
          try? animation.start(root)
        }
      case .shake: window.shake()
      }
      Stage.finishLayout(of: window)
    }
  }

  /// Replays each input at its frame, and then advances to an end frame.
  ///
  /// - Parameters:
  ///   - moments: The inputs with their frames, as in the log.
  ///   - end: The last frame. Later inputs are dropped. Nil uses the frame of the last input.
  public func replay(_ moments: [TimedLiveInput], to end: Int? = nil) {
    for moment in moments where moment.frame <= end ?? .max {
      if moment.frame > frame { advance(frames: moment.frame - frame) }
      perform(moment.input)
    }
    if let end, end > frame { advance(frames: end - frame) }
  }

  private func applyTouch(finger: Int, phase: LiveInput.Phase, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if applyKeyboardTouch(finger: finger, phase: phase, at: point) { return }
    let index = down.firstIndex(of: finger)
    switch (phase, index) {
    case (.began, nil):
      down.append(finger)
      fingers.begin(at: point)
    case (.moved, let index?): fingers.move(finger: index, to: point)
    case (.ended, let index?):
      down.remove(at: index)
      fingers.move(finger: index, to: point)
      fingers.end(finger: index)
    case (.cancelled, _?):
      down = []
      fingers.cancel()
    default: break
    }
  }

  /// Applies a touch to the system keyboard, and returns whether the finger is on the keyboard. A key takes effect
  /// when the finger is lifted.
  private func applyKeyboardTouch(finger: Int, phase: LiveInput.Phase, at point: CGPoint) -> Bool {
    switch phase {
    case .began where !down.contains(finger):
      guard let touch = window.keyboardTouch(at: point) else { return false }
      typing[finger] = touch
      return true
    case .ended:
      guard let touch = typing.removeValue(forKey: finger) else { return false }
      window.endTouch(touch, at: point, time: time)
      return true
    case .cancelled: return typing.removeValue(forKey: finger) != nil
    case .began, .moved: return typing[finger] != nil
    }
  }

  // MARK: Appearance

  /// Changes the screen's appearance, text size, contrast, layout direction and device. The language doesn't change,
  /// because strings are looked up when the screen is created.
  public func show(with options: RenderOptions) {
    var options = options
    (options.localization, options.language) = (self.options.localization, self.options.language)
    let device = options.device ?? screen.device
    (self.options, self.device) = (options, device)
    chrome = DeviceChrome(options.deviceFrame ?? screen.deviceFrame, device)
    let environment = device.environment(options)
    let motionChanges = window.environment.reducesMotion != environment.reducesMotion
    if before != nil { UIScreen.main.environment = environment }
    run {
      window.move(to: environment)
      if motionChanges {
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }
    }
    run { Stage.finishLayout(of: window) }
  }

  /// The display list of the screen at the current frame, including the device elements set in the options.
  public var displayList: DisplayList {
    run { clock.withPresentation(of: window.layer) { window.displayList(on: device, chrome: chrome) } }
  }

  /// The screen's origin within the image, in points. Zero unless the image shows the device around the screen.
  public var origin: CGPoint { chrome?.screenOrigin ?? .zero }

  /// Descriptions of the missing resources that the screen's code requested by name, one sentence each.
  public var missingResources: [String] { window.environment.missing.resources.map(\.sentence) }

  /// The current view tree.
  public var tree: ViewNode { run { ViewInspection(window).tree } }

  /// Returns the result of a closure that reads a view's presentation layer.
  public func presented<Value>(_ view: UIView, _ read: (CALayer) -> Value) -> Value {
    run { clock.withPresentation(of: view.layer) { read(view.layer) } }
  }
}

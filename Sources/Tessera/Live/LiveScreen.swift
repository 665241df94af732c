// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A screen that goes on. Time moves in whole frames, sixtieths of a second, whatever steps it is asked to move in, and what a
// person does happens at a frame. So a screen is the outcome of its code and its log: the same moments, played again, lead to
// the same pixels. That is how a screen outlives a rebuild, how time goes back, and how a flow is the same on every machine.
//
//   inputs ──► perform ──► touches, keys ──┐
//                │                         ├──► window ──► display list ──► FramePainter ──► what changed
//                └──► log      frames ─────┘
//                               (clock, gestures' time)

public import Foundation
internal import TesseraGraphics
public import TesseraRaster
public import TesseraViews

/// A screen that is touched, typed at and watched while time goes on.
///
///     let live = try LiveScreen(screen)
///     live.perform(.touch(finger: 0, phase: .began, x: 195, y: 300))
///     live.advance(to: 0.1)
///     live.perform(.touch(finger: 0, phase: .ended, x: 195, y: 300))
///     live.settle()
///     live.displayList
@MainActor
public final class LiveScreen {
  /// Frames in a second.
  public static let rate = 60

  /// What is shown.
  public let screen: Screen
  /// The device that it is on.
  public private(set) var device: Device
  /// How it is shown.
  public private(set) var options: RenderOptions
  /// Its window, whose views have their final values and not those shown in between.
  public let window: UIWindow
  /// Whole frames since the screen was shown.
  public private(set) var frame = 0
  /// What was done so far, in order.
  public private(set) var log: [LiveMoment] = []
  /// Called before an input reaches the window, with the screen laid out as it is then.
  public var willPerform: (@MainActor (LiveInput) -> Void)?

  private var chrome: DeviceChrome?
  private let clock = AnimationClock()
  private let fingers: TouchSequence
  /// The numbers of the fingers that are down, in the order in which they came.
  private var down: [Int] = []
  /// Those that came down on the system's keyboard.
  private var typing: [Int: KeyboardTouch] = [:]
  /// The device before `stay()`; nil when it does not stay.
  private var before: ScreenEnvironment?

  /// Shows a screen. It has appeared and is laid out.
  ///
  /// - Throws: `RenderError.unknownLanguage` for a localization that is no language.
  public init(_ screen: Screen, options: RenderOptions = RenderOptions()) throws(RenderError) {
    try options.checkLanguage()
    let device = options.device ?? screen.device
    (self.screen, self.device, self.options) = (screen, device, options)
    chrome = DeviceChrome(options.deviceFrame ?? screen.deviceFrame, device)
    let clock = clock
    window = Stage(device: device, options: options).run { clock.run { Stage.makeWindow(device, screen.make) } }
    fingers = TouchSequence(window: window)
    clock.schedule.didStep = { [weak window] in Stage.settle(window) }
    // What has been painted once animates its changes by itself, as on a screen.
    _ = displayList
  }

  /// Seconds since the screen was shown.
  public var time: Double { Double(frame) / Double(Self.rate) }

  /// Runs code with the device as `UIScreen.main`, in the screen's language, on its clock: whatever touches its views.
  public func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    try Stage(window).run { () throws(E) in try clock.run(body) }
  }

  /// Makes the screen's device and clock those of all code until `leave()`: for code of the screen that comes by itself, from timers,
  /// queues and tasks. A process that shows one screen alone does so.
  package func stay() {
    guard before == nil else { return }
    before = UIScreen.main.environment
    UIScreen.main.environment = window.environment
    clock.stay()
  }

  /// Takes back `stay()`.
  package func leave() {
    guard let before else { return }
    self.before = nil
    UIScreen.main.environment = before
    clock.leave()
  }

  // MARK: Time

  /// Moves time forward by whole frames. Less than one changes nothing.
  public func advance(frames: Int) {
    guard frames > 0 else { return }
    run {
      for _ in 0..<frames {
        frame += 1
        window.advanceTouchTime(to: time)
        clock.advance(to: time)
      }
      Stage.settle(window)
    }
  }

  /// Moves time forward to the last frame at or before a time in seconds; at most an hour at once. An earlier time and NaN
  /// change nothing.
  public func advance(to time: Double) {
    guard time > self.time else { return }
    let last = (min(time, self.time + 3600) * Double(Self.rate) + 1e-6).rounded(.down)
    advance(frames: Int(last) - frame)
  }

  /// Whether nothing is on its way: no animation that ends, no gesture that waits for its time. What repeats for ever, such as
  /// the wheel of an activity indicator, does not count.
  public var isAtRest: Bool {
    down.isEmpty && typing.isEmpty && clock.schedule.nextAwaitedTime == nil && !window.waitsForTouchTime
  }

  /// Moves time forward until nothing is on its way.
  ///
  /// - Parameter limit: The seconds after which it is given up, 3600 at most. What is no number counts as 0.
  /// - Returns: Whether the screen is at rest.
  @discardableResult
  public func settle(within limit: Double = 10) -> Bool {
    run { Stage.settle(window) }
    let last = frame + (limit > 0 ? Int(min(limit, 3600) * Double(Self.rate)) : 0)
    while !isAtRest, frame < last { advance(frames: 1) }
    return isAtRest
  }

  // MARK: Inputs

  /// Does what a person does, at the present moment.
  public func perform(_ input: LiveInput) {
    willPerform?(input)
    log.append(LiveMoment(frame: frame, input: input))
    run {
      fingers.catchUp()
      switch input {
      case .touch(let finger, let phase, let x, let y): touch(finger, phase, CGPoint(x: x, y: y))
      case .scroll(let x, let y, let byX, let byY):
        window.scroll(at: CGPoint(x: x, y: y), by: CGPoint(x: byX, y: byY))
      case .text(let text):
        // A return key may end the typing in its middle.
        for key in text where window.takesText { window.typeText(String(key)) }
      case .key(let key, let modifiers): window.pressKey(key, modifierFlags: UIKeyModifierFlags(rawValue: modifiers))
      case .animation(let name):
        if let animation = screen.animations.first(where: { $0.name == name }), let root = window.rootViewController {
          try? animation.start(root)
        }
      case .shake: window.shake()
      }
      Stage.settle(window)
    }
  }

  /// Does again what was done, each at its frame, and moves on to a last frame.
  ///
  /// - Parameters:
  ///   - moments: Inputs with their frames, as the log has them.
  ///   - end: The frame to stop at; later moments are left out. Nil for that of the last moment.
  public func replay(_ moments: [LiveMoment], to end: Int? = nil) {
    for moment in moments where moment.frame <= end ?? .max {
      if moment.frame > frame { advance(frames: moment.frame - frame) }
      perform(moment.input)
    }
    if let end, end > frame { advance(frames: end - frame) }
  }

  private func touch(_ finger: Int, _ phase: LiveInput.Phase, _ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if touchKeyboard(finger, phase, point) { return }
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

  /// Whether a finger is on the system's keyboard. A key acts when the finger leaves it.
  private func touchKeyboard(_ finger: Int, _ phase: LiveInput.Phase, _ point: CGPoint) -> Bool {
    switch phase {
    case .began where !down.contains(finger):
      guard let touch = window.keyboardTouch(at: point) else { return false }
      typing[finger] = touch
      return true
    case .ended:
      guard let touch = typing.removeValue(forKey: finger) else { return false }
      window.end(touch, at: point, time: time)
      return true
    case .cancelled: return typing.removeValue(forKey: finger) != nil
    case .began, .moved: return typing[finger] != nil
    }
  }

  // MARK: Looks

  /// Shows the screen in another way: appearance, text size, contrast, direction, device. The language stays: texts were looked up
  /// when the screen was made.
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
    run { Stage.settle(window) }
  }

  /// The commands that paint the screen at this moment, with as much of the device as was asked for.
  public var displayList: DisplayList {
    run { clock.withPresentation(of: window.layer) { window.displayList(on: device, chrome) } }
  }

  /// Where the screen's upper left corner is in the picture, in points: zero unless the device is shown around it.
  public var origin: CGPoint { chrome?.screenOrigin ?? .zero }

  /// What the screen's code asked for by name and did not get, each as a sentence.
  public var missingResources: [String] { window.environment.missing.resources.map(\.sentence) }

  /// The views as they are at the moment.
  public var tree: ViewNode { run { ViewInspection(window).tree } }

  /// What `read` returns for a view's layer with the values shown at the moment.
  public func presented<Value>(_ view: UIView, _ read: (CALayer) -> Value) -> Value {
    run { clock.withPresentation(of: view.layer) { read(view.layer) } }
  }
}

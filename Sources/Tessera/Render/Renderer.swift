// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Two halves: `displayList(of:)` makes and lays out a screen on the main actor; `paint(_:)` needs no views and runs on any
// thread. So the next screen can be laid out while the last is being painted.

public import Foundation
internal import TesseraGraphics
public import TesseraRaster
public import TesseraViews

/// Renders screens to pictures.
///
///     let renderer = Renderer()
///     let bitmap = try renderer.bitmap(of: Screen("hello") { HelloViewController() })
///     try PNG.encode(bitmap)
public struct Renderer: Sendable {
  /// One painter for the process: its caches of glyphs, shadows and images serve every screen.
  static let painter = Painter()

  /// Threads that paint one picture. The pixels do not depend on it.
  public var threads: Int

  /// A renderer. Less than 1 thread counts as 1.
  public init(threads: Int = 1) {
    self.threads = threads
  }

  /// Makes the screen, lays it out and returns its drawing commands.
  @MainActor
  public func displayList(of screen: Screen, options: RenderOptions = RenderOptions()) throws(RenderError)
    -> DisplayList
  {
    try layout(screen, options: options).displayList
  }

  /// Makes the screen, lays it out and paints it.
  @MainActor
  public func bitmap(of screen: Screen, options: RenderOptions = RenderOptions()) throws(RenderError) -> Bitmap {
    try paint(displayList(of: screen, options: options))
  }

  /// A view as a picture, at its own size, or at the size its constraints want when it has none. What it does not paint
  /// is transparent.
  ///
  /// - Parameters:
  ///   - view: It may be in no window.
  ///   - scale: Pixels per point, above 0 and at most 64.
  /// - Throws: `RenderError.badScale`, and `.badSize` for a view without a size.
  @MainActor
  public func bitmap(of view: UIView, scale: Double = 3) throws(RenderError) -> Bitmap {
    guard scale.isFinite, scale > 0 else { throw .badScale(scale) }
    let list = try view.withDisplayScale(scale) { () throws(RenderError) in
      if view.bounds.isEmpty {
        view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      DeferredWork.run()
      if view.window == nil { AppearanceProxies.handOn(toTree: view) }
      let device = try Device(name: "view", size: view.bounds.size, scale: scale)
      view.layoutIfNeeded()
      if CATransaction.endTurn() { view.layoutIfNeeded() }
      return view.displayList(scale: device.scale, pixels: device.pixels, background: .clear)
    }
    return try paint(list)
  }

  /// Makes a screen and lays it out, in a window of its own that the result keeps.
  ///
  /// - Throws: `RenderError.unknownLanguage` for a localization that is no language.
  @MainActor
  public func layout(_ screen: Screen, options: RenderOptions = RenderOptions()) throws(RenderError) -> LaidOutScreen {
    let device = options.device ?? screen.device
    try options.checkLanguage()
    return Stage(device: device, options: options).run {
      let window = Stage.makeStill(device, screen.make)
      let frame = options.deviceFrame ?? screen.deviceFrame
      return LaidOutScreen(
        window: window, device: device.fitsContent ? Stage.fit(window, device) : device,
        chrome: DeviceChrome(frame, device))
    }
  }

  /// Paints a display list. Needs no views and runs on any thread. Throws `RenderError.painting` if it is too large.
  public func paint(_ list: DisplayList) throws(RenderError) -> Bitmap {
    do {
      return try Self.painter.paint(list, threads: max(1, threads))
    } catch {
      throw .painting("\(error)")
    }
  }
}

extension Renderer {
  /// Paints a display list into memory of exactly `width * height * 4` bytes. Needs no views and runs on any thread. Throws
  /// `RenderError.painting` if it is too large.
  package func paint(_ list: DisplayList, into bytes: UnsafeMutableRawBufferPointer) throws(RenderError) {
    do {
      try Self.painter.paint(list, into: bytes, threads: max(1, threads))
    } catch {
      throw .painting("\(error)")
    }
  }
}

/// A screen that has been laid out in a window of its own.
@MainActor
public struct LaidOutScreen {
  /// The window, with the screen's controller as its root.
  public let window: UIWindow
  /// The device, which gives the size and the scale of the picture.
  public let device: Device

  /// What of the device is in the picture; nil for the window alone.
  let chrome: DeviceChrome?

  /// The commands that paint the screen as it is now, with as much of the device as was asked for.
  public var displayList: DisplayList {
    window.environment.run { window.displayList(on: device, chrome) }
  }

  /// Where the screen's upper left corner is in the picture, in points: zero unless the device is shown around it.
  public var origin: CGPoint { chrome?.screenOrigin ?? .zero }

  /// What the screen's code asked for by name and did not get: images, colours, symbols, fonts, nibs and texts, each as a
  /// sentence that names those nearby. What is asked for in painting is known after `displayList`.
  public var missingResources: [String] { window.environment.missing.resources.map(\.sentence) }

  /// The constraints that layout broke because they contradict others. Empty for a screen without conflicts.
  public var brokenConstraints: [NSLayoutConstraint] { window.brokenConstraints }
}

extension UIWindow {
  /// The commands that paint the window with what of the device is to be seen.
  func displayList(on device: Device, _ chrome: DeviceChrome?) -> DisplayList {
    chrome?.displayList(of: self)
      ?? displayList(scale: device.scale, pixels: device.pixels, background: .black)
  }
}

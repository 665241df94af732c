// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rendering has two halves: `displayList(of:)` creates and lays out a screen on the main actor; `paint(_:)` needs no views and runs
// on any thread. The next screen can be laid out while the last one is painted.

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
  /// The painter of the process. Its caches of glyphs, shadows and images are shared by all screens.
  static let painter = Painter()

  /// The number of threads that paint one picture. The pixels do not depend on it.
  public var threads: Int

  /// Creates a renderer. Fewer than 1 thread counts as 1.
  public init(threads: Int = 1) {
    self.threads = threads
  }

  /// Creates a screen, lays it out and returns its drawing commands.
  @MainActor
  public func displayList(of screen: Screen, options: RenderOptions = RenderOptions()) throws(RenderError)
    -> DisplayList
  {
    try layout(screen, options: options).displayList
  }

  /// Creates a screen, lays it out and paints it.
  @MainActor
  public func bitmap(of screen: Screen, options: RenderOptions = RenderOptions()) throws(RenderError) -> Bitmap {
    try paint(displayList(of: screen, options: options))
  }

  /// Returns a picture of a view at its current size, or, if that is empty, at the size that its constraints determine. Pixels that
  /// the view does not paint are transparent.
  ///
  /// - Parameters:
  ///   - view: The view, which does not have to be in a window.
  ///   - scale: Pixels per point, above 0 and at most 64.
  /// - Throws: `RenderError.badScale`, and `.badSize` if the view has no size.
  @MainActor
  public func bitmap(of view: UIView, scale: Double = 3) throws(RenderError) -> Bitmap {
    guard scale.isFinite, scale > 0 else { throw .badScale(scale) }
    let list = try view.withDisplayScale(scale) { () throws(RenderError) in
      if view.bounds.isEmpty {
        view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      DeferredWork.runPendingWork()
      if view.window == nil { AppearanceProxies.applyProxies(toTree: view) }
      let device = try Device(name: "view", size: view.bounds.size, scale: scale)
      view.layoutIfNeeded()
      if CATransaction.endTurn() { view.layoutIfNeeded() }
      return view.displayList(scale: device.scale, pixels: device.pixels, background: .clear)
    }
    return try paint(list)
  }

  /// Creates a screen and lays it out in a new window that the result retains.
  ///
  /// - Throws: `RenderError.unknownLanguage` if the localization is not a language.
  @MainActor
  public func layout(_ screen: Screen, options: RenderOptions = RenderOptions()) throws(RenderError) -> LaidOutScreen {
    let device = options.device ?? screen.device
    try options.checkLanguage()
    return Stage(device: device, options: options).run {
      let window = Stage.makeStillWindow(device: device, controller: screen.make)
      let frame = options.deviceFrame ?? screen.deviceFrame
      return LaidOutScreen(
        window: window, device: device.fitsContent ? Stage.fitWindow(window, to: device) : device,
        chrome: DeviceChrome(frame, device))
    }
  }

  /// Paints a display list. Needs no views and runs on any thread. Throws `RenderError.painting` if the list is too large.
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
  /// `RenderError.painting` if the list is too large.
  package func paint(_ list: DisplayList, into bytes: UnsafeMutableRawBufferPointer) throws(RenderError) {
    do {
      try Self.painter.paint(list, into: bytes, threads: max(1, threads))
    } catch {
      throw .painting("\(error)")
    }
  }
}

/// A screen that has been laid out in its own window.
@MainActor
public struct LaidOutScreen {
  /// The window, whose root view controller is the screen's controller.
  public let window: UIWindow
  /// The device, which determines the size and scale of the picture.
  public let device: Device

  /// The part of the device in the picture, or nil for the window alone.
  let chrome: DeviceChrome?

  /// The commands that paint the current state of the screen, with the requested part of the device.
  public var displayList: DisplayList {
    window.environment.run { window.displayList(on: device, chrome: chrome) }
  }

  /// The screen's upper-left corner in the picture, in points. Zero unless the picture shows the device around the screen.
  public var origin: CGPoint { chrome?.screenOrigin ?? .zero }

  /// The resources that the screen's code requested by name and that do not exist: images, colors, symbols, fonts, nibs and
  /// strings, each as a sentence with similar names. Resources that are requested while painting are included after
  /// `displayList`.
  public var missingResources: [String] { window.environment.missing.resources.map(\.sentence) }

  /// The constraints that layout broke because they conflict with others. Empty for a screen without conflicts.
  public var brokenConstraints: [NSLayoutConstraint] { window.brokenConstraints }
}

extension UIWindow {
  /// Returns the commands that paint the window and the visible part of the device.
  func displayList(on device: Device, chrome: DeviceChrome?) -> DisplayList {
    chrome?.displayList(of: self)
      ?? displayList(scale: device.scale, pixels: device.pixels, background: .black)
  }
}

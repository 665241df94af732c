// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Rendering has two steps. `displayList(of:)` creates and lays out a screen on the main actor. `paint(_:)` requires
// no views and can be called on any thread, so the next screen can be laid out while the previous one is painted.

public import Foundation
internal import TesseraGraphics
public import TesseraRaster
public import TesseraViews

/// Renders screens to images.
///
///     let renderer = Renderer()
///     let bitmap = try renderer.bitmap(of: Screen("hello") { HelloViewController() })
///     try PNG.encode(bitmap)
public struct Renderer: Sendable {
  /// The painter of this process. Its glyph, shadow and image caches are shared by all screens.
  static let painter = Painter()

  /// The number of threads that paint an image. It has no effect on the pixels.
  public var threads: Int

  /// Creates a renderer that uses at least one thread.
  public init(threads: Int = 1) {
    self.threads = threads
  }

  /// Creates a screen, lays it out and returns its display list.
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

  /// Returns an image of a view at its current size or, if that is empty, at the size determined by its constraints.
  /// Pixels that the view does not draw are transparent.
  ///
  /// - Parameters:
  ///   - view: The view to render. It does not have to be in a window.
  ///   - scale: The scale in pixels per point, greater than 0 and at most 64.
  /// - Throws: `RenderError.badScale` if the scale is out of range, and `RenderError.badSize` if the view has no
  ///   size.
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

  /// Creates a screen and lays it out in a new window, which is retained by the result.
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

  /// Paints a display list. Requires no views and can be called on any thread. Throws `RenderError.painting` if the
  /// list is too large.
  public func paint(_ list: DisplayList) throws(RenderError) -> Bitmap {
    do {
      return try Self.painter.paint(list, threads: max(1, threads))
    } catch {
      throw .painting("\(error)")
    }
  }
}

extension Renderer {
  /// Paints a display list into a memory buffer of exactly `width * height * 4` bytes. Requires no views and can be
  /// called on any thread. Throws `RenderError.painting` if the list is too large.
  package func paint(_ list: DisplayList, into bytes: UnsafeMutableRawBufferPointer) throws(RenderError) {
    do {
      try Self.painter.paint(list, into: bytes, threads: max(1, threads))
    } catch {
      throw .painting("\(error)")
    }
  }
}

/// A screen that is laid out in a separate window.
@MainActor
public struct LaidOutScreen {
  /// The window. Its root view controller is the screen's view controller.
  public let window: UIWindow
  /// The device, which determines the image's size and scale.
  public let device: Device

  /// The device elements in the image, or nil if the image shows only the window.
  let chrome: DeviceChrome?

  /// The display list of the screen's current state, including the device elements set in the options.
  public var displayList: DisplayList {
    window.environment.run { window.displayList(on: device, chrome: chrome) }
  }

  /// The screen's origin within the image, in points. Zero unless the image shows the device around the screen.
  public var origin: CGPoint { chrome?.screenOrigin ?? .zero }

  /// Descriptions of the missing images, colors, symbols, fonts, nibs and strings that the screen's code requested by
  /// name. Each one is a sentence that suggests similar names. Resources that are requested while drawing are
  /// included only after `displayList` has been read.
  public var missingResources: [String] { window.environment.missing.resources.map(\.sentence) }

  /// The constraints that layout broke because they conflict with other constraints. Empty if there are no conflicts.
  public var brokenConstraints: [NSLayoutConstraint] { window.brokenConstraints }
}

extension UIWindow {
  /// Returns the display list of the window and the visible device elements.
  func displayList(on device: Device, chrome: DeviceChrome?) -> DisplayList {
    chrome?.displayList(of: self)
      ?? displayList(scale: device.scale, pixels: device.pixels, background: .black)
  }
}

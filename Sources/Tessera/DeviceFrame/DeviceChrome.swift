// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The device elements in a screen's image. The status bar and the home indicator are drawn on top of the window, and
// the case is drawn around it. They are not subviews of the window, so audits, view trees and hit testing ignore
// them.
//
//     window ─► commands ─┐
//     StatusBarView ──────┼─► one display list, larger by the case if it is shown
//     DeviceBodyView ─────┘

internal import Foundation
internal import TesseraGraphics
internal import TesseraRaster
internal import TesseraViews

/// Draws a window with its surrounding device. Caches everything that is the same in all images.
@MainActor
final class DeviceChrome {
  private let device: Device
  private let body: DeviceBody
  private let showsBody: Bool
  private var bars: (look: BarStyle, commands: [DisplayList.Command])?
  private var bodyCommands: [DisplayList.Command]?

  /// The state that determines the appearance of the status bar and the home indicator.
  private struct BarStyle: Equatable {
    /// Whether the status bar's content is light, or nil if the bar is hidden.
    var isLight: Bool?
    /// Whether the home indicator is light, or nil if it is hidden.
    var isIndicatorLight: Bool?
  }

  /// Creates the chrome for a frame style. Returns nil if the image shows only the window.
  init?(_ frame: DeviceFrame, _ device: Device) {
    guard frame != .none, !device.fitsContent else { return nil }
    self.device = device
    body = DeviceBody(device)
    showsBody = frame == .bezel
  }

  /// The screen's origin within the image, in points.
  var screenOrigin: CGPoint { showsBody ? body.screenOrigin : .zero }

  /// The screen's origin within the image, in pixels.
  private var origin: (x: Int, y: Int) {
    (Int((screenOrigin.x * device.scale).rounded()), Int((screenOrigin.y * device.scale).rounded()))
  }

  /// The image size, in pixels.
  private var pixels: (width: Int, height: Int) {
    let (screen, origin) = (device.pixels, origin)
    return (screen.width + 2 * origin.x, screen.height + 2 * origin.y)
  }

  /// Returns the display list that draws the window and its surrounding device.
  func displayList(of window: UIWindow) -> DisplayList {
    let content = list(of: window, .black)
    guard showsBody else { return appending(bars(over: window), to: content) }
    var result = DisplayList(width: pixels.width, height: pixels.height, background: .clear)
    let screen = Rect(
      x: Double(origin.x), y: Double(origin.y), width: Double(device.pixels.width), height: Double(device.pixels.height)
    )
    // The case is drawn on top of the screen's edges. Clip the screen, because its corners, and views that extend
    // beyond the window, would otherwise be visible outside the case.
    let corner = Double(body.displayCorner * device.scale) * 0.8
    result.append(.beginClip(.roundedRect(RoundedRect(screen, radius: corner)), .identity))
    result.append(.fill(.rect(screen), .color(.black), .identity))
    result = appending(content.commands + bars(over: window), to: result)
    result.append(.endClip)
    return appending(caseCommands(window), to: result)
  }

  private func list(of view: UIView, _ background: Color) -> DisplayList {
    view.displayList(scale: device.scale, pixels: pixels, background: background, origin: origin)
  }

  private func appending(_ commands: [DisplayList.Command], to list: DisplayList) -> DisplayList {
    var list = list
    for command in commands { list.append(command) }
    return list
  }

  private func caseCommands(_ window: UIWindow) -> [DisplayList.Command] {
    if let bodyCommands { return bodyCommands }
    let commands = painted(in: window) {
      DeviceBodyView(body).displayList(scale: device.scale, pixels: pixels, background: .clear).commands
    }
    bodyCommands = commands
    return commands
  }

  /// Returns a display list of views that are not in a window, drawn with the window's traits.
  private func painted(
    in window: UIWindow, _ body: () -> [DisplayList.Command]
  ) -> [DisplayList.Command] {
    var commands: [DisplayList.Command] = []
    window.environment.run {
      window.environment.traits.withCurrent { UIView.performWithoutAnimation { commands = body() } }
    }
    return commands
  }

  // MARK: Bars

  private func bars(over window: UIWindow) -> [DisplayList.Command] {
    let choice = StatusBarPreference(window)
    let hasBar = device.safeArea.top > 0 && !choice.isHidden
    let hasIndicator = device.safeArea.bottom > 0 && !choice.hidesHomeIndicator
    let look = BarStyle(
      isLight: hasBar ? choice.style == .lightContent : nil, isIndicatorLight: hasIndicator ? choice.isDark : nil)
    if let bars, bars.look == look { return bars.commands }
    let commands = painted(in: window) { barCommands(look) }
    bars = (look, commands)
    return commands
  }

  private func barCommands(_ look: BarStyle) -> [DisplayList.Command] {
    let overlay = UIView(frame: CGRect(origin: .zero, size: device.size))
    if let isLight = look.isLight {
      // On a device with an island, the bar ends 5 points above the bottom of the top safe area inset.
      let height = body.front == .island ? device.safeArea.top - 5 : device.safeArea.top
      overlay.addSubview(
        StatusBarView(
          body.front, size: CGSize(width: device.size.width, height: height), color: isLight ? .white : .black))
    }
    if let isLight = look.isIndicatorLight { overlay.addSubview(indicator(isLight: isLight)) }
    overlay.layoutIfNeeded()
    return list(of: overlay, .clear).commands
  }

  /// Returns the home indicator's view. Its sizes approximate Apple's design templates.
  private func indicator(isLight: Bool) -> UIView {
    let width: CGFloat =
      switch (device.idiom, device.isLandscape) {
      case (.pad, _): 320
      case (.phone, true): 239
      case (.phone, false): device.size.width > 400 ? 148 : device.size.width > 390 ? 139 : 134
      }
    let bar = UIView(
      frame: CGRect(x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5))
    bar.backgroundColor = isLight ? .white : .black
    bar.layer.cornerRadius = 2.5
    return bar
  }
}

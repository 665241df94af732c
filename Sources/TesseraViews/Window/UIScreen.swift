// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The device's screen.
///
/// - Note: Differs from UIKit: there is no hardware. The renderer configures the screen for the rendered device
///   before it creates the view. Outside a renderer, the screen is an iPhone's, with 390 x 844 points and 3 pixels
///   per point, or with the scale from `setScale(_:)` or the environment variable `TESSERA_SCREEN_SCALE`.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  package var environment: ScreenEnvironment {
    get { .current }
    set {
      let old = ScreenEnvironment.current.traits.preferredContentSizeCategory
      ScreenEnvironment.current = newValue
      postTextSizeChange(from: old)
    }
  }

  /// A rectangle at the origin with the screen's size in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
  /// A rectangle at the origin with the screen's size in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The scale, in pixels per point.
  public var scale: CGFloat { environment.scale }
  /// Sets the number of pixels per point. Use it for reference images that were not recorded at a scale of 3, such as
  /// a simulator's images at a scale of 2. It affects new windows, images, hairlines and the rounding of layout to
  /// pixels. It does not affect existing windows and devices with a fixed scale.
  ///
  ///     override class func setUp() { UIScreen.main.setScale(2) }
  ///
  /// The environment variable `TESSERA_SCREEN_SCALE` sets the scale for a whole run: `TESSERA_SCREEN_SCALE=2 swift
  /// test`.
  ///
  /// - Parameter scale: A number greater than 0 and at most 64. Other numbers end the process.
  /// - Note: Differs from UIKit: UIKit has no such function, because the simulator determines the scale.
  public func setScale(_ scale: CGFloat) {
    guard ScreenScale.isValid(scale) else {
      raise(
        "NSInvalidArgumentException",
        "A screen cannot have \(scale) pixels per point. Use a number greater than 0, up to 64.")
    }
    let traits = UITraitCollection(displayScale: scale)
    environment.scale = scale
    environment.traits = UITraitCollection(traitsFrom: [environment.traits, traits])
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, traits])
  }
  /// The number of pixels per point, like `scale`.
  public var nativeScale: CGFloat { environment.scale }
  /// The traits that windows inherit.
  public var traitCollection: UITraitCollection { environment.traits }
  /// The maximum frame rate. Always 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The current resolution.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set { _ = newValue }
  }
  /// The available resolutions. Contains only the current one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The preferred resolution, which is the current one.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The brightness, clamped to 0...1. Stored but not used. 0.5 by default.
  public var brightness: CGFloat = 0.5 {
    didSet { brightness = brightness.isNaN ? oldValue : min(max(brightness, 0), 1) }
  }

  /// Returns a snapshot of all windows, in order from back to front.
  ///
  /// - Parameter afterUpdates: Whether to perform pending layout first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let windows = UIApplication.shared.windows.filter { !$0.isHidden }
    if afterUpdates { windows.forEach { $0.layoutIfNeeded() } }
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    return SnapshotView(of: order.map(\.element.layerStorage), bounds)
  }
  /// Whether the screen is being recorded. Always `false`.
  public var isCaptured: Bool { false }

  /// Posts the notification of a new text size. The new traits are current during the notification, so observers
  /// receive fonts of the new size.
  private func postTextSizeChange(from old: UIContentSizeCategory) {
    let new = environment.traits.preferredContentSizeCategory
    guard new != old else { return }
    environment.traits.performAsCurrent {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new])
    }
  }
}

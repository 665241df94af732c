// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The device's screen.
///
/// - Note: Differs from UIKit: there is no hardware. The renderer sets the screen to the device it renders for before it
///   creates the view. Outside of a renderer it is an iPhone of 390 x 844 points at 3 pixels per point, or at the scale set
///   with `setScale(_:)` or the environment variable `TESSERA_SCREEN_SCALE`.
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

  /// The screen's size in points, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
  /// The screen's size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The scale, in pixels per point.
  public var scale: CGFloat { environment.scale }
  /// Sets the screen's number of pixels per point, for references recorded at a scale other than 3, such as those of a
  /// simulator with a scale of 2. New windows, images, hairlines and the pixel rounding of layout use it. Existing windows and
  /// devices with a fixed scale are not changed.
  ///
  ///     override class func setUp() { UIScreen.main.setScale(2) }
  ///
  /// The environment variable `TESSERA_SCREEN_SCALE` does the same for a whole run: `TESSERA_SCREEN_SCALE=2 swift test`.
  ///
  /// - Parameter scale: More than 0 and at most 64. Any other number terminates the process.
  /// - Note: Differs from UIKit: UIKit has no such function; there the simulator determines the scale.
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
  /// The same value as `scale`.
  public var nativeScale: CGFloat { environment.scale }
  /// The traits that windows inherit.
  public var traitCollection: UITraitCollection { environment.traits }
  /// Always 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The current resolution.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set { _ = newValue }
  }
  /// The available resolutions: only the current one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The preferred resolution.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The brightness in 0...1. Stored only, clamped; 0.5 by default.
  public var brightness: CGFloat = 0.5 {
    didSet { brightness = brightness.isNaN ? oldValue : min(max(brightness, 0), 1) }
  }

  /// Returns a snapshot of all windows, from back to front.
  ///
  /// - Parameter afterUpdates: Whether pending layout is performed first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let windows = UIApplication.shared.windows.filter { !$0.isHidden }
    if afterUpdates { windows.forEach { $0.layoutIfNeeded() } }
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    return SnapshotView(of: order.map(\.element.layerStorage), bounds)
  }
  /// Always `false`.
  public var isCaptured: Bool { false }

  /// Posts the text size notification with the new traits as the current ones, so that observers get fonts of the new size.
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

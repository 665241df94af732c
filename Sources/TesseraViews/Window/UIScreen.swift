// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The device's screen.
///
/// - Note: Differs from UIKit: there is no hardware. The renderer sets the screen to the device it renders for before
///   it makes the view; outside a renderer it is an iPhone of 390 x 844 points at 3 pixels a point, or at the number that
///   `setScale(_:)` or the environment variable `TESSERA_SCREEN_SCALE` names.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  package var environment: ScreenEnvironment {
    get { .current }
    set {
      let old = ScreenEnvironment.current.traits.preferredContentSizeCategory
      ScreenEnvironment.current = newValue
      tellTextSize(old)
    }
  }

  /// The screen's size in points, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
  /// The screen's size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { environment.scale }
  /// Sets the pixels per point of the screen, for references that were recorded at another scale than 3, such as those of a
  /// simulator with 2. New windows, images, hairlines and the pixels that layout rounds to follow; existing windows
  /// are not changed, and neither are devices with a scale.
  ///
  ///     override class func setUp() { UIScreen.main.setScale(2) }
  ///
  /// The environment variable `TESSERA_SCREEN_SCALE` does the same for a whole run: `TESSERA_SCREEN_SCALE=2 swift test`.
  ///
  /// - Parameter scale: More than 0 and at most 64. Another number ends the process.
  /// - Note: Differs from UIKit: UIKit has no such function; there the simulator decides.
  public func setScale(_ scale: CGFloat) {
    guard ScreenScale.isValid(scale) else {
      raise("NSInvalidArgumentException", "A screen cannot have \(scale) pixels per point. Use a number greater than 0, up to 64.")
    }
    let traits = UITraitCollection(displayScale: scale)
    environment.scale = scale
    environment.traits = UITraitCollection(traitsFrom: [environment.traits, traits])
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, traits])
  }
  /// The same as `scale`.
  public var nativeScale: CGFloat { environment.scale }
  /// The traits that windows start from.
  public var traitCollection: UITraitCollection { environment.traits }
  /// Always 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The resolution that the screen has.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set { _ = newValue }
  }
  /// The resolutions that the screen can have: the one it has.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The resolution that is best for the screen.
  public var preferredMode: UIScreenMode? { currentMode }
  /// How bright the screen is, in 0...1. Stored only, clamped; 0.5 by default.
  public var brightness: CGFloat = 0.5 {
    didSet { brightness = brightness.isNaN ? oldValue : min(max(brightness, 0), 1) }
  }

  /// A view that shows what all windows look like now, those at the back first.
  ///
  /// - Parameter afterUpdates: Whether layout that is due is done before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let windows = UIApplication.shared.windows.filter { !$0.isHidden }
    if afterUpdates { windows.forEach { $0.layoutIfNeeded() } }
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    return SnapshotView(of: order.map(\.element.layerStorage), bounds)
  }
  /// Always false.
  public var isCaptured: Bool { false }

  /// Posts the new text size with the new traits current, so that fonts which observers ask for have the new size.
  private func tellTextSize(_ old: UIContentSizeCategory) {
    let new = environment.traits.preferredContentSizeCategory
    guard new != old else { return }
    environment.traits.performAsCurrent {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new])
    }
  }
}

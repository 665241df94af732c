// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The device's screen.
///
/// - Note: Differs from UIKit: there is no hardware. The renderer sets the screen to the device it renders for before it
///   makes the view; outside a renderer it is an iPhone of 390 x 844 points at 3 pixels a point.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  package var environment = ScreenEnvironment.default {
    didSet { tellTextSize(oldValue.traits.preferredContentSizeCategory) }
  }

  /// The screen in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { environment.scale }
  public var nativeScale: CGFloat { environment.scale }
  public var traitCollection: UITraitCollection { environment.traits }
  public var maximumFramesPerSecond: Int { 60 }
  public var isCaptured: Bool { false }

  /// Fonts that observers ask for are those of the new size.
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

/// A device as layout sees it.
package struct ScreenEnvironment: Sendable {
  /// Points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  package var safeArea: UIEdgeInsets
  package var traits: UITraitCollection

  package init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.traits = traits
  }

  package static let `default` = ScreenEnvironment(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: .zero,
    traits: UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
    ]))
}

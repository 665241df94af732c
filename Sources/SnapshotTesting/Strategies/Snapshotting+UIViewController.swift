// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller at the size of its view.
  public static var image: Snapshotting { .image() }

  /// A picture of the controller on a device: as the root of a window, after `viewDidAppear` and layout.
  ///
  ///     assertSnapshot(of: settings, as: .image(on: .iPhoneX(.landscape), traits: .init(userInterfaceStyle: .dark)))
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - precision: The share that must be equal, 0...1: of pixels where `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: How close two colours must be to count as equal, 0...1, 0.98 for what the eye does not see.
  ///   - size: Points, instead of the device's.
  ///   - traits: On top of the device's; `displayScale` is the pixels per point, else the main screen's.
  ///   - drawHierarchyInKeyWindow: Makes no difference here, since all views are painted the same way.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), drawHierarchyInKeyWindow: Bool = false
  ) -> Snapshotting {
    let place = ViewPlace(config: config, size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .asyncPullback { controller in Hosted.image { try place.show(controller) } }
  }

  /// A picture of the controller at the size of its view, or at another.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Makes no difference here, since all views are painted the same way.
  ///   - precision: The share that must be equal, 0...1: of pixels where `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: How close two colours must be to count as equal, 0...1, 0.98 for what the eye does not see.
  ///   - size: Points; nil for the view's own, which is at first the main screen's.
  ///   - traits: The traits that the controller inherits; `displayScale` is the pixels per point, else the main screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of controllers, at the size of the controller's view.
  ///
  ///     <UINavigationController, state: appeared, view: <UILayoutContainerView>>
  ///        | <SettingsViewController, state: appeared, view: <UIView>>
  public static var hierarchy: Snapshotting {
    let place = ViewPlace()
    return SimplySnapshotting.lines.asyncPullback { controller in
      Hosted.text({ try place.show(controller) }, { ControllerHierarchy.text(of: controller) })
    }
  }

  /// The controller's view and all views in it, one a line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The controller's view and all views in it, one a line, on a device. Addresses are left out.
  ///
  /// - Note: Differs from swift-snapshot-testing: the lines are those of this library's views.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewPlace(config: config, size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { controller in
      Hosted.text({ try place.show(controller) }, { RecursiveDescription.text(of: controller.view) })
    }
  }
}

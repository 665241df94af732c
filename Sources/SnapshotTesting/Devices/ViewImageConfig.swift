// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The safe area, size and traits of a device.
///
///     ViewImageConfig.iPhone13                                  // in portrait
///     ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird))
///
/// As in swift-snapshot-testing, the configurations specify no scale. Images use the scale of the main screen, which
/// is 3 in Tessera, unless the strategy's traits specify another scale.
public struct ViewImageConfig: Sendable {
  /// A device orientation.
  public enum Orientation: Hashable, Sendable { case landscape, portrait }

  /// An iPad's orientation, and the fraction of the screen that the app uses.
  public enum TabletOrientation: Hashable, Sendable {
    /// The Split View sizes in portrait.
    public enum PortraitSplits: Hashable, Sendable { case oneThird, twoThirds, full }

    /// The Split View sizes in landscape.
    public enum LandscapeSplits: Hashable, Sendable { case oneThird, oneHalf, twoThirds, full }

    /// Landscape.
    case landscape(splitView: LandscapeSplits)
    /// Portrait.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area insets, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points, or nil to use the value's own size.
  public var size: CGSize?
  /// The traits that views inherit.
  public var traits: UITraitCollection

  /// Creates a custom configuration. By default, it uses the value's own size and has no safe area insets or traits.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The safe area, size and traits of a device.
///
///     ViewImageConfig.iPhone13                                  // in portrait
///     ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird))
///
/// The configurations set no scale, as in swift-snapshot-testing: pictures have the scale of the main screen, which is 3 here,
/// unless the strategy's traits set another one.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Hashable, Sendable { case landscape, portrait }

  /// The orientation of a tablet, and the app's part of the screen.
  public enum TabletOrientation: Hashable, Sendable {
    /// Split View sizes in portrait.
    public enum PortraitSplits: Hashable, Sendable { case oneThird, twoThirds, full }

    /// Split View sizes in landscape.
    public enum LandscapeSplits: Hashable, Sendable { case oneThird, oneHalf, twoThirds, full }

    /// Landscape.
    case landscape(splitView: LandscapeSplits)
    /// Portrait.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area insets, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points, or nil for the value's own.
  public var size: CGSize?
  /// The traits that views inherit.
  public var traits: UITraitCollection

  /// Creates a custom configuration. Without arguments: the value's own size, no safe area, no traits.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

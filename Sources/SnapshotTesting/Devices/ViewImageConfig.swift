// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// What a device gives the views on it: safe area, size and traits.
///
///     ViewImageConfig.iPhone13                                  // in portrait
///     ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird))
///
/// The configurations name no scale, as those of swift-snapshot-testing: pictures are taken at the main screen's, which is 3
/// here, unless the strategy's traits name another.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable { case landscape, portrait }

  /// How a tablet is held, and what part of its screen the app has.
  public enum TabletOrientation: Hashable, Sendable {
    /// Parts of the screen in portrait.
    public enum PortraitSplits: Hashable, Sendable { case oneThird, twoThirds, full }

    /// Parts of the screen in landscape.
    public enum LandscapeSplits: Hashable, Sendable { case oneThird, oneHalf, twoThirds, full }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// Points from the edges that bars and the device cover.
  public var safeArea: UIEdgeInsets
  /// Points; nil for the value's own size.
  public var size: CGSize?
  /// The traits that views inherit.
  public var traits: UITraitCollection

  /// A configuration of your own. Without arguments: the value's own size, nothing covered, no traits.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

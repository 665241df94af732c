// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

// The sizes of each iPad and of apps in Split View, in points, with the Split View size classes. Source: Human
// Interface Guidelines, "Layout", "Specifications".

extension ViewImageConfig {
  /// The widths of apps in Split View, in points.
  private struct Splits {
    var landscapeThird: CGFloat
    var landscapeHalf: CGFloat
    var landscapeTwoThirds: CGFloat
    var portraitThird: CGFloat
    var portraitTwoThirds: CGFloat
    /// Whether an app on half of the landscape screen has regular width.
    var isHalfRegular = false
  }

  private static func pad(
    orientation: TabletOrientation, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat = 0,
    _ splits: Splits, regular: UITraitCollection, compact: UITraitCollection
  ) -> ViewImageConfig {
    func config(_ width: CGFloat, _ height: CGFloat, isRegular: Bool) -> ViewImageConfig {
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height),
        traits: isRegular ? regular : compact)
    }
    switch orientation {
    case .landscape(.full): return config(height, width, isRegular: true)
    case .landscape(.oneThird): return config(splits.landscapeThird, width, isRegular: false)
    case .landscape(.oneHalf): return config(splits.landscapeHalf, width, isRegular: splits.isHalfRegular)
    case .landscape(.twoThirds): return config(splits.landscapeTwoThirds, width, isRegular: true)
    case .portrait(.full): return config(width, height, isRegular: true)
    case .portrait(.oneThird): return config(splits.portraitThird, height, isRegular: false)
    case .portrait(.twoThirds): return config(splits.portraitTwoThirds, height, isRegular: false)
    }
  }

  private static func whole(_ orientation: Orientation) -> TabletOrientation {
    switch orientation {
    case .landscape: .landscape(splitView: .full)
    case .portrait: .portrait(splitView: .full)
    }
  }

  /// The iPad mini with a home button, in landscape: 1024 x 768 points.
  public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }

  /// Returns the configuration of iPad mini with a home button in full screen: 768 x 1024 points in portrait.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(whole(orientation)) }

  /// Returns the configuration of iPad mini with a home button in full screen or Split View.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    let splits = Splits(
      landscapeThird: 320, landscapeHalf: 507, landscapeTwoThirds: 694, portraitThird: 320, portraitTwoThirds: 438)
    return pad(
      orientation: orientation, width: 768, height: 1024, top: 20, splits, regular: .iPadMini,
      compact: .iPadMini_Compact_SplitView)
  }

  /// The 9.7-inch iPad in landscape: 1024 x 768 points.
  public static var iPad9_7: ViewImageConfig { iPad9_7(.landscape) }

  /// Returns the configuration of the 9.7-inch iPad in full screen: 768 x 1024 points in portrait.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(whole(orientation)) }

  /// Returns the configuration of the 9.7-inch iPad in full screen or Split View.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    let splits = Splits(
      landscapeThird: 320, landscapeHalf: 507, landscapeTwoThirds: 694, portraitThird: 320, portraitTwoThirds: 438)
    return pad(
      orientation: orientation, width: 768, height: 1024, top: 20, splits, regular: .iPad9_7,
      compact: .iPad9_7_Compact_SplitView)
  }

  /// The 10.2-inch iPad in landscape: 1080 x 810 points.
  public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }

  /// Returns the configuration of the 10.2-inch iPad in full screen: 810 x 1080 points in portrait.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(whole(orientation)) }

  /// Returns the configuration of the 10.2-inch iPad in full screen or Split View.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    let splits = Splits(
      landscapeThird: 320, landscapeHalf: 535, landscapeTwoThirds: 750, portraitThird: 320, portraitTwoThirds: 480)
    return pad(
      orientation: orientation, width: 810, height: 1080, top: 20, splits, regular: .iPad10_2,
      compact: .iPad10_2_Compact_SplitView)
  }

  /// The 10.5-inch iPad Pro in landscape: 1112 x 834 points.
  public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(.landscape) }

  /// Returns the configuration of the 10.5-inch iPad Pro in full screen: 834 x 1112 points in portrait.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(whole(orientation)) }

  /// Returns the configuration of the 10.5-inch iPad Pro in full screen or Split View.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    let splits = Splits(
      landscapeThird: 320, landscapeHalf: 551, landscapeTwoThirds: 782, portraitThird: 320, portraitTwoThirds: 504)
    return pad(
      orientation: orientation, width: 834, height: 1112, top: 20, splits, regular: .iPadPro10_5,
      compact: .iPadPro10_5_Compact_SplitView)
  }

  /// The 11-inch iPad Pro in landscape: 1194 x 834 points.
  public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }

  /// Returns the configuration of the 11-inch iPad Pro in full screen: 834 x 1194 points in portrait.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(whole(orientation)) }

  /// Returns the configuration of the 11-inch iPad Pro in full screen or Split View.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    let splits = Splits(
      landscapeThird: 375, landscapeHalf: 592, landscapeTwoThirds: 809, portraitThird: 320, portraitTwoThirds: 504)
    return pad(
      orientation: orientation, width: 834, height: 1194, top: 24, bottom: 20, splits, regular: .iPadPro11,
      compact: .iPadPro11_Compact_SplitView)
  }

  /// The 12.9-inch iPad Pro in landscape: 1366 x 1024 points.
  public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }

  /// Returns the configuration of the 12.9-inch iPad Pro in full screen: 1024 x 1366 points in portrait.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(whole(orientation)) }

  /// Returns the configuration of the 12.9-inch iPad Pro in full screen or Split View.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    let splits = Splits(
      landscapeThird: 375, landscapeHalf: 678, landscapeTwoThirds: 981, portraitThird: 375, portraitTwoThirds: 639,
      isHalfRegular: true)
    return pad(
      orientation: orientation, width: 1024, height: 1366, top: 20, splits, regular: .iPadPro12_9,
      compact: .iPadPro12_9_Compact_SplitView)
  }
}

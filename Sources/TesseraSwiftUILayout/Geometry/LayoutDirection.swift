// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The direction in which text and rows of views run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The scaling of content whose aspect ratio differs from that of its frame.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// The largest size within the frame.
  case fit
  /// The smallest size that covers the frame.
  case fill
}

/// Regions outside of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt
  /// Creates a set of regions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The region of bars, cameras and rounded corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The direction in which text and horizontal stacks run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The way content is scaled if its aspect ratio differs from its frame's.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// Scales the content to the largest size that fits within the frame.
  case fit
  /// Scales the content to the smallest size that covers the frame.
  case fill
}

/// The regions outside of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw bits, one per region.
  public let rawValue: UInt
  /// Creates a set of regions from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The region covered by bars, the camera and rounded corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region covered by the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

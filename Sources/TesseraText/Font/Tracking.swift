// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The tracking of the system font, in points per character, as a continuous function of size and weight.
///
/// It is Apple's size-specific tracking plus a residual:
///
///     spacing = apple(size) + size · residual(size, weight) / 1000
///
/// `apple` is the tracking table of the Human Interface Guidelines, which San Francisco has built in. Tessera Sans has
/// San Francisco's advances without this tracking, as fitted to the widths of strings in screenshots that open-source
/// projects recorded on iOS 13 to 26. `Fonts/TesseraSans/widths.tsv` lists them, and `Fonts/README.md` describes the
/// fit and its errors.
///
/// `residual`, in thousandths of an em per character, was fitted together with the advances. It expresses what the
/// axes of the font can't: between the weights 500 and 600, San Francisco becomes wider than an interpolation between
/// regular and black. Around 28 points, it is narrower than the display design. The residual of regular text of 17
/// points is zero. It is interpolated linearly between sizes.
///
/// The fit includes labels recorded on iOS 13 with a lower weight between 25 and 30 points, because San Francisco had
/// no sizes between Text and Display there. The computed widths are up to 2.1 % smaller than these labels. From 32 to
/// 58 points, the two agree within 0.3 %.
enum Tracking {
  /// San Francisco's tracking in points by size, from the Human Interface Guidelines (Typography, tracking values of
  /// SF Pro). Below 6 points, the value is constant. From 80 points, it is 0.
  private static let table = Polyline([
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40),
    (34, 0.40), (35, 0.38), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.31), (56, 0.30), (60, 0.26),
    (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
  ])

  /// The residual of regular text by size in points. Copied from `Fonts/TesseraSans/tracking.json`.
  private static let regular = Polyline([(12, 1.2), (17, 0), (22, 3.2), (28, -7.2), (32, 2.0)])
  /// The additional residual of semibold and heavier text. Interpolated for lighter weights, down to zero at medium.
  private static let heavy = Polyline([(12, 11.0), (17, 18.0), (22, 14.5), (28, 14.5), (32, 14.8)])

  /// Returns San Francisco's tracking, in points per character.
  static func apple(size: Double) -> Double { size > 0 ? table[size] : 0 }

  /// Returns the tracking of the system font, in points per character. `weight` ranges from 100 to 900.
  static func system(size: Double, weight: Double) -> Double {
    guard size > 0 else { return 0 }
    let heaviness = min(1, max(0, (weight - 500) / 100))
    let residual = regular[size] + heaviness * heavy[size]
    return apple(size: size) + size * residual / 1000
  }
}

/// A piecewise linear function, defined by points in ascending order of x. Constant before the first point and after
/// the last point.
private struct Polyline: Sendable {
  private let points: [(x: Double, y: Double)]

  init(_ points: [(x: Double, y: Double)]) {
    self.points = points
  }

  subscript(x: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.x >= x }) else { return points.last?.y ?? 0 }
    guard next > 0 else { return points[0].y }
    let (a, b) = (points[next - 1], points[next])
    return a.y + (x - a.x) / (b.x - a.x) * (b.y - a.y)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The tracking that gives Inter the widths of San Francisco, in points per character, as a continuous function of
/// size and weight.
///
/// It is Apple's size-specific tracking minus the width by which Inter's characters exceed San Francisco's:
///
///     spacing = apple(size) - size · excess(size, weight, slant) / 1000
///
/// `apple` is the tracking table of the Human Interface Guidelines, which San Francisco has built in. `excess`, in
/// thousandths of an em per character, was fitted to the widths of strings in screenshots that open-source projects
/// recorded on iOS 15 to 18. The screenshots are listed in IOSTextWidths in the tests. For every size and weight, the
/// excess is the value that minimizes the mean error of the strings. Between sizes and weights, it is interpolated
/// linearly. The results: Inter's text cut is as wide as San Francisco up to 15 points and 4 thousandths wider at 17
/// points. Its display cut is 18 to 20 thousandths wider. Around 28 points, San Francisco is narrower than the
/// interpolation of both cuts. The excess of semibold and bold differs from that of regular text only at sizes that
/// interfaces use for headlines.
///
/// The fit between 25 and 30 points excludes labels recorded on iOS 13, which had no sizes between Text and Display.
/// There, the computed widths are up to 2 % smaller than these labels. From 32 to 58 points, the two agree within 0.3
/// %.
///
/// One number per size and weight can't express different glyph proportions, so single words differ by up to 2 %.
/// Using Inter's text cut for all sizes was tried and rejected: its excess is 57 thousandths at 28 points, so the
/// tracked text looks crowded there, and the errors of strings of the same size differ by 3 %.
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

  /// The excess of regular text by size in points.
  private static let regular = Polyline([
    (10, -4), (12, 1), (15, 1.5), (17, 4.3), (18, 6), (24, 24.5), (28, 28.3), (32, 18.5), (34, 19.5), (58, 18.5),
  ])
  /// The additional excess of semibold and heavier text. Interpolated for lighter weights, down to zero at regular.
  private static let heavy = Polyline([(12, 1), (14, 2.5), (17, -16.5), (24, 0)])
  /// The additional excess of italic text.
  private static let italic = 5.0

  /// Returns San Francisco's tracking, in points per character.
  static func apple(size: Double) -> Double { size > 0 ? table[size] : 0 }

  /// Returns the tracking of the system font, in points per character. `weight` ranges from 100 to 900.
  static func system(size: Double, weight: Double, isItalic: Bool) -> Double {
    guard size > 0 else { return 0 }
    let boldness = min(1, max(0, (weight - 400) / 200))
    let excess = regular[size] + boldness * heavy[size] + (isItalic ? italic : 0)
    return apple(size: size) - size * excess / 1000
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

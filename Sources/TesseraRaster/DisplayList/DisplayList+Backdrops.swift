// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList {
  /// An effect on the pixels below a shape: a blur and a change of saturation.
  public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the Gaussian, in the command's local unit. Limited to 256 pixels on the canvas.
    public var sigma: Double
    /// The factor by which colors differ from the gray of their luminance: 1 preserves them, 0 produces grays. Clamped to
    /// 0...4.
    public var saturation: Double

    /// Creates a backdrop with unmodified values. A sigma below 0, or NaN, blurs nothing; a saturation of NaN counts as 1.
    public init(sigma: Double, saturation: Double = 1) {
      self.sigma = sigma
      self.saturation = saturation
    }
  }
}

extension DisplayList.Backdrop {
  /// Returns the standard deviation in pixels.
  func sigma(under transform: Affine) -> Double {
    let pixels = sigma * abs(transform.determinant).squareRoot()
    return pixels > 0 ? min(pixels, Gaussian.greatestSigma) : 0
  }

  /// Returns the distance around a shape from which pixels affect it.
  func margin(under transform: Affine) -> Int { Int((sigma(under: transform) * Gaussian.reach).rounded(.up)) + 1 }
}

extension DisplayList {
  /// Whether a command shows the content below it. Ignores commands in perspective.
  var hasBackdrops: Bool { commands.contains { if case .backdrop = $0 { true } else { false } } }

  /// Returns the damage extended by the shapes of backdrops that show it, in painting order, because a backdrop may show an
  /// earlier one.
  func spreadByBackdrops(_ damage: PixelRect, within canvas: PixelRect) -> PixelRect {
    guard hasBackdrops else { return damage }
    var damage = damage
    for (index, command) in commands.enumerated() {
      guard case .backdrop(_, let backdrop, let transform) = command else { continue }
      let place = command.touched(within: canvas)
      let seen = place.inset(by: -backdrop.margin(under: transform) - ReducedBackdrop.greatestFactor)
      guard !place.isEmpty, seen.touches(damage), !damage.contains(place) else { continue }
      damage = damage.union(self.damage(of: index..<index + 1, within: canvas))
    }
    return damage
  }

  /// Returns the indices of the backdrops that are visible in a part of the canvas, directly or through another backdrop.
  /// Always includes those in groups that cast shadows, because a shadow may fall anywhere.
  func neededBackdrops(_ window: PixelRect) -> Set<Int> {
    var needed: Set<Int> = []
    var seen = [window]
    let casting = castingGroups
    for (index, command) in commands.enumerated().reversed() {
      guard case .backdrop(_, let backdrop, let transform) = command else { continue }
      let place = command.touched(within: canvas)
      guard seen.contains(where: { $0.touches(place) }) || casting.contains(where: { $0.contains(index) }) else {
        continue
      }
      needed.insert(index)
      seen.append(place.inset(by: -backdrop.margin(under: transform) - ReducedBackdrop.greatestFactor))
    }
    return needed
  }

  /// The ranges of the outermost groups that cast shadows.
  private var castingGroups: [ClosedRange<Int>] {
    var groups: [ClosedRange<Int>] = []
    for (index, command) in commands.enumerated() {
      guard case .beginGroup(_, _?, _) = command, index > groups.last?.upperBound ?? -1 else { continue }
      groups.append(index...endOfBracket(startingAt: index))
    }
    return groups
  }
}

extension PixelRect {
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }
}

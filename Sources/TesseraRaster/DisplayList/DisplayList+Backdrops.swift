// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList {
  /// An effect on the pixels below a shape: a blur and a change in saturation, optionally seen through glass.
  public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the Gaussian blur, in the command's local units. Limited to 256 pixels on the
    /// canvas.
    public var sigma: Double
    /// The factor by which colors differ from the gray of the same luminance. 1 preserves colors, and 0 produces
    /// grays. Clamped to 0...4.
    public var saturation: Double
    /// The glass through which the pixels are seen, or nil to see them directly. The command's shape must be the glass's
    /// bounding box; the shapes of the glass determine what is drawn.
    public var glass: Glass?

    /// Creates a backdrop and stores the values unmodified. A sigma that is negative or NaN blurs nothing. A
    /// saturation of NaN is treated as 1.
    public init(sigma: Double, saturation: Double = 1, glass: Glass? = nil) {
      self.sigma = sigma
      self.saturation = saturation
      self.glass = glass
    }
  }
}

extension DisplayList.Backdrop {
  /// Returns the standard deviation in pixels.
  func sigma(under transform: Affine) -> Double {
    let pixels = sigma * abs(transform.determinant).squareRoot()
    return pixels > 0 ? min(pixels, Gaussian.maximumSigma) : 0
  }

  /// Returns the distance from the shape within which pixels affect it.
  func margin(under transform: Affine) -> Int { Int((sigma(under: transform) * Gaussian.reach).rounded(.up)) + 1 }
}

extension DisplayList {
  /// Whether any command depends on the content below it. Ignores commands in perspective.
  var hasBackdrops: Bool { commands.contains { if case .backdrop = $0 { true } else { false } } }

  /// Returns the damaged area, extended by the shapes of backdrops that show part of it. Backdrops are processed in
  /// drawing order, because a backdrop may show an earlier one.
  func spreadByBackdrops(_ damage: PixelRect, within canvas: PixelRect) -> PixelRect {
    guard hasBackdrops else { return damage }
    var damage = damage
    for (index, command) in commands.enumerated() {
      guard case .backdrop(_, let backdrop, let transform) = command else { continue }
      let place = command.touched(within: canvas)
      let seen = place.inset(by: -backdrop.margin(under: transform) - ReducedBackdrop.maximumFactor)
      guard !place.isEmpty, seen.touches(damage), !damage.contains(place) else { continue }
      damage = damage.union(self.damage(of: index..<index + 1, within: canvas))
    }
    return damage
  }

  /// Returns the indexes of the backdrops that are visible in a region of the canvas, directly or through another
  /// backdrop. Always includes backdrops in groups that cast shadows, because a shadow may fall on any region.
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
      seen.append(place.inset(by: -backdrop.margin(under: transform) - ReducedBackdrop.maximumFactor))
    }
    return needed
  }

  /// The command ranges of the outermost groups that cast shadows.
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

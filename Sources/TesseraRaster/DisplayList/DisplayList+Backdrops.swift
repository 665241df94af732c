// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList {
  /// What is made of the pixels below a shape: they are blurred, and their colors get stronger or weaker.
  public struct Backdrop: Hashable, Sendable {
    /// Standard deviation of the Gaussian, in the command's local unit. On the canvas it is at most 256 pixels.
    public var sigma: Double
    /// How far colors stand from the gray of their luminance, in shares of what they did: 1 leaves them, 0 makes grays. Kept
    /// in 0...4.
    public var saturation: Double

    /// Values are kept as given. A sigma below 0, or NaN, blurs nothing; a saturation that is NaN counts as 1.
    public init(sigma: Double, saturation: Double = 1) {
      self.sigma = sigma
      self.saturation = saturation
    }
  }
}

extension DisplayList.Backdrop {
  /// The deviation in pixels.
  func sigma(under transform: Affine) -> Double {
    let pixels = sigma * abs(transform.determinant).squareRoot()
    return pixels > 0 ? min(pixels, Gaussian.greatestSigma) : 0
  }

  /// How far pixels beside a shape are seen in it.
  func margin(under transform: Affine) -> Int { Int((sigma(under: transform) * Gaussian.reach).rounded(.up)) + 1 }
}

extension DisplayList {
  /// Whether a command shows what is below it; those in perspective aside.
  var hasBackdrops: Bool { commands.contains { if case .backdrop = $0 { true } else { false } } }

  /// Pixels whose backdrops show others that have changed: the shapes of those are added, in painting order, as a backdrop
  /// may show one before it.
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

  /// The numbers of the backdrops that a part of the canvas shows, or that those show. One in a group that casts a shadow is always
  /// among them, as the shadow may fall anywhere.
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

  /// Where the outermost groups that cast shadows begin and end.
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList {
  /// What is made of the pixels below a shape: they are blurred, and their colours get stronger or weaker.
  public struct Backdrop: Hashable, Sendable {
    /// Standard deviation of the Gaussian, in the command's local unit. On the canvas it is at most 256 pixels.
    public var sigma: Double
    /// How far colours stand from the grey of their luminance, in shares of what they did: 1 leaves them, 0 makes greys. Kept
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
      let seen = place.insetBy(-backdrop.margin(under: transform) - ReducedBackdrop.greatestFactor)
      guard !place.isEmpty, seen.touches(damage), !damage.contains(place) else { continue }
      damage = damage.union(self.damage(of: index..<index + 1, within: canvas))
    }
    return damage
  }

  /// The numbers of the backdrops that a part of the canvas shows, or that those show.
  func neededBackdrops(_ window: PixelRect) -> Set<Int> {
    var needed: Set<Int> = []
    var seen = [window]
    for (index, command) in commands.enumerated().reversed() {
      guard case .backdrop(_, let backdrop, let transform) = command else { continue }
      let place = command.touched(within: canvas)
      guard seen.contains(where: { $0.touches(place) }) else { continue }
      needed.insert(index)
      seen.append(place.insetBy(-backdrop.margin(under: transform) - ReducedBackdrop.greatestFactor))
    }
    return needed
  }
}

extension PixelRect {
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }
}

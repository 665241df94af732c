// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// The normal distribution, computed only from sums and products instead of a math library, so that results are
/// identical on every machine.
enum Gaussian {
  /// The radius of a blur, in standard deviations. Less than 1/700 of the distribution is cut off.
  static let reach = 3.2
  /// The maximum standard deviation, in pixels. Greater values are clamped to it.
  static let maximumSigma = 256.0

  private static let steps = Int(TK_SHARE_STEPS)
  private static let extent = Int(TK_SHARE_EXTENT)
  /// The cumulative distribution at -4, -4 + 1/128 ... 4, each with the difference to the next value. The error of
  /// linear interpolation is below 2e-6.
  nonisolated(unsafe) static let shares: UnsafePointer<TKShare> = {
    var table = [0.0]
    var sum = 0.0
    let step = 1.0 / Double(steps)
    for i in 0..<2 * extent * steps {
      // Integrate over one step with Simpson's rule.
      let x = Double(i) * step - Double(extent)
      sum += (density(x) + 4 * density(x + step / 2) + density(x + step)) * step / 6
      table.append(sum)
    }
    // Never freed, because drawing uses this single table for the lifetime of the process.
    let kept = UnsafeMutablePointer<TKShare>.allocate(capacity: table.count)
    for (index, value) in table.enumerated() {
      let next = index + 1 < table.count ? table[index + 1] : value
      (kept + index).initialize(to: TKShare(value: value / sum, step: next / sum - value / sum))
    }
    return UnsafePointer(kept)
  }()

  /// Returns exp(-x * x / 2), which is not normalized.
  static func density(_ x: Double) -> Double {
    // Use exp(-z) = exp(-z / 16) ^ 16, because the series for z / 16 converges quickly.
    let z = -x * x / 32
    var term = 1.0
    var sum = 1.0
    for k in 1...20 {
      term *= z / Double(k)
      sum += term
    }
    let p2 = sum * sum
    let p4 = p2 * p2
    let p8 = p4 * p4
    return p8 * p8
  }

  /// The cumulative distribution function, as a value for loops with many lookups.
  struct Cumulative {
    private let shares = Gaussian.shares

    /// Returns the fraction of the distribution below x standard deviations.
    @inline(__always)
    func callAsFunction(_ x: Double) -> Double {
      let position = (x + Double(extent)) * Double(steps)
      if !(position > 0) { return 0 }
      guard position < Double(2 * extent * steps) else { return 1 }
      let index = Int(position)
      return shares[index].value + shares[index].step * (position - Double(index))
    }
  }

  /// Returns the fraction of the distribution below x standard deviations.
  static func cumulative(_ x: Double) -> Double { Cumulative()(x) }

  /// Returns the weights of a discrete blur, in units of 1/65,536. The kernel is symmetric, entry 0 is the center,
  /// and the sum of all weights is exactly 65,536.
  static func weights(sigma: Double) -> [UInt32] {
    assert(sigma > 0, "A deviation of \(sigma).")
    let count = Int((sigma * reach).rounded(.up)) + 1
    let shares = (0..<count).map { density(Double($0) / sigma) }
    let sum = 2 * shares.reduce(0, +) - shares[0]
    var weights = shares.map { UInt32($0 / sum * 65536 + 0.5) }
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    assert(weights[0] <= 65536, "The weights do not sum up to 65,536.")
    return weights
  }
}

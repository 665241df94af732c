// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which nonbasic variable moves next. The list of those with an improving direction is kept up to date by the updates
// themselves, so that a solve after a small edit looks at what changed and at nothing else.

extension Simplex {
  mutating func collectCandidates() {
    for i in 0..<candidateCount { candidateAt[Int(candidates[i])] = -1 }
    candidateCount = 0
    for j in 0..<total where place[j] < 0 { reprice(j) }
  }

  /// Prices everything the last update touched.
  mutating func repriceTouched() {
    let touched = work.pointee.touched
    for i in 0..<touched.count {
      let j = Int(touched[i])
      work.pointee.touchedMark[j] = 0
      reprice(j)
    }
    work.pointee.touched.removeAll()
  }

  /// The lanes of the derivatives to the right (first half) and to the left (second half) of a nonbasic variable.
  @inline(__always)
  func directionalDerivatives(of variable: Int) -> UnsafeMutablePointer<Double> {
    let lanes = work.pointee.direction.base
    let source = gradient + variable * levels
    for l in 0..<levels {
      lanes[l] = source[l]
      lanes[levels + l] = -source[l]
    }
    for k in kinks(of: variable) where kinkSide[k] == 0 {
      lanes[Int(kinkLevel[k])] += kinkHigh[k]
      lanes[levels + Int(kinkLevel[k])] -= kinkLow[k]
    }
    return lanes
  }

  @inline(__always)
  mutating func reprice(_ variable: Int) {
    if place[variable] >= 0 {
      dropCandidate(variable)
      return
    }
    let lanes = directionalDerivatives(of: variable)
    for side in 0..<2 {
      let lane = lanes + side * levels
      for l in 0..<levels {
        if lane[l] > Simplex.gradientTolerance { break }
        if lane[l] < -Simplex.gradientTolerance {
          addCandidate(variable, level: l, gain: side == 0 ? -lane[l] : lane[l])
          return
        }
      }
    }
    dropCandidate(variable)
  }

  /// `gain` is positive for a move to the right.
  @inline(__always)
  private mutating func addCandidate(_ variable: Int, level: Int, gain: Double) {
    candidateLevel[variable] = Int32(level)
    candidateGain[variable] = gain
    if candidateAt[variable] < 0 {
      candidateAt[variable] = Int32(candidateCount)
      candidates[candidateCount] = Int32(variable)
      candidateCount += 1
    }
  }

  @inline(__always)
  mutating func dropCandidate(_ variable: Int) {
    let at = Int(candidateAt[variable])
    if at < 0 { return }
    candidateCount -= 1
    let last = candidates[candidateCount]
    candidates[at] = last
    candidateAt[Int(last)] = Int32(at)
    candidateAt[variable] = -1
  }

  /// Highest level first, then steepest; the lowest variable once steps have been degenerate for long (Bland).
  func bestCandidate() -> Int {
    var best = -1
    for i in 0..<candidateCount {
      let j = Int(candidates[i])
      if best < 0 || isBetter(j, than: best) { best = j }
    }
    return best
  }

  @inline(__always)
  private func isBetter(_ a: Int, than b: Int) -> Bool {
    if stalled > stallLimit { return a < b }
    if candidateLevel[a] != candidateLevel[b] { return candidateLevel[a] < candidateLevel[b] }
    let (x, y) = (candidateGain[a].magnitude, candidateGain[b].magnitude)
    return x > y || (x == y && a < b)
  }

  /// Large layouts have many kinks at one point; only a run as long as the component smells of a cycle.
  private var stallLimit: Int { 200 + 4 * total }
}

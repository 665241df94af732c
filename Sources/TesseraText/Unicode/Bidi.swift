// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The bidirectional algorithm for one paragraph: Unicode Standard Annex #9, Unicode 15.0, rules P2 to I2 and L1.
///
/// Steps are named after the annex's rules. `RunWriter` reorders each line (L2), and HarfBuzz mirrors characters
/// (L4).
struct Bidi {
  /// The maximum explicit level (BD2).
  static let maximumDepth: UInt8 = 125

  /// The embedding level of each scalar. Scalars removed by X9 have the level of the preceding scalar.
  private(set) var levels: [UInt8]
  let baseLevel: UInt8

  private let original: [BidiClass]
  private var classes: [BidiClass]
  /// The matching PDI of each isolate initiator, or -1 if there is none (BD9).
  private var matchingPDI: [Int]
  private var isMatchedPDI: [Bool]

  /// - Parameter baseLevel: 0 or 1, or nil to apply rules P2 and P3. Text without strong characters then has level
  ///   `fallback`.
  init(classes: [BidiClass], scalars: [UInt32], baseLevel: UInt8?, fallback: UInt8 = 0) {
    assert(classes.count == scalars.count, "\(classes.count) classes of \(scalars.count) scalars.")
    assert(baseLevel ?? fallback <= 1, "A paragraph of level \(baseLevel ?? fallback).")
    original = classes
    self.classes = classes
    self.baseLevel = baseLevel ?? Self.firstStrong(classes, from: 0) ?? fallback
    levels = [UInt8](repeating: self.baseLevel, count: classes.count)
    guard classes.contains(where: { $0.isIsolateInitiator || $0 == .pdi || $0.isRemoved }) else {
      // Without embeddings and isolates, the paragraph is a single sequence.
      (matchingPDI, isMatchedPDI) = ([], [])
      let edge: BidiClass = self.baseLevel & 1 == 0 ? .l : .r
      let all = BidiSequence.Indices(indices: Array(classes.indices), level: self.baseLevel, start: edge, end: edge)
      var resolver = BidiSequence(all, original: classes, classes: classes, scalars: scalars)
      resolver.resolve(&levels)
      resetSeparators()
      return
    }
    matchingPDI = [Int](repeating: -1, count: classes.count)
    isMatchedPDI = [Bool](repeating: false, count: classes.count)
    matchIsolates()
    resolveExplicit()
    for sequence in isolatingRunSequences() {
      var resolver = BidiSequence(sequence, original: original, classes: self.classes, scalars: scalars)
      resolver.resolve(&levels)
    }
    resetSeparators()
  }

  /// Returns the level of the first strong character outside of isolates. Stops at the PDI that closes the isolate
  /// containing `start` (P2, P3).
  static func firstStrong(_ classes: [BidiClass], from start: Int) -> UInt8? {
    var depth = 0
    for i in start..<max(start, classes.count) {
      switch classes[i] {
      case .l: if depth == 0 { return 0 }
      case .r, .al: if depth == 0 { return 1 }
      case .lri, .rli, .fsi: depth += 1
      case .pdi:
        if depth == 0 && start > 0 { return nil }
        depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }

  /// Matches isolate initiators with their PDIs (BD9).
  private mutating func matchIsolates() {
    var open: [Int] = []
    for i in classes.indices {
      if classes[i].isIsolateInitiator {
        open.append(i)
      } else if classes[i] == .pdi, let start = open.popLast() {
        assert(start < i && matchingPDI[start] < 0, "An isolate ends twice.")
        matchingPDI[start] = i
        isMatchedPDI[i] = true
      }
    }
  }

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// Applies rules X1 to X8.
  private mutating func resolveExplicit() {
    var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    for i in classes.indices {
      let top = stack[stack.count - 1]
      switch original[i] {
      case .rle, .lre, .rlo, .lro:  // X2 to X5
        let isRight = original[i] == .rle || original[i] == .rlo
        let level = Self.next(level: top.level, isRight: isRight)
        setRemovedLevel(at: i)
        guard level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
          if overflowIsolates == 0 { overflowEmbeddings += 1 }
          continue
        }
        let override: BidiClass? = original[i] == .rlo ? .r : original[i] == .lro ? .l : nil
        stack.append(Status(level: level, override: override, isIsolate: false))
      case .rli, .lri, .fsi:  // X5a to X5c
        apply(top, at: i)
        // Looks ahead only if the result matters, so that text consisting only of FSI characters takes linear time.
        let isValid = overflowIsolates == 0 && overflowEmbeddings == 0
        let isRight =
          original[i] == .rli || isValid && original[i] == .fsi && Self.firstStrong(original, from: i + 1) == 1
        let level = Self.next(level: top.level, isRight: isRight)
        guard level <= Self.maximumDepth, isValid else {
          overflowIsolates += 1
          continue
        }
        validIsolates += 1
        stack.append(Status(level: level, override: nil, isIsolate: true))
      case .pdi:  // X6a
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while let last = stack.last, !last.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
          assert(!stack.isEmpty, "The paragraph itself was closed.")
        }
        apply(stack[stack.count - 1], at: i)
      case .pdf:  // X7
        setRemovedLevel(at: i)
        if overflowIsolates > 0 { continue }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate && stack.count > 1 {
          stack.removeLast()
        }
      case .b: levels[i] = baseLevel  // X8
      case .bn: setRemovedLevel(at: i)
      default: apply(top, at: i)  // X6
      }
    }
  }

  /// Returns the next higher odd (right-to-left) or even (left-to-right) level.
  private static func next(level: UInt8, isRight: Bool) -> UInt8 {
    isRight ? (level + 1) | 1 : (level + 2) & ~1
  }

  private mutating func apply(_ status: Status, at i: Int) {
    levels[i] = status.level
    if let override = status.override { classes[i] = override }
  }

  private mutating func setRemovedLevel(at i: Int) {
    levels[i] = i > 0 ? levels[i - 1] : baseLevel
  }

  /// Returns the isolating run sequences: level runs joined where an isolate interrupts them (X10, BD13).
  private func isolatingRunSequences() -> [BidiSequence.Indices] {
    let kept = classes.indices.filter { !original[$0].isRemoved }
    var runs: [Range<Int>] = []
    var runOf: [Int: Int] = [:]
    var start = 0
    for k in 0..<kept.count where k + 1 == kept.count || levels[kept[k + 1]] != levels[kept[k]] {
      if original[kept[start]] == .pdi { runOf[kept[start]] = runs.count }
      runs.append(start..<k + 1)
      start = k + 1
    }
    return runs.compactMap { run in
      let first = kept[run.lowerBound]
      if original[first] == .pdi && isMatchedPDI[first] { return nil }
      return sequence(from: run, kept: kept, runs: runs, runOf: runOf)
    }
  }

  private func sequence(
    from first: Range<Int>, kept: [Int], runs: [Range<Int>], runOf: [Int: Int]
  ) -> BidiSequence.Indices {
    var indices = Array(kept[first])
    var end = first.upperBound
    while let last = indices.last, original[last].isIsolateInitiator, matchingPDI[last] >= 0,
      let next = runOf[matchingPDI[last]]
    {
      indices += kept[runs[next]]
      end = runs[next].upperBound
    }
    let level = levels[kept[first.lowerBound]]
    let before = first.lowerBound > 0 ? levels[kept[first.lowerBound - 1]] : baseLevel
    let endsInIsolate = indices.last.map { original[$0].isIsolateInitiator && matchingPDI[$0] < 0 } ?? false
    let after = end < kept.count && !endsInIsolate ? levels[kept[end]] : baseLevel
    return BidiSequence.Indices(
      indices: indices, level: level, start: max(level, before) & 1 == 0 ? .l : .r,
      end: max(level, after) & 1 == 0 ? .l : .r)
  }

  /// Applies parts 1 to 4 of L1 as if the paragraph were a single line. `RunWriter` handles line ends within the
  /// paragraph.
  private mutating func resetSeparators() {
    var resets = true
    for i in levels.indices.reversed() {
      switch original[i] {
      case .b, .s:
        levels[i] = baseLevel
        resets = true
      case .ws, .fsi, .lri, .rli, .pdi: if resets { levels[i] = baseLevel }
      case .rle, .lre, .rlo, .lro, .pdf, .bn: if resets { levels[i] = baseLevel }
      default: resets = false
      }
    }
    for i in levels.indices where original[i].isRemoved { setRemovedLevel(at: i) }
  }
}

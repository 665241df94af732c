// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Resolves the levels of one isolating run sequence: rules W1 to W7, N0 to N2, I1 and I2 of UAX #9.
struct BidiSequence {
  struct Indices {
    /// The positions of the sequence's characters in the paragraph.
    var indices: [Int]
    var level: UInt8
    /// The types of the sequence's start and end (sos and eos).
    var start: BidiClass
    var end: BidiClass
  }

  private let sequence: Indices
  private let original: [BidiClass]
  private let scalars: [UInt32]
  /// The bidi classes of the sequence's characters.
  private var classes: [BidiClass]

  init(_ sequence: Indices, original: [BidiClass], classes: [BidiClass], scalars: [UInt32]) {
    assert(sequence.level <= Bidi.maximumDepth + 1, "Level \(sequence.level) is too deep.")
    assert(sequence.indices.allSatisfy { $0 >= 0 && $0 < classes.count }, "The sequence leaves the paragraph.")
    self.sequence = sequence
    self.original = original
    self.scalars = scalars
    self.classes = sequence.indices.map { classes[$0] }
  }

  private var direction: BidiClass { sequence.level & 1 == 0 ? .l : .r }

  mutating func resolve(_ levels: inout [UInt8]) {
    resolveWeak()
    resolveBrackets()
    resolveNeutral()
    // N1 and N2 leave no neutral classes.
    assert(classes.allSatisfy { $0 == .l || $0 == .r || $0 == .en || $0 == .an || $0.isRemoved }, "Neutral.")
    for (k, i) in sequence.indices.enumerated() {
      switch (classes[k], sequence.level & 1) {
      case (.r, 0), (.l, 1), (.en, 1), (.an, 1): levels[i] = sequence.level + 1  // I1, I2
      case (.en, _), (.an, _): levels[i] = sequence.level + 2  // I1
      default: levels[i] = sequence.level
      }
    }
  }

  private mutating func resolveWeak() {
    var previous = sequence.start
    var strong = sequence.start
    for k in classes.indices {
      if classes[k] == .nsm {  // W1
        classes[k] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
      }
      previous = classes[k]
      switch classes[k] {
      case .l, .r: strong = classes[k]
      case .al:
        strong = .al
        classes[k] = .r  // W3
      case .en: if strong == .al { classes[k] = .an }  // W2
      default: break
      }
    }
    resolveSeparators()
    resolveTerminators()
    strong = sequence.start
    for k in classes.indices {  // W7
      if classes[k] == .l || classes[k] == .r { strong = classes[k] }
      if classes[k] == .en && strong == .l { classes[k] = .l }
    }
  }

  /// Assigns a separator between two numbers of the same class to that class (W4).
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for k in 1..<classes.count - 1 {
      let before = classes[k - 1]
      guard before == classes[k + 1] else { continue }
      if classes[k] == .es && before == .en { classes[k] = .en }
      if classes[k] == .cs && (before == .en || before == .an) { classes[k] = before }
    }
  }

  /// Assigns terminators adjacent to a European number to its class, and all other terminators to the neutral class
  /// (W5, W6).
  private mutating func resolveTerminators() {
    var k = 0
    while k < classes.count {
      guard classes[k] == .et else {
        if classes[k] == .es || classes[k] == .cs { classes[k] = .on }
        k += 1
        continue
      }
      var end = k
      while end < classes.count && classes[end] == .et { end += 1 }
      let touches = k > 0 && classes[k - 1] == .en || end < classes.count && classes[end] == .en
      for j in k..<end { classes[j] = touches ? .en : .on }
      k = end
    }
  }

  /// Returns the strong class for rules N0 to N2. These rules treat numbers as R.
  private func strong(at k: Int) -> BidiClass? {
    switch classes[k] {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// Applies rule N0.
  private mutating func resolveBrackets() {
    for pair in bracketPairs() {
      var hasOpposite = false
      var found: BidiClass?
      for k in pair.opening + 1..<max(pair.opening + 1, pair.closing) {
        guard let type = strong(at: k) else { continue }
        if type == direction {
          found = type  // b
          break
        }
        hasOpposite = true
      }
      if found == nil && hasOpposite {  // c
        found = contextBefore(at: pair.opening) == direction ? direction : direction == .l ? .r : .l
      }
      guard let found else { continue }  // d
      setType(at: pair.opening, to: found)
      setType(at: pair.closing, to: found)
    }
  }

  private func contextBefore(at k: Int) -> BidiClass {
    for j in (0..<k).reversed() {
      if let type = strong(at: j) { return type }
    }
    return sequence.start
  }

  /// Sets the class of a bracket and of its combining marks.
  private mutating func setType(at k: Int, to type: BidiClass) {
    classes[k] = type
    var j = k + 1
    while j < classes.count && original[sequence.indices[j]] == .nsm {
      classes[j] = type
      j += 1
    }
  }

  /// Returns the bracket pairs, sorted by the position of the opening bracket (BD16).
  private func bracketPairs() -> [(opening: Int, closing: Int)] {
    var open: [(closing: UInt32, position: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for k in classes.indices where classes[k] == .on {
      let scalar = scalars[sequence.indices[k]]
      if let closing = BidiBrackets.closing(of: scalar) {
        if open.count == 63 { break }
        open.append((BidiBrackets.canonical(closing), k))
      } else if BidiBrackets.opening(of: scalar) != nil {
        let canonical = BidiBrackets.canonical(scalar)
        guard let match = open.lastIndex(where: { $0.closing == canonical }) else { continue }
        pairs.append((open[match].position, k))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// Applies rules N1 and N2.
  private mutating func resolveNeutral() {
    var k = 0
    var before = sequence.start
    while k < classes.count {
      guard classes[k].isNeutral else {
        before = strong(at: k) ?? before
        k += 1
        continue
      }
      var end = k
      while end < classes.count && classes[end].isNeutral { end += 1 }
      let after = end < classes.count ? strong(at: end) ?? direction : sequence.end
      let type = before == after ? before : direction
      for j in k..<end { classes[j] = type }
      k = end
    }
  }
}

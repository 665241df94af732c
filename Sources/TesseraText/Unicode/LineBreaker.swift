// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The Unicode line breaking algorithm: Unicode Standard Annex #14, Unicode 15.0, rules LB2 to LB31.
///
/// LB25 is implemented as the regular expression of the annex's example 7, which Unicode's test file also uses. Thai,
/// Lao, Khmer and Burmese letters are treated as AL (LB1), and `WordDivider` finds the words between which lines may
/// break.
struct LineBreaker {
  enum Break: UInt8, Sendable { case prohibited, allowed, mandatory }

  private let classes: UnsafeBufferPointer<LineBreakClass>
  /// The text, for tailored rules that require more than classes, or nil for the untailored UAX #14.
  private let scalars: UnsafeBufferPointer<UInt32>?

  /// Returns the break decision before each scalar, followed by the decision at the end of the text. The first
  /// decision is `prohibited`.
  ///
  /// If `isTailored` is true, Unicode 16.0's rules apply to quotation marks in Chinese and Japanese, periods before
  /// digits, and hyphens at the start of a word (LB15a to LB15d, LB19a, LB20a, LB21a, LB25). In addition, a line may
  /// break before a slash between letters, as in Core Text. It may not break between a colon and a backslash, or
  /// between two plus signs. All other rules are those of Unicode 15.0.
  static func breaks(in scalars: UnsafeBufferPointer<UInt32>, isTailored: Bool = true) -> [Break] {
    guard !scalars.isEmpty else { return [.prohibited] }
    return withUnsafeTemporaryAllocation(of: LineBreakClass.self, capacity: scalars.count) { classes in
      var hasWords = false
      for i in 0..<scalars.count {
        var found = LineBreakClass(scalars[i])
        if found.rawValue >= LineBreakClass.sa.rawValue {
          hasWords = true
          found = found == .sa ? .al : .cm
        }
        classes.initializeElement(at: i, to: found)
      }
      let classes = UnsafeBufferPointer(classes)
      var breaks = LineBreaker(classes: classes, scalars: isTailored ? scalars : nil).run()
      if hasWords { divideWords(scalars, classes, into: &breaks) }
      if isTailored { breakBeforeSlashes(classes, into: &breaks) }
      assert(breaks.count == scalars.count + 1, "\(breaks.count) decisions on \(scalars.count) scalars.")
      // LB2 and LB3.
      assert(breaks.first == .prohibited && breaks.last == .mandatory)
      return breaks
    }
  }

  private static func breakBeforeSlashes(
    _ classes: UnsafeBufferPointer<LineBreakClass>, into breaks: inout [Break]
  ) {
    guard classes.count > 2 else { return }
    for i in 1..<classes.count - 1
    where classes[i] == .sy && classes[i - 1].isLetter && classes[i + 1].isLetter && breaks[i] == .prohibited {
      breaks[i] = .allowed
    }
  }

  /// Allows breaks between the words in sequences of class SA.
  private static func divideWords(
    _ scalars: UnsafeBufferPointer<UInt32>, _ classes: UnsafeBufferPointer<LineBreakClass>, into breaks: inout [Break]
  ) {
    var start = 0
    while start < scalars.count {
      guard let script = wordScript(scalars[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < scalars.count && wordScript(scalars[end]) == script { end += 1 }
      let range = start..<end
      WordDivider.divide(
        UnsafeBufferPointer(rebasing: scalars[range]), classes: UnsafeBufferPointer(rebasing: classes[range]),
        as: script
      ) { place in
        if breaks[range.lowerBound + place] == .prohibited { breaks[range.lowerBound + place] = .allowed }
      }
      start = end
    }
  }

  private static func wordScript(_ scalar: UInt32) -> WordScript? {
    scalar >= 0x0E00 && LineBreakClass(scalar).rawValue >= LineBreakClass.sa.rawValue ? WordScript(scalar) : nil
  }

  /// The state of the rules before a position.
  private struct Context {
    /// The last class that isn't a combining mark (LB9), and its predecessor.
    var base: LineBreakClass
    var beforeBase: LineBreakClass?
    /// The last class that is neither a space nor a combining mark, used by rules that contain SP*.
    var beforeSpaces: LineBreakClass
    var hasSpaces = false
    var isAfterZWJ = false
    /// LB25: 0 outside of a number, 1 in NU (NU|SY|IS)*, 2 after its closing bracket.
    var number = 0
    /// The indices of `base` and `beforeBase`, or -1 before the start of the text.
    var baseIndex = 0
    var beforeBaseIndex = -1
    /// LB15a: whether the last character that is not a space is an initial quotation mark that begins a quotation.
    var opensQuotation = false
    /// LB30a: whether the number of regional indicators so far is odd.
    var isOddRegional = false
  }

  private func run() -> [Break] {
    var breaks = [Break](repeating: .prohibited, count: classes.count + 1)
    let first = asBase(classes[0])
    var context = Context(base: first, beforeSpaces: first)
    start(&context, classes[0])
    for i in 1..<max(1, classes.count) {
      if classes[i] == .al && context.base == .al {  // LB28. No earlier rule applies to two letters.
        context.beforeBase = .al
        context.beforeBaseIndex = context.baseIndex
        context.baseIndex = i
        context.isAfterZWJ = false
        continue
      }
      breaks[i] = decide(at: i, context)
      advance(&context, over: i)
    }
    breaks[classes.count] = .mandatory  // LB3
    return breaks
  }

  /// Applies LB10, which treats a combining mark without a base as a letter.
  private func asBase(_ c: LineBreakClass) -> LineBreakClass { c == .cm || c == .zwj ? .al : c }

  private func start(_ context: inout Context, _ c: LineBreakClass) {
    context.isAfterZWJ = c == .zwj
    context.number = c == .nu ? 1 : 0
    context.isOddRegional = c == .ri
    context.hasSpaces = c == .sp
    context.opensQuotation = c == .qu && isInitialQuote(at: 0)
  }

  private func combines(_ c: LineBreakClass, with base: LineBreakClass) -> Bool {
    guard c == .cm || c == .zwj else { return false }
    return !base.isNewline && base != .sp && base != .zw  // LB9
  }

  private func advance(_ context: inout Context, over i: Int) {
    let raw = classes[i]
    context.isAfterZWJ = raw == .zwj
    if combines(raw, with: context.base) { return }
    let c = asBase(raw)
    switch c {
    case .nu: context.number = 1
    case .sy, .is: if context.number != 1 { context.number = 0 }
    case .cl, .cp, .cpw: context.number = context.number == 1 ? 2 : 0
    default: context.number = 0
    }
    context.isOddRegional = c == .ri && !(context.base == .ri && context.isOddRegional)
    if c == .qu {
      context.opensQuotation = context.base.isBeforeQuotation && isInitialQuote(at: i)
    } else if c != .sp {
      context.opensQuotation = false
    }
    context.beforeBase = context.base
    context.base = c
    context.beforeBaseIndex = context.baseIndex
    context.baseIndex = i
    if c == .sp {
      context.hasSpaces = true
    } else {
      context.hasSpaces = false
      context.beforeSpaces = c
    }
  }

  private func decide(at i: Int, _ context: Context) -> Break {
    let raw = classes[i]
    let base = context.base
    if base == .cr && raw == .lf { return .prohibited }  // LB5
    if base.isNewline { return .mandatory }  // LB4, LB5
    if raw.isNewline || raw == .sp || raw == .zw { return .prohibited }  // LB6, LB7
    if context.beforeSpaces == .zw { return .allowed }  // LB8
    if context.isAfterZWJ { return .prohibited }  // LB8a
    if combines(raw, with: base) { return .prohibited }  // LB9
    return breaksInside(context, asBase(raw), at: i) ? .allowed : .prohibited
  }

  /// Applies rules LB11 to LB31.
  private func breaksInside(_ context: Context, _ next: LineBreakClass, at i: Int) -> Bool {
    let base = context.base
    if next == .wj || base == .wj || base == .gl { return false }  // LB11, LB12
    if next == .gl && base != .sp && base != .ba && base != .hy { return false }  // LB12a
    if scalars != nil && next == .is && context.hasSpaces && baseAfter(at: i) == .nu { return true }  // LB15c
    if next.isClosing || next == .ex || next == .is || next == .sy { return false }  // LB13, LB15d
    let before = context.beforeSpaces
    if before.isOpening { return false }  // LB14
    if scalars != nil {
      if context.opensQuotation || next == .qu && closesQuotation(at: i) { return false }  // LB15a, LB15b
    } else if before == .qu && next.isOpening {
      return false  // LB15
    }
    if before.isClosing && next == .ns { return false }  // LB16
    if before == .b2 && next == .b2 { return false }  // LB17
    if context.hasSpaces { return true }  // LB18
    if (next == .qu || base == .qu) && joinsQuotation(context, next, at: i) { return false }  // LB19, LB19a
    if next == .cb || base == .cb { return true }  // LB20
    if scalars != nil && startsWordWithHyphen(context) && next.isLetter { return false }  // LB20a
    if next == .ba || next == .hy || next == .ns || base == .bb { return false }  // LB21
    if context.beforeBase == .hl && (base == .hy || base == .ba) { return scalars != nil && next == .hl }  // LB21a
    if base == .sy && next == .hl { return false }  // LB21b
    if next == .in { return false }  // LB22
    return !joinsNumbers(context, next, at: i) && !joinsLetters(context, next)
  }

  /// Applies rules LB23 to LB25, which concern numbers.
  private func joinsNumbers(_ context: Context, _ next: LineBreakClass, at i: Int) -> Bool {
    let base = context.base
    if base.isLetter && next == .nu || base == .nu && next.isLetter { return true }  // LB23
    if base == .pr && next.isIdeograph || base.isIdeograph && next == .po { return true }  // LB23a
    let isAffix = base == .pr || base == .po
    if isAffix && next.isLetter || base.isLetter && (next == .pr || next == .po) { return true }  // LB24
    // LB25
    if isAffix && next == .nu { return true }
    if isAffix && (next.isOpening || next == .hy) && baseAfter(at: i) == .nu { return true }
    if (base.isOpening || base == .hy) && next == .nu { return true }
    if context.number == 1 && next == .nu { return true }
    if let scalars {
      if base == .is && (next == .nu || scalars[i] == 0x5C) { return true }
      if scalars[i] == 0x2B && scalars[i - 1] == 0x2B { return true }
    }
    return context.number != 0 && (next == .po || next == .pr)
  }

  /// Applies rules LB26 to LB30b, which concern letters, brackets and emoji.
  private func joinsLetters(_ context: Context, _ next: LineBreakClass) -> Bool {
    let base = context.base
    switch base {  // LB26
    case .jl: if next == .jl || next == .jv || next == .h2 || next == .h3 { return true }
    case .jv, .h2: if next == .jv || next == .jt { return true }
    case .jt, .h3: if next == .jt { return true }
    default: break
    }
    if base.isHangul && next == .po || base == .pr && next.isHangul { return true }  // LB27
    if base.isLetter && next.isLetter || base == .is && next.isLetter { return true }  // LB28, LB29
    if (base.isLetter || base == .nu) && next == .op { return true }  // LB30
    if base == .cp && (next.isLetter || next == .nu) { return true }
    if base == .ri && next == .ri && context.isOddRegional { return true }  // LB30a
    return (base == .eb || base == .idx) && next == .em  // LB30b
  }

  /// Returns the first class after `i` that isn't a combining mark.
  private func baseAfter(at i: Int) -> LineBreakClass? {
    var j = i + 1
    while j < classes.count, classes[j] == .cm || classes[j] == .zwj { j += 1 }
    return j < classes.count ? classes[j] : nil
  }

  // MARK: Quotation marks and hyphens, Unicode 16.0

  private func isInitialQuote(at i: Int) -> Bool { scalars.map { QuotationMark($0[i]) == .initial } ?? false }

  /// Returns whether a final quotation mark is followed by a space, closing punctuation or the end of the text (LB15b).
  private func closesQuotation(at i: Int) -> Bool {
    guard let scalars, QuotationMark(scalars[i]) == .final else { return false }
    guard let next = baseAfter(at: i) else { return true }
    return next.isNewline || next.isClosing || [.sp, .gl, .wj, .qu, .ex, .is, .sy, .zw].contains(next)
  }

  /// Returns whether a quotation mark must stay on the line of its neighbor. This applies to the quoted text and,
  /// except between East Asian letters, to the text outside of the quotation (LB19, LB19a).
  private func joinsQuotation(_ context: Context, _ next: LineBreakClass, at i: Int) -> Bool {
    guard let scalars else { return true }
    if next == .qu {
      if QuotationMark(scalars[i]) != .initial || !isWide(at: context.baseIndex) { return true }
      var after = i + 1
      while after < classes.count, classes[after] == .cm || classes[after] == .zwj { after += 1 }
      if !isWide(at: after) { return true }
    }
    if context.base == .qu {
      let isFinal = QuotationMark(scalars[context.baseIndex]) == .final
      if !isFinal || !isWide(at: i) || !isWide(at: context.beforeBaseIndex) { return true }
    }
    return false
  }

  private func isWide(at i: Int) -> Bool {
    guard let scalars, i >= 0, i < scalars.count else { return false }
    return isEastAsianWide(scalars[i])
  }

  /// Returns whether the preceding hyphen is the first character of its word (LB20a).
  private func startsWordWithHyphen(_ context: Context) -> Bool {
    guard let scalars, context.base == .hy || scalars[context.baseIndex] == 0x2010 else { return false }
    guard let before = context.beforeBase else { return true }
    return before.isNewline || before == .sp || before == .zw || before == .cb || before == .gl
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Describes each cause in a sentence with the view's change, its reason and its consequences.

extension ViewTreeCauses {
  /// The causes as changes, in descending order of significance.
  var changes: [ViewChange] {
    var told: [(cause: Int, change: ViewChange)] = []
    var alike: [String: [Int]] = [:]
    for (index, cause) in causes.enumerated() {
      if let key = likeness(cause) { alike[key, default: []].append(index) }
    }
    var seen: Set<String> = []
    for (index, cause) in causes.enumerated() {
      if let key = likeness(cause), let all = alike[key], all.count > 2 {
        if seen.insert(key).inserted { told.append((index, makeGroupChange(of: all))) }
      } else {
        told.append((index, makeChange(for: cause)))
      }
    }
    return told.sorted { a, b in
      let (first, second) = (causes[a.cause], causes[b.cause])
      let counts = (first.moved.count + first.resized.count, second.moved.count + second.resized.count)
      return (-counts.0, rank(a.change.kind), first.place, a.cause) < (
        -counts.1, rank(b.change.kind), second.place, b.cause
      )
    }.map(\.change)
  }

  /// Returns the rank of a kind of change. Kinds that usually explain other changes have the lowest ranks.
  private func rank(_ kind: ViewChange.Kind) -> Int {
    switch kind {
    case .added, .removed, .hidden, .shown: 0
    case .text: 1
    case .resized: 2
    case .moved, .order: 3
    case .style: 4
    }
  }

  private func makeChange(for cause: Cause) -> ViewChange {
    guard let n = cause.new else { return removal(cause) }
    guard let o = cause.old else { return addition(for: cause, new: n) }
    let found = facts[n] ?? Facts()
    return ViewChange(
      kind: kind(found), path: new.path(of: n), words: sentence(old: o, new: n, facts: found) + consequences(cause),
      before: old.nodes[o].frame, after: new.nodes[n].frame)
  }

  private func kind(_ found: Facts) -> ViewChange.Kind {
    if let hiding = found.hiding { return hiding ? .hidden : .shown }
    if found.text != nil { return .text }
    if found.isElsewhere { return .moved }
    if found.order != nil { return .order }
    if found.grows { return .resized }
    return found.style.isEmpty ? .moved : .style
  }

  // MARK: Added and removed views

  private func removal(_ cause: Cause) -> ViewChange {
    let o = cause.old ?? 0
    let words = "\(old.name(of: o)) was removed from \(old.name(of: old.parents[o]))\(contents(of: old, at: o))"
    return ViewChange(
      kind: .removed, path: old.path(of: o), words: words + consequences(cause), before: old.nodes[o].frame, after: nil)
  }

  private func addition(for cause: Cause, new n: Int) -> ViewChange {
    let words = "\(new.name(of: n)) was added to \(new.name(of: new.parents[n]))\(contents(of: new, at: n))"
    return ViewChange(
      kind: .added, path: new.path(of: n), words: words + consequences(cause), before: nil, after: new.nodes[n].frame)
  }

  private func contents(of table: ViewTable, at index: Int) -> String {
    let count = table.ends[index] - index - 1
    return count == 0 ? "" : ", with \(MessageFormat.counted(count: count, noun: "view")) in it"
  }

  // MARK: Changed views

  /// The noun and the remainder of a clause, such as `width` and `grew 120 → 131`. The noun can follow "the" or
  /// "its".
  private typealias Clause = (noun: String, rest: String)

  private func sentence(old o: Int, new n: Int, facts found: Facts) -> String {
    let name = old.name(of: o, byText: found.text == nil)
    var verbs: [String] = []
    if let hiding = found.hiding { verbs.append(hiding ? "was hidden" : "was shown") }
    if found.isElsewhere, new.parents[n] >= 0, old.parents[o] >= 0 {
      verbs.append("went from \(old.name(of: old.parents[o])) to \(new.name(of: new.parents[n]))")
    }
    if let order = found.order { verbs.append("went from place \(order.old) to \(order.new) among its siblings") }
    if found.moves, found.hiding == nil { verbs.append("moved \(Self.movementPhrase(found.move))") }
    var clauses = found.hiding == nil ? sizeClauses(old: o, new: n, facts: found) : []
    verbs += found.style.compactMap(Self.verb)
    var rest = found.style.filter { Self.verb($0) == nil }.map { Self.clause($0) }
    if let text = found.text { rest.insert(Self.clause(text), at: 0) }
    if !clauses.isEmpty, let reason = causeIndex(for: found, clauses: rest) {
      let clause = rest.remove(at: reason)
      clauses[clauses.count - 1].rest += " because its \(clause.noun) \(clause.rest)"
    }
    clauses += rest
    var parts = verbs.isEmpty ? [] : ["\(name) \(MessageFormat.list(verbs))"]
    for clause in clauses {
      parts.append(parts.isEmpty ? "The \(clause.noun) of \(name) \(clause.rest)" : "its \(clause.noun) \(clause.rest)")
    }
    return parts.joined(separator: "; ")
  }

  /// Returns the index of the clause that explains a view's change in size. Text takes precedence, then fonts, line
  /// counts and images.
  private func causeIndex(for found: Facts, clauses: [Clause]) -> Int? {
    if found.text != nil { return 0 }
    return clauses.firstIndex { ["font", "number of lines", "image", "transform", "spacing"].contains($0.noun) }
  }

  private func sizeClauses(old o: Int, new n: Int, facts found: Facts) -> [Clause] {
    let (a, b) = (old.nodes[o].frame, new.nodes[n].frame)
    let number = MessageFormat.number
    switch (found.growth.x != 0, found.growth.y != 0) {
    case (false, false): return []
    case (true, true):
      return [("size", "changed \(number(a.width)) × \(number(a.height)) → \(number(b.width)) × \(number(b.height))")]
    case (true, false): return [("width", Self.growthPhrase(from: a.width, to: b.width))]
    case (false, true): return [("height", Self.growthPhrase(from: a.height, to: b.height))]
    }
  }

  private static func growthPhrase(from a: Double, to b: Double) -> String {
    "\(b > a ? "grew" : "shrank") \(MessageFormat.number(of: a)) → \(MessageFormat.number(of: b))"
  }

  /// Returns a verb phrase for the change of a Boolean property, such as "was disabled".
  private static func verb(_ style: (key: String, old: String, new: String)) -> String? {
    let isOn = style.new == "yes"
    switch style.key {
    case "enabled": return isOn ? "was enabled" : "was disabled"
    case "selected": return isOn ? "was selected" : "was deselected"
    case "highlighted": return isOn ? "was highlighted" : "is no longer highlighted"
    case "on": return isOn ? "was switched on" : "was switched off"
    case "clips": return isOn ? "now clips its content" : "no longer clips its content"
    case "animating": return isOn ? "began to animate" : "stopped animating"
    case "placeholder": return isOn ? "shows its placeholder" : "shows a text instead of its placeholder"
    default: return nil
    }
  }

  private static func clause(_ style: (key: String, old: String, new: String)) -> Clause {
    (style.key, "changed \(style.old) → \(style.new)")
  }

  private static func clause(_ text: (old: String?, new: String?)) -> Clause {
    switch text {
    case (let old?, let new?):
      let (a, b) = excerpts(old, new)
      return ("text", "changed \(a) → \(b)")
    case (nil, let new?): return ("text", "is now \(MessageFormat.quoted(new)), but was empty")
    case (let old?, nil): return ("text", "is now empty, but was \(MessageFormat.quoted(old))")
    case (nil, nil): return ("text", "changed")
    }
  }

  /// Returns the sections in which two long strings differ.
  private static func excerpts(_ a: String, _ b: String) -> (String, String) {
    guard a.count > 40 || b.count > 40 else { return (MessageFormat.quoted(a), MessageFormat.quoted(b)) }
    let same = zip(a, b).prefix { $0 == $1 }.count
    let start = max(0, same - 8)
    func part(_ text: String) -> String { (start > 0 ? "…" : "") + text.dropFirst(start) }
    return (MessageFormat.quoted(part(a), limit: 40), MessageFormat.quoted(part(b), limit: 40))
  }

  /// Returns a phrase for a movement: `4 pt right and 12 pt down`.
  private static func movementPhrase(_ move: (x: Double, y: Double)) -> String {
    var parts: [String] = []
    if move.x != 0 { parts.append("\(MessageFormat.number(of: abs(move.x))) pt \(move.x > 0 ? "right" : "left")") }
    if move.y != 0 { parts.append("\(MessageFormat.number(of: abs(move.y))) pt \(move.y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }

  // MARK: Groups of equal changes

  /// Returns the same key for causes that can share a sentence: views of the same class with the same style change
  /// and no other change. Returns nil for other causes.
  private func likeness(_ cause: Cause) -> String? {
    guard let n = cause.new, cause.old != nil, cause.moved.isEmpty, cause.resized.isEmpty, let found = facts[n],
      !found.style.isEmpty, found.text == nil, found.hiding == nil, found.order == nil, !found.isElsewhere,
      !found.moves, !found.grows
    else { return nil }
    return new.nodes[n].className + "\u{0}" + found.style.map { "\($0.key)\u{0}\($0.old)\u{0}\($0.new)" }.joined()
  }

  private func makeGroupChange(of all: [Int]) -> ViewChange {
    let views = all.compactMap { index in causes[index].new.map { (n: $0, o: causes[index].old ?? 0) } }
    let first = views[0]
    let style = (facts[first.n] ?? Facts()).style.map { "\($0.key) changed \($0.old) → \($0.new)" }
    let names = views.prefix(2).map { new.name(of: $0.n) }
    let more = views.count - names.count
    let words =
      "\(views.count) \(Self.plural(new.nodes[first.n].className)) look different: their \(MessageFormat.list(style)) "
      + "(\(names.joined(separator: ", ")) and \(more) more)"
    return ViewChange(
      kind: .style, path: new.path(of: first.n), words: words,
      before: views.dropFirst().reduce(old.nodes[first.o].frame) { $0.union(old.nodes[$1.o].frame) },
      after: views.dropFirst().reduce(new.nodes[first.n].frame) { $0.union(new.nodes[$1.n].frame) })
  }

  private static func plural(_ className: String) -> String {
    className.hasSuffix("s") || className.hasSuffix("x") || className.hasSuffix("ch")
      ? className + "es" : className + "s"
  }

  // MARK: Consequences

  private func consequences(_ cause: Cause) -> String {
    var parts: [String] = []
    let group = isGroup(cause)
    if !cause.moved.isEmpty { parts += movementPhrases(of: cause, isGroup: group) }
    if !cause.resized.isEmpty { parts.append(growths(cause)) }
    return parts.map { "; " + $0 }.joined()
  }

  /// Returns whether the cause represents several views that moved together.
  private func isGroup(_ cause: Cause) -> Bool {
    guard let n = cause.new, let found = facts[n] else { return false }
    return !found.isCause && !found.grows
  }

  private func movementPhrases(of cause: Cause, isGroup: Bool) -> [String] {
    if isGroup {
      return [
        cause.moved.count == 1 ? "so did \(new.name(of: cause.moved[0]))" : "so did \(cause.moved.count) more views"
      ]
    }
    var ways: [String] = []
    var views: [String: [Int]] = [:]
    for n in cause.moved {
      let way = Self.movementPhrase((facts[n] ?? Facts()).move)
      if views[way] == nil { ways.append(way) }
      views[way, default: []].append(n)
    }
    let sorted = ways.enumerated().sorted {
      let (a, b) = (views[$0.element]?.count ?? 0, views[$1.element]?.count ?? 0)
      return (-a, $0.offset) < (-b, $1.offset)
    }.map(\.element)
    var parts = sorted.prefix(2).map { way -> String in
      let moved = views[way] ?? []
      let who = moved.count == 1 ? new.name(of: moved[0]) : "\(moved.count) views"
      return "\(who)\(directionPhrase(of: cause, views: moved)) moved \(way)"
    }
    let rest = sorted.dropFirst(2).reduce(0) { $0 + (views[$1]?.count ?? 0) }
    if rest > 0 { parts.append("\(MessageFormat.counted(count: rest, noun: "other view")) moved") }
    return parts
  }

  /// Returns a phrase for the position of views relative to the cause, such as ` below` if all of them are below it.
  private func directionPhrase(of cause: Cause, views: [Int]) -> String {
    guard let frame = cause.new.map({ new.nodes[$0].frame }) ?? cause.old.map({ old.nodes[$0].frame }) else {
      return ""
    }
    let frames = views.map { new.nodes[$0].frame }
    if cause.new != nil {
      if frames.allSatisfy({ $0.y >= frame.maxY - 0.5 }) { return " below" }
      if frames.allSatisfy({ $0.maxY <= frame.y + 0.5 }) { return " above" }
      if frames.allSatisfy({ $0.x >= frame.maxX - 0.5 }) { return " on its right" }
      if frames.allSatisfy({ $0.maxX <= frame.x + 0.5 }) { return " on its left" }
      return ""
    }
    let before = views.compactMap { matcher.oldOfNew[$0] >= 0 ? old.nodes[matcher.oldOfNew[$0]].frame : nil }
    if before.allSatisfy({ $0.y >= frame.maxY - 0.5 }) { return " below" }
    if before.allSatisfy({ $0.maxY <= frame.y + 0.5 }) { return " above" }
    return ""
  }

  private func growths(_ cause: Cause) -> String {
    if cause.resized.count == 1, let n = cause.resized.first {
      let found = facts[n] ?? Facts()
      let clause = sizeClauses(old: matcher.oldOfNew[n], new: n, facts: found).first ?? ("size", "changed")
      let isAround = n < cause.place && cause.place < new.ends[n]
      return "the \(clause.noun) of \(new.name(of: n))\(isAround ? " around it" : "") \(clause.rest)"
    }
    let around = cause.resized.count { $0 < cause.place && cause.place < new.ends[$0] }
    if around == cause.resized.count { return "\(around) views around it changed size with it" }
    return "\(MessageFormat.counted(count: cause.resized.count, noun: "other view")) changed size with it"
  }
}

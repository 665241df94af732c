// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension ReviewComment {
  /// The width of portrait pictures, such as phones, in CSS pixels. Three of them leave half of GitHub's comments,
  /// which are about 760 pixels wide, to the sentence.
  private static let portraitWidth = 110
  /// The width of other pictures, in CSS pixels.
  private static let landscapeWidth = 140

  /// Returns the table of changed and new screens.
  func table(limit: Int) -> String {
    let shown = rows.shown(limit: limit)
    let all = shown.changed.map { ($0, false) } + shown.added.map { ($0, true) }
    guard !all.isEmpty else { return "" }
    let hasPictures = all.contains { $0.0.pictures.contains { pictures.pictures[$0] != nil } }
    guard hasPictures else {
      let lines = all.map { "| \(title(of: $0, isNew: $1)) | \(sentence(of: $0, isNew: $1)) |" }
      return (["| Screen | Change |", "| :-- | :-- |"] + lines).joined(separator: "\n")
    }
    let lines = all.map { row, isNew in
      let cells = [row.main.before, row.main.after, row.main.difference].map(image)
      let text = [title(of: row, isNew: isNew), sentence(of: row, isNew: isNew)].filter { !$0.isEmpty }
      return "| \(text.joined(separator: "<br>")) | \(cells.joined(separator: " | ")) |"
    }
    let shownPictures = all.flatMap(\.0.pictures).compactMap { pictures.pictures[$0] }
    let header = Self.header(width: shownPictures.map(Self.width).max() ?? 0)
    return ([header, "| :-- | :-: | :-: | :-: |"] + lines).joined(separator: "\n")
  }

  /// Returns the table's header, whose cells are as wide as the pictures.
  ///
  /// GitHub's style sheet limits pictures to the width of their cell, and the sentences would leave almost nothing to
  /// the cells. Spaces at which lines don't break keep them open.
  private static func header(width: Int) -> String {
    let cells = [("Before", 46), ("After", 34), ("Difference", 68)].map { name, nameWidth in
      name + String(repeating: "&nbsp;", count: max(0, (width - nameWidth) / 4 + 1))
    }
    return "| Screen | \(cells.joined(separator: " | ")) |"
  }

  /// Returns the name of the row's main snapshot.
  private func title(of row: ReviewRow, isNew: Bool) -> String {
    "<b>\(MarkdownText.escaped(row.main.name, limit: 100))</b>\(isNew ? " · new" : "")"
  }

  /// Returns the row's sentence, followed by the measured difference and the other snapshots in small letters.
  private func sentence(of row: ReviewRow, isNew: Bool) -> String {
    let noBase = input.base == nil ? "There is no golden." : "The base has no such screen."
    let text = isNew ? noBase : MarkdownText.escaped(row.main.sentence, limit: 300)
    let severity = row.main.severity
    var notes: [String] = []
    if !isNew, row.main.state == .failed, severity > 0, severity < 1, row.main.hasMeasure,
      !text.contains("pixels differ")
    {
      notes.append("\(Self.percentage(of: severity)) of the pixels")
    }
    let others = row.entries.dropFirst().map { MarkdownText.escaped($0.name, limit: 100) }
    if !others.isEmpty {
      let more = others.count > 4 ? " and \(others.count - 4) more" : ""
      notes.append("also \(others.prefix(4).joined(separator: ", "))\(more)")
    }
    let lines = [text, notes.isEmpty ? "" : "<sub>\(notes.joined(separator: "; "))</sub>"]
    return lines.filter { !$0.isEmpty }.joined(separator: "<br>")
  }

  /// Returns a percentage with two significant digits, independently of the locale.
  static func percentage(of fraction: Double) -> String {
    let hundredths = Int((fraction * 10_000).rounded())
    if hundredths == 0 { return "less than 0.01 %" }
    if hundredths >= 995 { return "\(Int((fraction * 100).rounded())) %" }
    if hundredths < 100 { return "0.\(hundredths < 10 ? "0" : "")\(hundredths) %" }
    let tenths = Int((fraction * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// Returns the displayed width of a picture, in CSS pixels.
  private static func width(_ picture: PublishedPicture) -> Int {
    let size = picture.size
    // A very tall picture, such as a whole scroll view, is limited by its height.
    if size.height > size.width * 4 { return max(24, 440 * size.width / size.height) }
    return size.height * 4 > size.width * 5 ? portraitWidth : landscapeWidth
  }

  /// Returns a picture of fixed width that links to the original.
  private func image(_ path: String?) -> String {
    guard let path, let picture = pictures.pictures[path] else { return "–" }
    return "<a href=\"\(picture.url)\"><img src=\"\(picture.url)\" width=\"\(Self.width(picture))\"></a>"
  }

  /// Returns the list of screens that could not be rendered or compared.
  func failures(limit: Int) -> String {
    list(
      "**Can't be rendered or compared**", limit: limit,
      rows.failed.map { "- \(title(of: $0, isNew: false)): \(sentence(of: $0, isNew: false))" })
  }

  /// Returns the lists of deleted screens and recorded goldens.
  func deletions(limit: Int) -> String {
    let reason = input.base == nil ? "no screen or test uses these goldens" : "the head has no such screens"
    let deleted = list(
      "**Deleted**, \(reason)", limit: limit,
      rows.deleted.map { "- \(MarkdownText.escaped($0.name, limit: 100))" })
    let recorded = list(
      "**Recorded** by the run", limit: limit,
      rows.recorded.map { "- \(MarkdownText.escaped($0.name, limit: 100))" })
    return [deleted, recorded].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns the list of new audit findings.
  func findings(limit: Int) -> String {
    list(
      "**New audit findings**", limit: limit,
      input.findings.map {
        "- \(MarkdownText.escaped($0.screen, limit: 100)): \(MarkdownText.escaped($0.message, limit: 300))"
      })
  }

  /// The list of pictures that can't be shown.
  var problems: String {
    list("**Pictures that can't be shown**", limit: 4, pictures.problems.map { "- \(MarkdownText.escaped("\($0)"))" })
  }

  private func list(_ heading: String, limit: Int, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    let more = items.count > limit ? ["- and \(items.count - limit) more"] : []
    return ([heading, ""] + items.prefix(limit) + more).joined(separator: "\n")
  }
}

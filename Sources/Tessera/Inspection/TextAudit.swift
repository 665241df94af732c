// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraViews

/// Finds texts that are not fully visible.
///
/// A label that fills a limit of two or more lines is taken for an excerpt, such as the first lines of a message. Text that was
/// typed into a field is not checked.
@MainActor
enum TextAudit {
  static func truncated(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    views.indices.flatMap { index -> [ScreenAudit.Violation] in
      guard views.shows(index) else { return [] }
      return views.view(index).answers.texts.filter { $0.isCut && !$0.mayBeCut }.map { text in
        (index, message(views.name(index), text))
      }
    }
  }

  private static func message(_ name: String, _ text: ShownText) -> String {
    let number = { (value: CGFloat) in Words.number((Double(value) * 10).rounded(.up) / 10) }
    let has = { (value: CGFloat) in Words.number((Double(value) * 10).rounded() / 10) }
    if text.lines > 1 || text.neededLines > 1 {
      return "\(name) shows \(text.lines) of the \(text.neededLines) lines of \(Words.quoted(text.string)): it is "
        + "\(has(text.room.height)) pt high and needs \(number(text.neededSize.height)). Make it higher, or allow more lines."
    }
    if text.neededSize.width > text.room.width {
      return
        "\(name) does not show all of \(Words.quoted(text.string)): it is \(has(text.room.width)) pt wide and needs "
        + "\(number(text.neededSize.width)). Make it wider, allow more lines, or set adjustsFontSizeToFitWidth."
    }
    return "\(name) cuts \(Words.quoted(text.string)) off: it is \(has(text.room.height)) pt high and needs "
      + "\(number(text.neededSize.height)). Make it higher."
  }
}

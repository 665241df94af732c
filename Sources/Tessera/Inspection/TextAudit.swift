// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraViews

/// Finds text that is not fully visible.
///
/// If a label reaches a limit of two or more lines, its text is assumed to be an excerpt, such as the first lines of
/// a message. Text that was typed into a field is not checked.
@MainActor
enum TextAudit {
  static func truncated(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    views.indices.flatMap { index -> [ScreenAudit.Violation] in
      guard views.isVisible(at: index) else { return [] }
      return views.view(at: index).inspector.texts.filter { $0.isTruncated && !$0.mayBeTruncated }.map { text in
        (index, message(for: views.name(at: index), text: text, isDeclared: views.entries[index].declared != nil))
      }
    }
  }

  private static func message(for name: String, text: ShownText, isDeclared: Bool) -> String {
    let number = { (value: CGFloat) in MessageFormat.number(of: (Double(value) * 10).rounded(.up) / 10) }
    let has = { (value: CGFloat) in MessageFormat.number(of: (Double(value) * 10).rounded() / 10) }
    if text.lines > 1 || text.neededLines > 1 {
      return
        "\(name) shows \(text.lines) of the \(text.neededLines) lines of \(MessageFormat.quoted(text.string)): it is "
        + "\(has(text.availableRect.height)) pt high and needs \(number(text.neededSize.height)). "
        + (isDeclared ? "Give it more room, or a higher .lineLimit." : "Make it higher, or allow more lines.")
    }
    if text.neededSize.width > text.availableRect.width {
      return
        "\(name) does not show all of \(MessageFormat.quoted(text.string)): it is \(has(text.availableRect.width)) pt wide and needs "
        + "\(number(text.neededSize.width)). "
        + (isDeclared
          ? "Give it more room, a higher .lineLimit, or a .minimumScaleFactor."
          : "Make it wider, allow more lines, or set adjustsFontSizeToFitWidth.")
    }
    return
      "\(name) cuts \(MessageFormat.quoted(text.string)) off: it is \(has(text.availableRect.height)) pt high and needs "
      + "\(number(text.neededSize.height)). Make it higher."
  }
}

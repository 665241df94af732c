// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The Apple fonts replaced with Arimo, whose letters have the same widths. Lines have the height of the Apple font.
package enum SubstituteFont: Hashable, Sendable {
  case helvetica, helveticaNeue, arial

  package init?(family: String) {
    switch family {
    case "Helvetica": self = .helvetica
    case "Helvetica Neue": self = .helveticaNeue
    case "Arial": self = .arial
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .helvetica: "Arimo as Helvetica"
    case .helveticaNeue: "Arimo as Helvetica Neue"
    case .arial: "Arimo as Arial"
    }
  }

  /// Returns Arimo's metrics with the line metrics of the replaced font.
  ///
  /// Helvetica has an ascent of 0.77 em and a descent of 0.23 em. Apple adds 15 % of their sum to the ascent, so that
  /// the line height equals Arial's: 13.8 points at size 12. Helvetica Neue has an ascent of 0.952, a descent of
  /// 0.213 and a line gap of 0.028. Letter heights come from Adobe's metrics files.
  func metrics(_ arimo: FontMetrics) -> FontMetrics {
    var metrics = arimo
    let em = arimo.unitsPerEm
    switch self {
    case .arial:
      (metrics.capHeight, metrics.xHeight) = (0.716 * em, 0.519 * em)
    case .helvetica:
      (metrics.ascender, metrics.descender, metrics.lineGap) = (0.92 * em, -0.23 * em, 0)
      (metrics.capHeight, metrics.xHeight) = (0.718 * em, 0.523 * em)
    case .helveticaNeue:
      (metrics.ascender, metrics.descender, metrics.lineGap) = (0.952 * em, -0.213 * em, 0.028 * em)
      (metrics.capHeight, metrics.xHeight) = (0.714 * em, 0.517 * em)
    }
    return metrics
  }
}

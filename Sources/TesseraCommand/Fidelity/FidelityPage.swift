// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// A page that shows references, pictures and marked deviations next to each other. It has no script, and no external
/// resources but the pictures.
struct FidelityPage {
  let report: FidelityReport
  let references: String
  let pictures: String
  /// The page's folder.
  let folder: String

  /// The page as HTML.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fidelity to iOS</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <h1>Fidelity to iOS</h1>
    \(summary)
    \(report.pictures.map(section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private var summary: String {
    guard let mean = report.mean else { return "<p>No picture could be compared.</p>" }
    return """
      <table><thead><tr><th>picture</th>\(Self.headings)</tr></thead><tbody>
      \(report.pictures.compactMap(row).joined(separator: "\n"))
      <tr class="mean"><td>mean</td>\(Self.cells(mean))</tr>
      </tbody></table>
      """
  }

  private static let headings = [
    "total", "edges", "boxes within 1 pixel", "within 1 point", "widths", "width error", "colors",
  ].map { "<th>\($0)</th>" }.joined()

  private static func cells(_ scores: FidelityReport.Scores) -> String {
    scores.columns.map { "<td>\($0)</td>" }.joined()
  }

  private func row(_ picture: FidelityReport.Picture) -> String? {
    guard let scores = picture.scores else { return nil }
    let name = Self.escaped(picture.name)
    return "<tr><td><a href=\"#\(name)\">\(name)</a></td>\(Self.cells(scores))</tr>"
  }

  private func section(_ picture: FidelityReport.Picture) -> String {
    let name = Self.escaped(picture.name)
    if let problem = picture.problem { return "<section><h2>\(name)</h2><p>\(Self.escaped(problem))</p></section>" }
    let figures = [
      figure("iOS", path(of: picture.name, in: references)), figure("this", path(of: picture.name, in: pictures)),
      picture.marked.map { figure("deviations", $0) } ?? "",
    ]
    let items = picture.deviations.map { deviation in
      let place = [deviation.x, deviation.y, deviation.width, deviation.height].map {
        $0.formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US_POSIX")))
      }
      return "<li>\(place[0]), \(place[1]), \(place[2]) × \(place[3]): \(Self.escaped(deviation.words))</li>"
    }
    return """
      <section id="\(name)"><h2>\(name)</h2>
      <div class="figures">\(figures.joined())</div>
      <ol>\(items.joined())</ol></section>
      """
  }

  private func figure(_ title: String, _ path: String) -> String {
    let source = Self.escaped(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    return "<figure><figcaption>\(title)</figcaption><img src=\"\(source)\" alt=\"\(title)\" loading=\"lazy\"></figure>"
  }

  /// Returns the path of a picture, relative to the page's folder.
  private func path(of name: String, in other: String) -> String {
    let base = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    let file = URL(fileURLWithPath: other, isDirectory: true).appendingPathComponent(name).standardizedFileURL.path
    return HTMLReport.relative(file, to: base)
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text, lineEnds: .kept) }

  private static let style = """
    body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; color-scheme: light dark; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: 2px 10px; text-align: right; } th:first-child, td:first-child { text-align: left; }
    .mean td { font-weight: 600; border-top: 1px solid; }
    .figures { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }
    figure { margin: 0; } img { width: 320px; border: 1px solid #8884; }
    """
}

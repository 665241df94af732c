// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Writes a report as a folder that a browser can open from disk. Pages on file:// can't fetch JSON, so the data is a
// script that sets a variable. The page inserts all strings as text, never as markup, and shows invisible characters
// as numbers. The page's static files, in Assets/Page, are the same for every report.

internal import Foundation
public import TesseraImaging
internal import TesseraReportPage

/// Writes a report as a web page for reviewing differences.
public enum HTMLReport {
  /// Writes `index.html` and its dependencies to a report's folder, next to the images and the `report.json` file
  /// that `SnapshotReport.write(to:)` writes.
  ///
  /// Files are written atomically. The page is written last, so that it never exists without its dependencies.
  public static func write(_ report: SnapshotReport, to folder: String) throws(FileError) {
    try writeData(of: report, to: folder)
    for (name, file) in [
      ("report.css", TesseraReportPageCSS), ("report.js", TesseraReportPageJS),
      ("report-stage.js", TesseraReportPageStageJS), ("index.html", TesseraReportPageHTML),
    ] {
      try AtomicFile.write(bytes(of: file), to: path(name, in: folder))
    }
  }

  /// Writes only the page's data, `report-data.js`.
  public static func writeData(of report: SnapshotReport, to folder: String) throws(FileError) {
    try AtomicFile.write(script(of: report, folder: folder), to: path("report-data.js", in: folder), makesFolder: true)
  }

  private struct PageData: Encodable {
    let report: SnapshotReport
    /// The paths of the goldens to show for entries without images in the report, relative to the folder and by entry
    /// name.
    let goldens: [String: String]
  }

  /// Returns `window.tesseraReport = {…};`, escaped so that it is valid both in a script file and within a page. An
  /// unescaped `<` could end the script element, and U+2028 and U+2029 end lines in older JavaScript versions.
  static func script(of report: SnapshotReport, folder: String) -> [UInt8] {
    let data = PageData(report: report, goldens: goldens(of: report, folder: folder))
    // A report contains only strings, integers and finite doubles, so encoding can't fail.
    let json = try? HiddenCharacters.json(data, escapesLess: true)
    return Array("window.tesseraReport = ".utf8) + (json ?? Array("null".utf8)) + Array(";\n".utf8)
  }

  /// Returns the golden paths of results that have no images in the folder, because they passed or were recorded.
  private static func goldens(of report: SnapshotReport, folder: String) -> [String: String] {
    let base = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    var result: [String: String] = [:]
    for entry in report.results where !entry.golden.isEmpty && entry.pictures == SnapshotResult.Pictures() {
      let path = URL(fileURLWithPath: entry.golden).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      result[entry.name] = relative(path, to: base)
    }
    return result
  }

  /// Returns the relative path from a folder to a file, such as `../../Goldens/a.png`. Both paths must be absolute
  /// and have no `.` or `..` components.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + target[shared...]).joined(separator: "/")
  }

  private static func bytes(of file: TesseraReportPageFile) -> [UInt8] {
    let page = tessera_report_page(file)
    return Array(UnsafeBufferPointer(start: page.bytes, count: page.count))
  }

  private static func path(_ name: String, in folder: String) -> String {
    (folder as NSString).appendingPathComponent(name)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A bundle in a temporary folder, which is deleted with the object.
final class TemporaryBundle {
  let folder: URL
  let bundle: Bundle

  /// - Parameter files: The file contents by path, such as `de.lproj/Localizable.strings`.
  init(_ files: [String: String], development: String? = "en") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString).resources")
    var files = files
    if let development {
      files["Info.plist"] = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key>\
        <string>\(development)</string></dict></plist>
        """
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns a `.stringsdict` file with entries whose variables have the form `one=…|other=…`.
  static func plurals(_ entries: [String: (format: String, variables: [String: String])]) -> String {
    var body = ""
    for (key, entry) in entries {
      body += "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(entry.format)</string>"
      for (name, cases) in entry.variables {
        body += "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        body += "<key>NSStringFormatValueTypeKey</key><string>ld</string>"
        for item in cases.split(separator: "|") {
          let parts = item.split(separator: "=", maxSplits: 1)
          body += "<key>\(parts[0])</key><string>\(parts.count > 1 ? parts[1] : "")</string>"
        }
        body += "</dict>"
      }
      body += "</dict>"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }
}

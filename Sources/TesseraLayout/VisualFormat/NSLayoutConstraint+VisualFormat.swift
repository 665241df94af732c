// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension NSLayoutConstraint {
  static func makeConstraints(
    from format: String, options opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let parsed = try VisualFormatParser.parse(format)
      return try VisualFormatBuilder.build(
        parsed, length: format.utf8.count, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      raise("NSInvalidArgumentException", error.reason(in: format))
    }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension NSLayoutConstraint {
  /// Constraints written as a picture of a row or a column of views.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[name(>=80)]-gap-[field]-|", metrics: ["gap": 12], views: ["name": name, "field": field])
  ///
  /// `|` is the superview, `[name]` a view or guide from `views`, `-` a space: 8 points between views, the layout margin
  /// next to the superview. `-12-` and `-gap-` are spaces in points, `(>=80@750)` bounds a width (`V:`: a height) or, in a
  /// space, its length. The constraints are inactive and stand in the order of the text, alignments last.
  ///
  /// A text that is no format ends the process with UIKit's exception text, which shows the place.
  ///
  /// - Note: Differs from UIKit: white space is never accepted.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
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

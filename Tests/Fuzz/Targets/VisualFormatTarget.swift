// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraLayout
@testable import TesseraViews
internal import TesseraGraphics

/// A target that parses the visual format language. The result must be constraints that can be laid out, or an error
/// with a position in the format string.
@MainActor
enum VisualFormatTarget {
  private static func priorities(of format: VisualFormat) -> [Double] {
    var predicates = format.views.flatMap(\.predicates)
    for case .spaces(let more) in format.connections { predicates += more }
    return predicates.compactMap { predicate in
      guard case .number(let number, _) = predicate.priority else { return nil }
      return Double(Float(number))
    }
  }

  static func take(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var views: [String: Any] = [:]
    for name in ["a", "b", "c", "view_1", "Z9"] {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    let metrics: [String: Any] = ["m": 12, "wide": 400.5, "p": Float(750)]
    do throws(VisualFormatError) {
      let format = try VisualFormatParser.parse(text)
      // As on iOS, an invalid priority ends the process.
      guard priorities(of: format).allSatisfy({ $0 > 0 && $0 <= 1000 }) else { return }
      let constraints = try VisualFormatBuilder.build(
        format, length: text.utf8.count, options: [], metrics: metrics, views: views)
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      for case let view as UIView in views.values {
        let frame = view.frame
        check(
          frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite && frame.height.isFinite,
          "a frame is \(frame)")
      }
    } catch {
      check(!error.reason(in: text).isEmpty, "an error has no reason")
    }
  }
}

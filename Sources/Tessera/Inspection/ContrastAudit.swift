// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Checks contrast according to the Web Content Accessibility Guidelines 2.2, criterion 1.4.3 (AA). The minimum is 4.5
// to 1, or 3 to 1 for large text, which has at least 18 points, or 14 points if it is bold.
//
// The background is the fill of the views below the letters, in drawing order. If an image, a gradient, a blur or
// custom drawing is below the text, or an edge crosses the text, nothing is reported, because the color below the
// letters is unknown. The rule also ignores the following:
//
//   - System colors on system backgrounds, such as secondary labels and the standard tint. UIKit has variants with
//     higher contrast for users who turn on Increase Contrast. Snapshots with that option check these variants.
//   - Bars and alerts, for the same reason.
//   - Disabled views, which are exempt in the guidelines.

internal import Foundation
internal import TesseraRaster
internal import TesseraGraphics
internal import TesseraViews

@MainActor
enum ContrastAudit {
  static func violations(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    let painters = Painters(views.indices.filter { views.isVisible(at: $0) }.compactMap { painter(at: $0, in: views) })
    var places: [Pair: Int] = [:]
    var found: [(pair: Pair, ratio: Double, views: [Int])] = []
    for index in views.indices {
      guard let (pair, ratio) = violation(at: index, in: views, painters: painters) else { continue }
      if let place = places[pair] {
        found[place].views.append(index)
      } else {
        places[pair] = found.count
        found.append((pair, ratio, [index]))
      }
    }
    return found.map { ($0.views[0], message(for: $0.pair, ratio: $0.ratio, of: $0.views, views: views)) }
  }

  /// A pair of text and background colors. Each pair is reported once, for the first text that uses it.
  private struct Pair: Hashable {
    let ink: Color
    let background: Color
    let needed: Double
  }

  private static func message(for pair: Pair, ratio: Double, of found: [Int], views: AuditedViews) -> String {
    let more =
      found.count == 1 ? "" : " (and \(MessageFormat.counted(count: found.count - 1, noun: "more text")) like it)"
    return
      "\(views.name(at: found[0]))\(more) has a contrast of \(MessageFormat.number(of: (ratio * 100).rounded(.down) / 100)) to 1: "
      + "\(ViewStyle.hex(pair.ink)) on \(ViewStyle.hex(pair.background)). WCAG AA requires "
      + "\(MessageFormat.number(of: pair.needed)) to 1: make the text "
      + (Contrast.luminance(pair.background) > 0.18 ? "darker." : "lighter.")
  }

  /// A view that draws something. It can be below text.
  private struct Painter {
    let index: Int
    let box: CGRect
    /// The fill color, or nil if the view draws more than one color.
    let color: Color?
    let isSystem: Bool
  }

  /// An index of painters by horizontal stripes of the screen.
  private struct Painters {
    private static let stripe: CGFloat = 64
    /// The index of the last stripe. It also contains all views that are farther down.
    private static let last = 4096
    private var stripes: [Int: [Painter]] = [:]

    init(_ painters: [Painter]) {
      for painter in painters {
        for stripe in Self.stripes(of: painter.box) { stripes[stripe, default: []].append(painter) }
      }
    }

    /// Returns the painters that may be below a box, in drawing order.
    func painters(near box: CGRect) -> [Painter] {
      let stripes = Self.stripes(of: box)
      if stripes.count == 1 { return self.stripes[stripes.lowerBound] ?? [] }
      var seen: Set<Int> = []
      return stripes.flatMap { self.stripes[$0] ?? [] }.filter { seen.insert($0.index).inserted }
        .sorted { $0.index < $1.index }
    }

    private static func stripes(of box: CGRect) -> ClosedRange<Int> {
      func number(_ y: CGFloat) -> Int { Int(min(max((y / stripe).rounded(.down), -1), CGFloat(last))) }
      return number(box.minY)...max(number(box.minY), number(box.maxY))
    }
  }

  private static func painter(at index: Int, in views: AuditedViews) -> Painter? {
    let view = views.view(at: index)
    let transform = views.entries[index].transform
    let isStraight = transform.b == 0 && transform.c == 0
    func make(_ color: Color?, _ isSystem: Bool) -> Painter {
      var color = isStraight ? color : nil
      let alpha = Double(color?.alpha ?? 0) * min(1, views.alphas[index])
      color?.alpha = UInt8(alpha.rounded())
      return Painter(index: index, box: views.shown[index], color: color, isSystem: isSystem)
    }
    switch view.inspector.background {
    case .fill(let color, let isSystem): return make(color, isSystem)
    case .mixed: return make(nil, false)
    case .background:
      guard let background = view.layer.backgroundColor?.rasterColor, background.alpha > 0 else { return nil }
      return make(background, isSystemBackground(background, view))
    }
  }

  private static func isSystemBackground(_ color: Color, _ view: UIView) -> Bool {
    if view.backgroundColor?.isSystemColor ?? false { return true }
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    return backgrounds.contains { $0.rasterColor(with: view.traitCollection) == color }
  }

  // MARK: Single views

  private static func violation(at index: Int, in views: AuditedViews, painters: Painters) -> (Pair, Double)? {
    guard views.isVisible(at: index), let box = views.textBox(at: index)?.intersection(views.shown[index]), !box.isNull,
      box.width > 1
    else { return nil }
    let view = views.view(at: index)
    let owner = views.owner(of: index)
    if let owner, views.roles[owner] == .control(isEnabled: false) { return nil }
    guard let background = background(of: index, box: box, views: views, painters: painters) else { return nil }
    let isMeasured = view.traitCollection.accessibilityContrast == .high
    let isChosen = owner.map { views.view(at: $0).inspector.hasSystemTextColor } ?? false
    var worst: (ratio: Double, needed: Double, color: Color)?
    for part in view.inspector.textColorRuns {
      guard part.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { continue }
      let isSystem = background.isSystem && (isChosen || part.color.isSystemColor)
      if !isMeasured, views.isInBar[index] || isSystem { continue }
      let needed = isLarge(part.font) ? 3.0 : 4.5
      var ink = part.color.rasterColor(with: view.traitCollection)
      ink.alpha = UInt8((Double(ink.alpha) * min(1, views.alphas[index])).rounded())
      let ratio = Contrast.ratio(Contrast.over(ink, background.color), background.color)
      if ratio < needed, worst.map({ ratio / needed < $0.ratio / $0.needed }) ?? true { worst = (ratio, needed, ink) }
    }
    return worst.map { (Pair(ink: $0.color, background: background.color, needed: $0.needed), $0.ratio) }
  }

  static func isLarge(_ font: UIFont) -> Bool {
    font.pointSize >= 18 || font.pointSize >= 14 && font.fontDescriptor.symbolicTraits.contains(.traitBold)
  }

  /// Returns the background color below a view's text, or nil if the color is not uniform or unknown.
  private static func background(
    of index: Int, box: CGRect, views: AuditedViews, painters: Painters
  ) -> (color: Color, isSystem: Bool)? {
    // The window's background is black.
    var color: Color? = .black
    var isSystem = true
    for painter in painters.painters(near: box) {
      guard painter.index <= index else { break }
      let common = painter.box.intersection(box)
      guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
      let covers = common.width >= box.width - 0.5 && common.height >= box.height - 0.5
      guard covers, let paint = painter.color else {
        color = nil
        continue
      }
      if paint.alpha == 255 {
        (color, isSystem) = (paint, painter.isSystem)
      } else {
        color = color.map { Contrast.over(paint, $0) }
        isSystem = isSystem && painter.isSystem
      }
    }
    return color.map { ($0, isSystem) }
  }
}

/// The luminance and contrast of sRGB colors according to WCAG 2.2.
enum Contrast {
  /// Returns the contrast ratio of two opaque colors, from 1 for equal colors to 21 for black and white.
  static func ratio(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  /// Returns the relative luminance, from 0 for black to 1 for white.
  static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ value: UInt8) -> Double {
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Composites a translucent color on an opaque one.
  static func over(_ top: Color, _ bottom: Color) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let sum = Int(a) * Int(top.alpha) + Int(b) * (255 - Int(top.alpha))
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green), blue: mix(top.blue, bottom.blue))
  }
}

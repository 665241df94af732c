// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import TesseraGraphics
internal import UIKit

/// The layout element of a text view. It displays the text in a label.
final class TextElement: HostedElement {
  let label: UILabel
  /// The digits that roll over the label.
  private var roll: DigitRoll?
  /// The color of the label while digits roll over it.
  private var rollColor: UIColor?
  private var style: TextStyle?
  /// The attributed text, or nil for a plain string in the environment's style.
  private var attributed: NSAttributedString?
  private var isEmpty = true
  /// Whether the text contains no line breaks.
  private var isOneParagraph = false
  /// The size of the text on a single line. Nil if it has not been measured or the text has several paragraphs.
  private var lineSize: CGSize?
  private var sizes: [Measurement: CGSize] = [:]
  private var baselines: (first: CGFloat, last: CGFloat)?
  /// The label's text, prepared for measurement.
  private var measuredText: LabelText?

  private struct Measurement: Hashable {
    let width: CGFloat
    let lines: Int
  }

  init() {
    label = MainActor.assumeIsolated { UILabel() }
    super.init(label)
  }

  /// Displays a text view's content with the attributes of an environment.
  ///
  /// - Parameter change: The animation of a text that changes.
  @MainActor
  func show(_ text: Text, _ environment: EnvironmentValues, change: TextChange? = nil) {
    endRoll()
    environment.apply(to: label)
    let style = environment.textStyle
    if style.isPlain, let plain = text.plainText(in: environment) {
      let isSame = attributed == nil && label.text == plain.string && label.font == plain.font
      var digits: DigitRoll?
      if let change, !isSame || label.textColor != plain.color {
        let old = label.text ?? ""
        digits = change.roll(from: old, to: plain.string, font: plain.font, color: plain.color)
        if digits == nil { change.fade() }
      }
      attributed = nil
      apply(style, environment)
      label.show([], with: style, in: environment)
      show(plain.string)
      if label.font !== plain.font { label.font = plain.font }
      if label.textColor !== plain.color { label.textColor = plain.color }
      label.text = plain.string
      if let change, let digits { begin(digits, change) }
    } else {
      let string = NSMutableAttributedString(attributedString: text.resolve(in: environment))
      let range = NSRange(location: 0, length: string.length)
      string.addAttribute(.paragraphStyle, value: style.paragraphStyle, range: range)
      if let change, attributed != string { change.fade() }
      attributed = NSAttributedString(attributedString: string)
      apply(style, environment)
      show(string.string)
      let parts = environment.isRedacted ? [] : GradientText.takeParts(of: string)
      label.attributedText = string
      label.show(parts, with: style, in: environment)
    }
    invalidate()
    redact(environment)
  }

  /// Applies the values of a style that are the same for the whole text.
  @MainActor
  private func apply(_ style: TextStyle, _ environment: EnvironmentValues) {
    guard style !== self.style else { return }
    self.style = style
    label.apply(style)
    label.apply(style.shadow, environment)
  }

  /// Covers the label with digits that roll.
  @MainActor
  private func begin(_ digits: DigitRoll, _ change: TextChange) {
    (roll, rollColor) = (digits, label.textColor)
    label.textColor = .clear
    label.clipsToBounds = false
    label.addSubview(digits)
    digits.start(duration: change.duration) { [weak self, weak digits] in
      if let self, let digits, roll === digits { endRoll() }
    }
  }

  /// Shows the label's text again.
  @MainActor
  private func endRoll() {
    guard let digits = roll else { return }
    roll = nil
    digits.removeFromSuperview()
    if let rollColor { label.textColor = rollColor }
    rollColor = nil
  }

  private func show(_ string: String) {
    isEmpty = string.isEmpty
    isOneParagraph = !string.containsLineBreak
    (lineSize, sizes, baselines, measuredText) = (nil, [:], nil, nil)
  }

  override var staysAtMaximum: Bool { true }
  override var keepsSizeInMotion: Bool { true }

  /// The layer that draws bars in place of redacted text.
  private var redaction: RedactionLayer?

  /// Replaces the text with bars if the environment redacts its content.
  @MainActor
  private func redact(_ environment: EnvironmentValues) {
    guard environment.isRedacted, let attributed else {
      redaction?.removeFromSuperlayer()
      redaction = nil
      return
    }
    let bars = redaction ?? RedactionLayer()
    redaction = bars
    bars.fillColor = environment.redactionColor.resolvedColor(with: environment.traits).cgColor
    if bars.superlayer == nil { label.layer.addSublayer(bars) }
    let hidden = NSMutableAttributedString(attributedString: attributed)
    hidden.addAttribute(
      .foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: hidden.length))
    label.attributedText = hidden
  }

  /// Returns a frame that is not smaller than the text. Otherwise, rounding the edges of a text between two pixels could
  /// truncate it.
  override func viewFrame(_ frame: CGRect) -> CGRect {
    let rect = pixelAligned(frame)
    let size = pixelAligned(CGRect(origin: .zero, size: frame.size)).size
    return CGRect(
      x: rect.minX, y: rect.minY, width: max(rect.width, size.width), height: max(rect.height, size.height))
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    super.placeContent(in: frame, proposal: proposal, space: space)
    guard let redaction else { return }
    let label = label
    MainActor.assumeIsolated { redaction.show(label.painter(in: label.bounds).lineRects) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    return MainActor.assumeIsolated { element.measureText(proposal) }
  }

  @MainActor
  private func measureText(_ proposal: ProposedViewSize) -> CGSize {
    guard !isEmpty, let style else { return .zero }
    let width = proposal.width.map { min($0, Self.unlimited) } ?? Self.unlimited
    var size = size(width: width, lines: label.numberOfLines)
    if let height = proposal.height, size.height > height + 0.01 {
      size = fitting(size, in: height, width: width)
    }
    if style.minimumLines > 1 {
      let line = self.size(width: Self.unlimited, lines: 1).height
      size.height = max(
        size.height, line * CGFloat(style.minimumLines) + leading * CGFloat(style.minimumLines - 1))
    }
    return size
  }

  /// The space between lines of the text's first font.
  @MainActor
  private var leading: CGFloat {
    guard let attributed, attributed.length > 0 else { return label.font.leading }
    return (attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.leading ?? 0
  }

  /// Returns the height of the lines of the text in a size, without the reserved space below them.
  private func textHeight(in size: CGSize) -> CGFloat {
    guard let style, style.minimumLines > 1 else { return size.height }
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    return MainActor.assumeIsolated {
      min(element.size(width: size.width, lines: element.label.numberOfLines).height, size.height)
    }
  }

  private static var unlimited: CGFloat { .greatestFiniteMagnitude }

  /// Returns the text's size at a width with a maximum number of lines. The size is cached until the text changes.
  @MainActor
  private func size(width: CGFloat, lines: Int) -> CGSize {
    if isOneParagraph {
      let line = lineSize ?? computeSize(width: Self.unlimited, lines: 1)
      lineSize = line
      // A line that fits the width is not wrapped.
      if line.width <= width { return line }
    }
    let measurement = Measurement(width: width, lines: lines)
    if let known = sizes[measurement] { return known }
    let size = computeSize(width: width, lines: lines)
    sizes[measurement] = size
    return size
  }

  @MainActor
  private func computeSize(width: CGFloat, lines: Int) -> CGSize {
    let text = measuredText ?? label.labelText
    measuredText = text
    return label.size(of: text, width: width, lines: lines, isDrawnWidth: true)
  }

  /// Returns the size of the text after removing the lines that don't fit the height. At least one line is kept.
  @MainActor
  private func fitting(_ size: CGSize, in height: CGFloat, width: CGFloat) -> CGSize {
    // A line is at least 4 points tall, which limits the number of lines to try.
    let most = Int(min(size.height, max(0, height)) / 4) + 1
    var (low, high) = (1, max(1, label.numberOfLines > 0 ? min(label.numberOfLines, most) : most))
    while low < high {
      let middle = (low + high + 1) / 2
      if self.size(width: width, lines: middle).height <= height + 0.01 { low = middle } else { high = middle - 1 }
    }
    return self.size(width: width, lines: low)
  }

  override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    // Separators begin below the text of a row.
    if key == .separatorLeading { return isEmpty ? nil : 0 }
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let (first, last) = baselines ?? MainActor.assumeIsolated { [label] in label.baselineOffsets() }
    baselines = (first, last)
    return key == .firstTextBaseline ? first : textHeight(in: dimensions.size) - last
  }
}

extension String {
  /// Whether the string contains a line break character.
  fileprivate var containsLineBreak: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
  }
}

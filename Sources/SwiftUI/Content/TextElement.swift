// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import TesseraGraphics
internal import UIKit

/// The element of a text, which shows it in a label.
final class TextElement: HostedElement {
  private let label: UILabel
  private var lineLimit: Int?
  private var minimumLines = 0
  private var content = NSAttributedString()
  /// Whether the text contains no line breaks.
  private var isOneParagraph = false
  private var sizes: [Measurement: CGSize] = [:]
  private var baselines: (first: CGFloat, last: CGFloat)?
  /// The text of the label, for measuring.
  private var measuredText: LabelText?

  private struct Measurement: Hashable {
    let width: CGFloat
    let lines: Int
  }

  init() {
    label = MainActor.assumeIsolated { UILabel() }
    super.init(label)
  }

  /// Shows a text with the attributes of an environment.
  @MainActor
  func show(_ text: Text, _ environment: EnvironmentValues) {
    environment.apply(to: label)
    lineLimit = environment.lineLimit
    minimumLines = environment.minimumLineCount
    let string = NSMutableAttributedString(attributedString: text.resolve(in: environment))
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch environment.multilineTextAlignment {
      case .leading: environment.layoutDirection == .rightToLeft ? .right : .left
      case .center: .center
      case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
      }
    style.lineSpacing = environment.lineSpacing
    style.lineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    string.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: string.length))
    label.numberOfLines = lineLimit.map { max(0, $0) } ?? 0
    label.lineBreakMode = style.lineBreakMode
    label.textAlignment = style.alignment
    label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
    label.minimumScaleFactor = environment.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = environment.allowsTightening
    label.attributedText = string
    content = string
    isOneParagraph = !string.string.unicodeScalars.contains { Self.lineBreaks.contains($0.value) }
    (sizes, baselines, measuredText) = ([:], nil, nil)
    invalidate()
    redact(environment)
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  /// The bars that replace redacted text.
  private var redaction: RedactionLayer?

  /// Replaces the text with bars if content is redacted.
  @MainActor
  private func redact(_ environment: EnvironmentValues) {
    guard environment.isRedacted else {
      redaction?.removeFromSuperlayer()
      redaction = nil
      return
    }
    let bars = redaction ?? RedactionLayer()
    redaction = bars
    bars.fillColor = environment.redactionColor.resolvedColor(with: environment.traits).cgColor
    if bars.superlayer == nil { label.layer.addSublayer(bars) }
    let hidden = NSMutableAttributedString(attributedString: content)
    hidden.addAttribute(
      .foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: hidden.length))
    label.attributedText = hidden
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    super.placeContent(in: frame, proposal: proposal, space: space)
    guard let redaction, content.length > 0 else { return }
    let font = content.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    MainActor.assumeIsolated { redaction.show(frame.size, lineHeight: font?.lineHeight ?? frame.height) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Layout runs on the main actor.
    nonisolated(unsafe) let element = self
    return MainActor.assumeIsolated { element.measureText(proposal) }
  }

  @MainActor
  private func measureText(_ proposal: ProposedViewSize) -> CGSize {
    guard content.length > 0 else { return .zero }
    let width = proposal.width.map { min($0, Self.unlimited) } ?? Self.unlimited
    var size = size(width: width, lines: label.numberOfLines)
    if let height = proposal.height, size.height > height + 0.01 {
      size = fitting(size, in: height, width: width)
    }
    if minimumLines > 1 {
      size.height = max(size.height, self.size(width: Self.unlimited, lines: 1).height * CGFloat(minimumLines))
    }
    return size
  }

  private static var unlimited: CGFloat { .greatestFiniteMagnitude }
  /// The line break characters.
  private static let lineBreaks: Set<UInt32> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]

  /// Returns the size of at most a number of lines at a width. Cached until the text changes.
  @MainActor
  private func size(width: CGFloat, lines: Int) -> CGSize {
    if isOneParagraph, width < Self.unlimited {
      // A line that fits is not wrapped.
      let line = size(width: Self.unlimited, lines: 1)
      if line.width <= width { return line }
    }
    let measurement = Measurement(width: width, lines: isOneParagraph && width == Self.unlimited ? 1 : lines)
    if let known = sizes[measurement] { return known }
    let text = measuredText ?? label.labelText
    measuredText = text
    let size = label.size(of: text, width: width, lines: measurement.lines)
    sizes[measurement] = size
    return size
  }

  /// Returns the size of as many lines as fit a height, at least one.
  @MainActor
  private func fitting(_ size: CGSize, in height: CGFloat, width: CGFloat) -> CGSize {
    // Lines are at least 4 points high, which bounds the search.
    let most = Int(min(size.height, max(0, height)) / 4) + 1
    var (low, high) = (1, max(1, min(lineLimit ?? most, most)))
    while low < high {
      let middle = (low + high + 1) / 2
      if self.size(width: width, lines: middle).height <= height + 0.01 { low = middle } else { high = middle - 1 }
    }
    return self.size(width: width, lines: low)
  }

  override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let (first, last) = baselines ?? MainActor.assumeIsolated { [label] in label.baselineOffsets() }
    baselines = (first, last)
    return key == .firstTextBaseline ? first : dimensions.height - last
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraViewLayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// The label that shows a text.
final class TextElement: HostedElement {
  private let label: UILabel
  private var lineLimit: Int?
  private var minimumLines = 0
  private var content = NSAttributedString()

  init() {
    label = MainActor.assumeIsolated { UILabel() }
    super.init(label)
  }

  /// Shows a text in an environment.
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
    invalidate()
    redact(environment)
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  /// The bars in place of hidden text.
  private var redaction: RedactionLayer?

  /// Draws bars instead of the text if content is hidden.
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
    let limit = CGFloat.greatestFiniteMagnitude
    let width = proposal.width.map { min($0, limit) } ?? limit
    func size(lines: Int) -> CGSize {
      label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: limit), limitedToNumberOfLines: lines
      ).size
    }
    var size = size(lines: label.numberOfLines)
    if let height = proposal.height, size.height > height + 0.01 {
      size = fitting(size, in: height, width: width)
    }
    if minimumLines > 1 {
      let line = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: limit, height: limit), limitedToNumberOfLines: 1)
      size.height = max(size.height, line.height * CGFloat(minimumLines))
    }
    return size
  }

  /// Returns the size of as many lines as fit a height, at least one.
  @MainActor
  private func fitting(_ size: CGSize, in height: CGFloat, width: CGFloat) -> CGSize {
    var (low, high) = (1, max(1, lineLimit ?? Int(size.height / 4) + 1))
    func measured(_ lines: Int) -> CGSize {
      label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude), limitedToNumberOfLines: lines
      ).size
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if measured(middle).height <= height + 0.01 { low = middle } else { high = middle - 1 }
    }
    return measured(low)
  }

  override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let label = label
    let (first, last) = MainActor.assumeIsolated { label.baselineOffsets() }
    return key == .firstTextBaseline ? first : dimensions.height - last
  }
}

import CoreGraphics
import UIKit

/// A bar chart with captions, drawn with Core Graphics.
public final class BarChartView: UIView {

  public struct Bar: Hashable, Sendable {
    public var caption: String
    public var value: Double

    public init(caption: String, value: Double) {
      self.caption = caption
      self.value = value
    }
  }

  public var bars: [Bar] = [] {
    didSet {
      guard bars != oldValue else { return }
      selectedIndex = nil
      setNeedsDisplay()
    }
  }

  public private(set) var selectedIndex: Int? {
    didSet { setNeedsDisplay() }
  }

  public weak var delegate: BarChartViewDelegate?

  private let insets = UIEdgeInsets(top: 24, left: 8, bottom: 28, right: 8)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    contentMode = .redraw
    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
    addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(contentSizeCategoryDidChange),
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func contentSizeCategoryDidChange() {
    setNeedsDisplay()
  }

  // MARK: Geometry

  public func rectForBar(at index: Int) -> CGRect {
    guard bars.indices.contains(index), let maximum = bars.map(\.value).max(), maximum > 0 else {
      return .zero
    }
    let area = bounds.inset(by: insets)
    let slot = area.width / CGFloat(bars.count)
    let height = area.height * CGFloat(bars[index].value / maximum)
    return CGRect(
      x: area.minX + CGFloat(index) * slot + slot * 0.15,
      y: area.maxY - height,
      width: slot * 0.7,
      height: height
    )
  }

  @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
    let location = recognizer.location(in: self)
    let index = bars.indices.first { index in
      let rect = rectForBar(at: index)
      return location.x >= rect.minX && location.x <= rect.maxX
    }
    select(index)
  }

  public func select(_ index: Int?) {
    guard index != selectedIndex else { return }
    if let index = index {
      guard delegate?.barChartView?(self, shouldSelectBarAt: index) ?? true else { return }
    }
    selectedIndex = index
    if let index = index {
      delegate?.barChartView?(self, didSelectBarAt: index)
    }
  }

  // MARK: Drawing

  public override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !bars.isEmpty else { return }
    drawBaseline(in: context)
    let color: UIColor = delegate?.barColor ?? tintColor ?? .systemBlue
    for (index, bar) in bars.enumerated() {
      let frame = rectForBar(at: index)
      let path = UIBezierPath(
        roundedRect: frame,
        byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 4, height: 4)
      )
      let isDimmed = selectedIndex != nil && selectedIndex != index
      color.withAlphaComponent(isDimmed ? 0.4 : 1).setFill()
      path.fill()
      drawText(bar.caption, centeredAt: frame.midX, y: bounds.maxY - insets.bottom + 6)
      if selectedIndex == index {
        drawText("\(Int(bar.value))", centeredAt: frame.midX, y: frame.minY - 20)
      }
    }
  }

  private func drawBaseline(in context: CGContext) {
    let y = bounds.maxY - insets.bottom
    context.saveGState()
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [4, 2])
    context.move(to: CGPoint(x: insets.left, y: y))
    context.addLine(to: CGPoint(x: bounds.maxX - insets.right, y: y))
    context.strokePath()
    context.restoreGState()
  }

  private func drawText(_ text: String, centeredAt x: CGFloat, y: CGFloat) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .caption2),
      .foregroundColor: UIColor.secondaryLabel,
    ]
    let string = NSAttributedString(string: text, attributes: attributes)
    let size = string.size()
    string.draw(at: CGPoint(x: x - size.width / 2, y: y))
  }
}

@MainActor
@objc public protocol BarChartViewDelegate: AnyObject {
  @objc optional func barChartView(_ chart: BarChartView, shouldSelectBarAt index: Int) -> Bool
  @objc optional func barChartView(_ chart: BarChartView, didSelectBarAt index: Int)
  @objc optional var barColor: UIColor { get }
}

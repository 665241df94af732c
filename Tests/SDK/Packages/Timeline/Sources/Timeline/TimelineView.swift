// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A view that draws events as bars over an axis.
open class TimelineView: UIView {

    public var events: [TimelineEvent] = [] {
        didSet {
            guard events != oldValue else { return }
            setNeedsDisplay()
            setNeedsLayout()
        }
    }

    public var contentInset: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    public var barHeight: CGFloat = 12 {
        didSet { invalidateIntrinsicContentSize() }
    }

    public private(set) var markers: [MarkerLayer] = []

    private let axisLayer: CAShapeLayer = {
        let layer = CAShapeLayer()
        layer.strokeColor = UIColor.separator.cgColor
        layer.fillColor = nil
        layer.lineCap = .round
        layer.lineDashPattern = [4, 2]
        return layer
    }()

    // MARK: - Life cycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentMode = .redraw
        isOpaque = false
        layer.addSublayer(axisLayer)
    }

    public var scale: TimelineScale? {
        let left = contentInset
        let right = bounds.width - contentInset
        guard let span = events.span, left <= right else { return nil }
        return TimelineScale(interval: span, positions: left...right)
    }

    // MARK: - Layout and drawing

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight + 2 * contentInset)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()

        let path = UIBezierPath()
        path.move(to: CGPoint(x: contentInset, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.maxX - contentInset, y: bounds.midY))
        axisLayer.frame = bounds
        axisLayer.path = path.cgPath

        markers.forEach { $0.removeFromSuperlayer() }
        guard let scale = scale else {
            markers = []
            return
        }
        markers = events.map { event in
            let marker = MarkerLayer()
            marker.fillColor = event.color.cgColor
            marker.position = CGPoint(x: scale.position(of: event.interval.start), y: bounds.midY)
            return marker
        }
        markers.forEach { layer.addSublayer($0) }
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let scale = scale, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }

        for event in events {
            let frame = scale.frame(of: event.interval, y: bounds.midY - barHeight / 2, height: barHeight)
            guard frame.intersects(rect) else { continue }
            event.color.setFill()
            UIBezierPath(roundedRect: frame, cornerRadius: barHeight / 2).fill()
        }
    }
}
#endif

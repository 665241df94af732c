// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A renderer that draws timelines into images without a view.
public struct TimelineRenderer {

    public var size: CGSize
    public var scale: CGFloat
    public var backgroundColor: UIColor?

    public init(size: CGSize, scale: CGFloat = 1, backgroundColor: UIColor? = nil) {
        self.size = size
        self.scale = scale
        self.backgroundColor = backgroundColor
    }

    public func image(of events: [TimelineEvent]) -> UIImage {
        renderer.image { context in
            draw(events, in: context)
        }
    }

    public func pngData(of events: [TimelineEvent]) -> Data {
        renderer.pngData { context in
            draw(events, in: context)
        }
    }

    private var renderer: UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        format.preferredRange = .standard
        return UIGraphicsImageRenderer(size: size, format: format)
    }

    private func draw(_ events: [TimelineEvent], in context: UIGraphicsImageRendererContext) {
        if let color = backgroundColor {
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        guard let span = events.span else { return }
        let scale = TimelineScale(interval: span, positions: 0...size.width)
        for event in events {
            event.color.setFill()
            UIBezierPath(rect: scale.frame(of: event.interval, y: 0, height: size.height)).fill()
        }
    }
}
#endif

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A diamond-shaped marker on a timeline's axis.
public final class MarkerLayer: CAShapeLayer {

    public var markerSize: CGFloat = 8 {
        didSet { updatePath() }
    }

    public override init() {
        super.init()
        updatePath()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? MarkerLayer {
            markerSize = other.markerSize
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        updatePath()
    }

    private func updatePath() {
        let half = markerSize / 2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -half))
        path.addLine(to: CGPoint(x: half, y: 0))
        path.addLine(to: CGPoint(x: 0, y: half))
        path.addLine(to: CGPoint(x: -half, y: 0))
        path.close()
        self.path = path.cgPath
        lineWidth = 1
        lineJoin = .round
    }
}
#endif

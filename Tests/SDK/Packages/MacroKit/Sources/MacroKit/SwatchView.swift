// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A view that shows swatches as squares in a row. A tap selects a swatch.
public final class SwatchView: UIView {

    public var swatches: [Swatch] = Swatch.all {
        didSet { reload() }
    }

    public var selectionHandler: ((Swatch) -> Void)?
    public let side: CGFloat = 32
    public let spacing: CGFloat = 8

    private var squares: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = #hex(0xF2F2F7)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
        reload()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reload()
    }

    private func reload() {
        squares.forEach { $0.removeFromSuperview() }
        squares = swatches.map { swatch in
            let square = UIView()
            square.backgroundColor = swatch.color
            square.layer.borderColor = #hex(0x1C1C1E).cgColor
            square.layer.borderWidth = swatch.isFavorite ? 2 : 0
            addSubview(square)
            return square
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    public override var intrinsicContentSize: CGSize {
        guard !swatches.isEmpty else { return CGSize(width: 0, height: side) }
        let count = CGFloat(swatches.count)
        return CGSize(width: count * side + (count - 1) * spacing, height: side)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        for (index, square) in squares.enumerated() {
            square.frame = CGRect(x: CGFloat(index) * (side + spacing), y: 0, width: side, height: side)
        }
    }

    public func swatch(at point: CGPoint) -> Swatch? {
        squares.firstIndex { $0.frame.contains(point) }.map { swatches[$0] }
    }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard let swatch = self.swatch(at: recognizer.location(in: self)) else { return }
        selectionHandler?(swatch)
    }
}
#endif

// SPDX-License-Identifier: MIT

import SwiftUI

/// A contribution-style grid, drawn in a single canvas.
public struct HeatMap: View {
    @Environment(\.theme) private var theme
    private let columns: [[Double]]

    /// - Parameter columns: One array per week, with intensities from 0 to 1.
    public init(_ columns: [[Double]]) {
        self.columns = columns
    }

    private var rowCount: Int { columns.map(\.count).max() ?? 1 }

    public var body: some View {
        Canvas { context, size in
            let gap: CGFloat = 3
            let side = (size.width - gap * CGFloat(columns.count - 1)) / CGFloat(max(columns.count, 1))
            for (x, column) in columns.enumerated() {
                for (y, intensity) in column.enumerated() {
                    let cell = CGRect(
                        x: CGFloat(x) * (side + gap),
                        y: CGFloat(y) * (side + gap),
                        width: side,
                        height: side
                    )
                    let path = Path(roundedRect: cell, cornerRadius: side * 0.2, style: .continuous)
                    context.fill(path, with: .color(Palette.outline.opacity(0.5)))
                    context.fill(path, with: .color(theme.accent.opacity(intensity)))
                }
            }
        }
        .aspectRatio(CGFloat(columns.count) / CGFloat(rowCount), contentMode: .fit)
        .accessibilityLabel("Activity over \(columns.count) weeks")
    }
}

#Preview("Heat map") {
    HeatMap(SampleData.activity)
        .padding()
}

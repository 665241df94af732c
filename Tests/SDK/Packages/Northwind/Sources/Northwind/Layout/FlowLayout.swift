// SPDX-License-Identifier: MIT

import SwiftUI

/// Lays its subviews out in lines, wrapping whenever the next one does not fit.
public struct FlowLayout: Layout {
    public struct Cache {
        var sizes: [CGSize]
    }

    struct Line {
        var indices: [Int] = []
        var size: CGSize = .zero
    }

    public var alignment: HorizontalAlignment
    public var spacing: CGFloat
    public var lineSpacing: CGFloat

    public init(alignment: HorizontalAlignment = .leading, spacing: CGFloat = Spacing.s, lineSpacing: CGFloat = Spacing.s) {
        self.alignment = alignment
        self.spacing = spacing
        self.lineSpacing = lineSpacing
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let lines = makeLines(width: proposal.width ?? .infinity, subviews: subviews, cache: cache)
        let width = lines.map(\.size.width).max() ?? 0
        let height = lines.map(\.size.height).reduce(0, +) + lineSpacing * CGFloat(max(lines.count - 1, 0))
        return CGSize(width: width, height: height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for line in makeLines(width: bounds.width, subviews: subviews, cache: cache) {
            var x = bounds.minX + leadingInset(for: line, in: bounds.width)
            for index in line.indices {
                let size = cache.sizes[index]
                subviews[index].place(
                    at: CGPoint(x: x, y: y + line.size.height / 2),
                    anchor: .leading,
                    proposal: ProposedViewSize(width: min(size.width, bounds.width), height: size.height)
                )
                x += size.width + spacing
            }
            y += line.size.height + lineSpacing
        }
    }

    private func leadingInset(for line: Line, in width: CGFloat) -> CGFloat {
        switch alignment {
        case .center: (width - line.size.width) / 2
        case .trailing: width - line.size.width
        default: 0
        }
    }

    private func makeLines(width: CGFloat, subviews: Subviews, cache: Cache) -> [Line] {
        var lines: [Line] = []
        var current = Line()
        for (index, subview) in subviews.enumerated() {
            let size = cache.sizes[index]
            let proposedWidth = current.indices.isEmpty ? size.width : current.size.width + spacing + size.width
            let mustBreak = subview[StartsNewLine.self] || proposedWidth > width + 0.5
            if mustBreak, !current.indices.isEmpty {
                lines.append(current)
                current = Line(indices: [index], size: size)
            } else {
                current.indices.append(index)
                current.size.width = proposedWidth
                current.size.height = max(current.size.height, size.height)
            }
        }
        if !current.indices.isEmpty { lines.append(current) }
        return lines
    }
}

private struct StartsNewLine: LayoutValueKey {
    static let defaultValue = false
}

extension View {
    /// Forces the view onto a new line of the enclosing ``FlowLayout``.
    public func startsNewLine(_ value: Bool = true) -> some View {
        layoutValue(key: StartsNewLine.self, value: value)
    }
}

#Preview("Flow") {
    FlowLayout(alignment: .center) {
        ForEach(["Coffee", "Tea", "Hot chocolate", "Orange juice", "Water"], id: \.self) { drink in
            Text(drink)
                .padding(.horizontal, Spacing.m)
                .padding(.vertical, Spacing.s)
                .background(.quaternary, in: .capsule)
        }
        Text("Other…").startsNewLine()
    }
    .frame(width: 260)
}

import SwiftUI

/// Places subviews in lines, from the leading edge, and wraps when a line is full.
struct FlowLayout: Layout {
    struct Cache {
        var sizes: [CGSize] = []
    }

    private struct Line {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    var spacing: CGFloat = 8
    var lineSpacing: CGFloat = 8
    var alignment: HorizontalAlignment = .leading

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let maxWidth = proposal.width ?? .infinity
        let lines = arrange(sizes: cache.sizes, maxWidth: maxWidth)
        let width = lines.map(\.width).max() ?? 0
        let height = lines.reduce(0) { $0 + $1.height } + lineSpacing * CGFloat(max(lines.count - 1, 0))
        return CGSize(width: maxWidth.isFinite ? max(width, 0) : width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for line in arrange(sizes: cache.sizes, maxWidth: bounds.width) {
            var x = bounds.minX + inset(for: line, in: bounds.width)
            for index in line.indices {
                let size = cache.sizes[index]
                let width = min(size.width, bounds.width)
                subviews[index].place(
                    at: CGPoint(x: x, y: y + line.height / 2),
                    anchor: .leading,
                    proposal: ProposedViewSize(width: width, height: size.height)
                )
                x += width + spacing
            }
            y += line.height + lineSpacing
        }
    }

    private func inset(for line: Line, in width: CGFloat) -> CGFloat {
        switch alignment {
        case .center: (width - line.width) / 2
        case .trailing: width - line.width
        default: 0
        }
    }

    private func arrange(sizes: [CGSize], maxWidth: CGFloat) -> [Line] {
        var result: [Line] = []
        var current = Line()
        for (index, size) in sizes.enumerated() {
            let width = min(size.width, maxWidth)
            let needed = current.indices.isEmpty ? width : current.width + spacing + width
            if needed > maxWidth, !current.indices.isEmpty {
                result.append(current)
                current = Line(indices: [index], width: width, height: size.height)
            } else {
                current.indices.append(index)
                current.width = needed
                current.height = max(current.height, size.height)
            }
        }
        if !current.indices.isEmpty {
            result.append(current)
        }
        return result
    }
}

#Preview("Flow layout") {
    @Previewable @State var isCentered = false

    let words = ["coffee", "weekly", "dry", "cooking", "battery", "important", "spring", "insured", "lendable"]
    VStack {
        FlowLayout(alignment: isCentered ? .center : .leading) {
            ForEach(words, id: \.self) { word in
                TagChip(title: word)
            }
        }
        .animation(.spring, value: isCentered)
        Toggle("Centered", isOn: $isCentered)
    }
    .padding()
}

#Preview("Flow layout, right to left", traits: .sizeThatFitsLayout) {
    FlowLayout {
        ForEach(["قهوة", "أسبوعي", "حديقة", "مهم", "مطبخ", "بطارية"], id: \.self) { word in
            TagChip(title: word)
        }
    }
    .padding()
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "ar"))
}

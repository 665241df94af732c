// SPDX-License-Identifier: MIT

import SwiftUI

/// The outline of a paper label with a punched hole.
struct TagShape: Shape {
    var holeRadius: CGFloat = 3

    func path(in rect: CGRect) -> Path {
        let notch = rect.height / 2
        return Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX + notch, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX + notch, y: rect.maxY))
            path.closeSubpath()
            path.addEllipse(in: CGRect(
                x: rect.minX + notch - holeRadius,
                y: rect.midY - holeRadius,
                width: holeRadius * 2,
                height: holeRadius * 2
            ))
        }
    }
}

public struct Tag: View {
    private let title: String
    private let color: Color
    private let onRemove: (() -> Void)?

    public init(_ title: String, color: Color = Palette.accent, onRemove: (() -> Void)? = nil) {
        self.title = title
        self.color = color
        self.onRemove = onRemove
    }

    public var body: some View {
        HStack(spacing: Spacing.xs) {
            Text(title)
            if let onRemove {
                Button("Remove \(title)", systemImage: "xmark", action: onRemove)
                    .labelStyle(.iconOnly)
                    .imageScale(.small)
            }
        }
        .font(.caption.weight(.semibold))
        .foregroundStyle(.white)
        .padding(.leading, Spacing.xl)
        .padding(.trailing, Spacing.s)
        .padding(.vertical, Spacing.xs + 1)
        .background {
            TagShape()
                .fill(color, style: FillStyle(eoFill: true))
                .flipsForRightToLeftLayoutDirection(true)
        }
    }
}

#Preview("Tags", traits: .sizeThatFitsLayout) {
    HStack {
        Tag("swiftui")
        Tag("on sale", color: .red) {}
    }
    .padding()
}

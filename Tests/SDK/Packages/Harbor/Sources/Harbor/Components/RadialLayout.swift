import SwiftUI

/// The share of the circle that a subview of a `RadialLayout` claims, relative to the others.
struct RadialWeightKey: LayoutValueKey {
    static let defaultValue: Double = 1
}

/// Places subviews on a circle, clockwise from the top.
struct RadialLayout: Layout {
    var startAngle: Angle = .zero
    var insetRatio: Double = 0.5

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.degrees, insetRatio) }
        set {
            startAngle = .degrees(newValue.first)
            insetRatio = newValue.second
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let largest = sizes.map { max($0.width, $0.height) }.max() ?? 0
        let radius = min(bounds.width, bounds.height) / 2 - largest * CGFloat(insetRatio)
        let totalWeight = subviews.reduce(0) { $0 + $1[RadialWeightKey.self] }
        guard totalWeight > 0 else { return }

        var travelled = 0.0
        for subview in subviews {
            let share = subview[RadialWeightKey.self] / totalWeight
            let turn = (travelled + share / 2 - 0.5 / Double(subviews.count)) * 2 * .pi
            let angle = turn + startAngle.radians - .pi / 2
            let point = CGPoint(
                x: bounds.midX + radius * CGFloat(cos(angle)),
                y: bounds.midY + radius * CGFloat(sin(angle))
            )
            subview.place(at: point, anchor: .center, proposal: .unspecified)
            travelled += share
        }
    }
}

extension View {
    func radialWeight(_ weight: Double) -> some View {
        layoutValue(key: RadialWeightKey.self, value: weight)
    }
}

#Preview("Radial layout") {
    @Previewable @State var rotation = 0.0

    VStack(spacing: 40) {
        RadialLayout(startAngle: .degrees(rotation)) {
            ForEach(SampleData.members) { member in
                AvatarView(member: member, size: 56)
            }
        }
        .frame(width: 240, height: 240)
        .background {
            Circle().stroke(.quaternary, style: StrokeStyle(lineWidth: 2, dash: [4, 6]))
                .padding(28)
        }

        Button("Turn") {
            withAnimation(.spring(duration: 0.8, bounce: 0.3)) {
                rotation += 90
            }
        }
        .buttonStyle(.capsule)
    }
    .tint(Palette.teal)
}

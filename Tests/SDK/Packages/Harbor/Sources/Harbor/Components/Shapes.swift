import SwiftUI

/// A rectangle whose upper edge is a travelling sine wave.
struct WaveShape: Shape {
    /// From 0, empty, to 1, full.
    var level: Double
    /// In radians.
    var phase: Double
    var amplitude: Double = 8

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(level, phase) }
        set {
            level = newValue.first
            phase = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let base = rect.maxY - rect.height * CGFloat(min(max(level, 0), 1))
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
            let fraction = Double((x - rect.minX) / max(rect.width, 1))
            let y = base + CGFloat(sin(fraction * 2 * .pi + phase) * amplitude)
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

/// A sector of a ring, clockwise from the top.
struct ArcShape: InsettableShape {
    var start: Double = 0
    var end: Double
    var insetAmount: CGFloat = 0

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set {
            start = newValue.first
            end = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY),
                radius: min(rect.width, rect.height) / 2 - insetAmount,
                startAngle: .degrees(start * 360 - 90),
                endAngle: .degrees(end * 360 - 90),
                clockwise: false
            )
        }
    }

    func inset(by amount: CGFloat) -> ArcShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

/// A speech bubble with a tail in a lower corner.
struct BubbleShape: Shape {
    var isOutgoing: Bool
    var cornerRadius: CGFloat = 18

    func path(in rect: CGRect) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: cornerRadius,
            bottomLeading: isOutgoing ? cornerRadius : 4,
            bottomTrailing: isOutgoing ? 4 : cornerRadius,
            topTrailing: cornerRadius
        )
        return UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A ticket with two notches, for order summaries.
struct TicketShape: Shape {
    /// The position of the notches, from 0 at the top to 1.
    var notch: CGFloat = 0.6
    var notchRadius: CGFloat = 10
    var cornerRadius: CGFloat = 16

    var animatableData: CGFloat {
        get { notch }
        set { notch = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let body = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
        let y = rect.minY + rect.height * notch
        var holes = Path()
        for x in [rect.minX, rect.maxX] {
            holes.addEllipse(
                in: CGRect(
                    x: x - notchRadius, y: y - notchRadius,
                    width: notchRadius * 2, height: notchRadius * 2
                )
            )
        }
        return body.subtracting(holes)
    }
}

/// A star with any number of points, which can also be fractional while it animates.
struct StarShape: Shape {
    var points: Double = 5
    var innerRatio: Double = 0.45

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(points, innerRatio) }
        set {
            points = newValue.first
            innerRatio = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = Double(min(rect.width, rect.height)) / 2
        let count = max(Int(points.rounded()), 2)
        var path = Path()
        for index in 0..<(count * 2) {
            let radius = index.isMultiple(of: 2) ? outer : outer * innerRatio
            let angle = Double(index) / Double(count * 2) * 2 * .pi - .pi / 2
            let point = CGPoint(
                x: center.x + CGFloat(cos(angle) * radius),
                y: center.y + CGFloat(sin(angle) * radius)
            )
            if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }
}

#Preview("Shapes") {
    @Previewable @State var level = 0.3

    Grid(horizontalSpacing: 20, verticalSpacing: 20) {
        GridRow {
            WaveShape(level: level, phase: level * 8)
                .fill(Palette.sky.gradient)
                .frame(height: 120)
                .clipShape(.rect(cornerRadius: 16))
            ArcShape(end: level)
                .strokeBorder(Palette.coral, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .frame(height: 120)
        }
        GridRow {
            BubbleShape(isOutgoing: true)
                .fill(Palette.teal)
                .frame(height: 80)
            TicketShape(notch: 0.2 + level * 0.6)
                .fill(Palette.sand)
                .frame(height: 80)
        }
        GridRow {
            StarShape(innerRatio: 0.3 + level * 0.4)
                .fill(Palette.plum)
                .frame(height: 100)
                .gridCellColumns(2)
        }
        Button("Animate") {
            withAnimation(.bouncy(duration: 1)) {
                level = level > 0.5 ? 0.3 : 0.8
            }
        }
    }
    .padding()
}

import SwiftUI

/// A dial with sixty ticks. While it is editable, a knob on the ring sets the minutes.
struct TimerDial: View {
    let remaining: TimeInterval
    let duration: TimeInterval
    var isEditable = true
    var tint: Color = Palette.teal
    var onSetMinutes: (Int) -> Void = { _ in }

    @State private var lastMinutes = 0
    @State private var isDragging = false

    private var fraction: Double {
        duration > 0 ? remaining / max(duration, 3600) : 0
    }

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                ticks
                ArcShape(end: min(fraction, 0.9999))
                    .inset(by: side * 0.12)
                    .stroke(
                        AngularGradient(
                            colors: [tint.opacity(0.5), tint],
                            center: .center,
                            startAngle: .degrees(-90),
                            endAngle: .degrees(270)
                        ),
                        style: StrokeStyle(lineWidth: side * 0.06, lineCap: .round)
                    )
                if isEditable {
                    knob(side: side)
                }
                label(side: side)
            }
            .frame(width: side, height: side)
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
            .contentShape(.circle)
            .gesture(turning(side: side), including: isEditable ? .all : .none)
        }
        .aspectRatio(1, contentMode: .fit)
        .sensoryFeedback(.selection, trigger: lastMinutes)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Duration")
        .accessibilityValue(remaining.clockString)
        .accessibilityAdjustableAction { direction in
            let minutes = Int(duration / 60)
            switch direction {
            case .increment: onSetMinutes(minutes + 1)
            case .decrement: onSetMinutes(max(minutes - 1, 1))
            @unknown default: break
            }
        }
    }

    private var ticks: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2
            for index in 0..<60 {
                let isMajor = index.isMultiple(of: 5)
                let angle = Angle.degrees(Double(index) * 6 - 90)
                let direction = CGVector(dx: cos(angle.radians), dy: sin(angle.radians))
                let inner = radius - (isMajor ? 12 : 7)
                var tick = Path()
                tick.move(to: CGPoint(x: center.x + direction.dx * inner, y: center.y + direction.dy * inner))
                tick.addLine(to: CGPoint(x: center.x + direction.dx * radius, y: center.y + direction.dy * radius))
                let isLit = Double(index) / 60 <= fraction
                context.stroke(
                    tick,
                    with: isLit ? .color(tint) : .style(.quaternary),
                    style: StrokeStyle(lineWidth: isMajor ? 3 : 1.5, lineCap: .round)
                )
                if isMajor {
                    let text = context.resolve(Text("\(index)").font(.caption2).foregroundStyle(.secondary))
                    let distance = radius * 0.62
                    context.draw(
                        text,
                        at: CGPoint(x: center.x + direction.dx * distance, y: center.y + direction.dy * distance)
                    )
                }
            }
        }
        .accessibilityHidden(true)
    }

    private func knob(side: CGFloat) -> some View {
        Circle()
            .fill(.white)
            .shadow(color: .black.opacity(0.25), radius: isDragging ? 8 : 3, y: 1)
            .frame(width: side * 0.09, height: side * 0.09)
            .scaleEffect(isDragging ? 1.3 : 1)
            .offset(y: -side * 0.38)
            .rotationEffect(.degrees(fraction * 360))
            .animation(.snappy, value: isDragging)
    }

    private func label(side: CGFloat) -> some View {
        Text(remaining.clockString)
            .font(.system(size: side * 0.17, weight: .light, design: .rounded))
            .monospacedDigit()
            .contentTransition(.numericText(countsDown: true))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(width: side * 0.5)
    }

    private func turning(side: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                isDragging = true
                let dx = value.location.x - side / 2
                let dy = value.location.y - side / 2
                var angle = atan2(dx, -dy)
                if angle < 0 {
                    angle += 2 * .pi
                }
                let minutes = max(Int((angle / (2 * .pi) * 60).rounded()), 1)
                if minutes != lastMinutes {
                    lastMinutes = minutes
                    onSetMinutes(minutes)
                }
            }
            .onEnded { _ in
                isDragging = false
            }
    }
}

#Preview("Timer dial", traits: .fixedLayout(width: 340, height: 340)) {
    @Previewable @State var minutes = 25

    TimerDial(
        remaining: TimeInterval(minutes * 60),
        duration: TimeInterval(minutes * 60),
        tint: Palette.coral
    ) { newValue in
        minutes = newValue
    }
    .padding()
}

import SwiftUI

/// A knob that must be dragged to the far end. It springs back if it is let go too early.
struct SlideToConfirm: View {
    let title: String
    var isEnabled = true
    let action: () -> Void

    @GestureState private var dragOffset: CGFloat = 0
    @State private var isConfirmed = false
    @Environment(\.layoutDirection) private var layoutDirection

    private let height: CGFloat = 56

    var body: some View {
        GeometryReader { proxy in
            let travel = max(proxy.size.width - height, 1)
            let offset = isConfirmed ? travel : min(max(dragOffset, 0), travel)

            ZStack(alignment: .leading) {
                Capsule()
                    .fill(.quaternary)
                Capsule()
                    .fill(.tint.opacity(0.35))
                    .frame(width: offset + height)
                Text(title)
                    .font(.headline)
                    .frame(maxWidth: .infinity)
                    .opacity(1 - Double(offset / travel))
                Circle()
                    .fill(.tint)
                    .overlay {
                        Image(systemName: isConfirmed ? "checkmark" : "chevron.forward.2")
                            .font(.headline)
                            .foregroundStyle(.white)
                            .contentTransition(.symbolEffect(.replace))
                    }
                    .padding(4)
                    .frame(width: height, height: height)
                    .offset(x: offset)
                    .gesture(drag(travel: travel))
            }
            .animation(.spring(duration: 0.35), value: isConfirmed)
            .animation(.interactiveSpring, value: dragOffset)
        }
        .frame(height: height)
        .opacity(isEnabled ? 1 : 0.5)
        .allowsHitTesting(isEnabled && !isConfirmed)
        .sensoryFeedback(.success, trigger: isConfirmed) { _, confirmed in confirmed }
        .accessibilityRepresentation {
            Button(title, action: action)
                .disabled(!isEnabled)
        }
    }

    private func drag(travel: CGFloat) -> some Gesture {
        DragGesture()
            .updating($dragOffset) { value, state, _ in
                state = directed(value.translation.width)
            }
            .onEnded { value in
                guard directed(value.translation.width) > travel * 0.85 else { return }
                isConfirmed = true
                action()
            }
    }

    private func directed(_ width: CGFloat) -> CGFloat {
        layoutDirection == .rightToLeft ? -width : width
    }
}

/// A button that must be held; the ring fills while the finger rests on it.
struct HoldButton: View {
    let symbolName: String
    var duration: TimeInterval = 1
    let action: () -> Void

    @GestureState private var isHolding = false

    var body: some View {
        Image(systemName: symbolName)
            .font(.title3.weight(.semibold))
            .frame(width: 52, height: 52)
            .background(.thinMaterial, in: .circle)
            .overlay {
                Circle()
                    .trim(from: 0, to: isHolding ? 1 : 0)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .animation(isHolding ? .linear(duration: duration) : .easeOut(duration: 0.2), value: isHolding)
            }
            .scaleEffect(isHolding ? 1.1 : 1)
            .animation(.snappy, value: isHolding)
            .gesture(
                LongPressGesture(minimumDuration: duration, maximumDistance: 30)
                    .updating($isHolding) { current, state, _ in
                        state = current
                    }
                    .onEnded { _ in action() }
            )
            .accessibilityAddTraits(.isButton)
            .accessibilityAction(.default, action)
    }
}

#Preview("Slide to confirm", traits: .sizeThatFitsLayout) {
    VStack {
        SlideToConfirm(title: "Slide to order") {}
        SlideToConfirm(title: "Not yet", isEnabled: false) {}
        HoldButton(symbolName: "arrow.counterclockwise") {}
    }
    .padding()
    .frame(width: 360)
    .tint(Palette.coral)
}

#Preview("Slide to confirm, right to left", traits: .fixedLayout(width: 360, height: 120)) {
    SlideToConfirm(title: "اسحب للطلب") {}
        .padding()
        .tint(Palette.teal)
        .environment(\.layoutDirection, .rightToLeft)
}

import SwiftUI

// MARK: Card

struct CardModifier: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric(relativeTo: .body) private var padding = 16.0

    var cornerRadius: CGFloat = 20
    var isHighlighted = false

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Palette.cardBackground, in: shape)
            .overlay {
                shape.strokeBorder(
                    isHighlighted ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator.opacity(0.5)),
                    lineWidth: isHighlighted ? 2 : 0.5
                )
            }
            .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.06), radius: 10, y: 4)
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    }
}

// MARK: Shake

/// Shakes sideways once for each whole step of `attempts`.
struct ShakeEffect: GeometryEffect {
    var attempts: CGFloat
    var travel: CGFloat = 8

    var animatableData: CGFloat {
        get { attempts }
        set { attempts = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let x = travel * sin(attempts * .pi * 4)
        return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
}

// MARK: Size reading

struct SizePreferenceKey: PreferenceKey {
    static let defaultValue: CGSize = .zero

    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        let next = nextValue()
        value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
    }
}

// MARK: Shimmer

/// Placeholder bars with a light that wanders over them, while something loads.
struct ShimmerModifier: ViewModifier {
    var isActive: Bool

    @State private var phase: CGFloat = -0.6

    func body(content: Content) -> some View {
        content
            .redacted(reason: isActive ? .placeholder : [])
            .overlay {
                if isActive {
                    GeometryReader { proxy in
                        LinearGradient(
                            colors: [.white.opacity(0), .white.opacity(0.5), .white.opacity(0)],
                            startPoint: .leading,
                            endPoint: .trailing
                        )
                        .frame(width: proxy.size.width * 0.6)
                        .offset(x: proxy.size.width * phase)
                    }
                    .blendMode(.plusLighter)
                    .clipped()
                    .allowsHitTesting(false)
                    .onAppear {
                        withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) {
                            phase = 1
                        }
                    }
                    .onDisappear {
                        phase = -0.6
                    }
                }
            }
    }
}

extension View {
    func card(cornerRadius: CGFloat = 20, isHighlighted: Bool = false) -> some View {
        modifier(CardModifier(cornerRadius: cornerRadius, isHighlighted: isHighlighted))
    }

    func shake(_ attempts: Int) -> some View {
        modifier(ShakeEffect(attempts: CGFloat(attempts)))
    }

    func shimmering(_ isActive: Bool = true) -> some View {
        modifier(ShimmerModifier(isActive: isActive))
    }

    /// Writes the size of the view into a binding.
    func readSize(into binding: Binding<CGSize>) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.preference(key: SizePreferenceKey.self, value: proxy.size)
            }
        }
        .onPreferenceChange(SizePreferenceKey.self) { [binding] size in
            binding.wrappedValue = size
        }
    }

    func screenBackground() -> some View {
        background {
            LinearGradient(
                colors: [Palette.teal.opacity(0.18), Palette.sand.opacity(0.08), .clear],
                startPoint: .topLeading,
                endPoint: .bottom
            )
            .ignoresSafeArea()
        }
    }
}

// MARK: Binding helpers

extension Binding where Value: Sendable {
    /// Turns a binding to an optional into one that shows `fallback` for `nil`.
    func replacingNil<Wrapped: Sendable>(with fallback: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
        Binding<Wrapped>(
            get: { wrappedValue ?? fallback },
            set: { wrappedValue = $0 }
        )
    }

    /// A toggle for an optional: on writes `fallback`, off writes `nil`.
    func isPresent<Wrapped: Sendable>(fallback: Wrapped) -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(
            get: { wrappedValue != nil },
            set: { wrappedValue = $0 ? fallback : nil }
        )
    }
}

#Preview("Card, loading and loaded") {
    @Previewable @State var isLoading = true

    VStack(spacing: 20) {
        Text("Household value: €2,431")
            .font(.headline)
            .card()
            .shimmering(isLoading)
        Text("Highlighted")
            .card(cornerRadius: 12, isHighlighted: true)
        Toggle("Loading", isOn: $isLoading)
    }
    .padding()
    .background(Palette.pageBackground)
    .tint(Palette.coral)
}

import SwiftUI

/// Places of the interface that a spotlight can point at.
enum CoachMark: String, CaseIterable, Identifiable, Sendable {
    case pagePicker, valueCard

    var id: Self { self }

    var message: String {
        switch self {
        case .pagePicker: String(localized: "Choose what the charts show.", bundle: .module)
        case .valueCard: String(localized: "Tap to see the largest categories.", bundle: .module)
        }
    }
}

struct CoachMarkPreferenceKey: PreferenceKey {
    static var defaultValue: [CoachMark: Anchor<CGRect>] { [:] }

    static func reduce(
        value: inout [CoachMark: Anchor<CGRect>],
        nextValue: () -> [CoachMark: Anchor<CGRect>]
    ) {
        value.merge(nextValue()) { _, new in new }
    }
}

extension View {
    /// Reports where the view is, so that a spotlight finds it.
    func coachMark(_ mark: CoachMark) -> some View {
        anchorPreference(key: CoachMarkPreferenceKey.self, value: .bounds) { anchor in
            [mark: anchor]
        }
    }

    /// Dims everything but the view that carries the mark; a tap ends it.
    func coachMarkOverlay(_ current: Binding<CoachMark?>) -> some View {
        overlayPreferenceValue(CoachMarkPreferenceKey.self) { anchors in
            GeometryReader { proxy in
                if let mark = current.wrappedValue, let anchor = anchors[mark] {
                    Spotlight(frame: proxy[anchor].insetBy(dx: -8, dy: -8), message: mark.message)
                        .onTapGesture {
                            withAnimation {
                                current.wrappedValue = nil
                            }
                        }
                        .transition(.opacity)
                }
            }
        }
    }
}

private struct Spotlight: View {
    let frame: CGRect
    let message: String

    var body: some View {
        ZStack(alignment: .topLeading) {
            Rectangle()
                .fill(.black.opacity(0.6))
                .ignoresSafeArea()
            RoundedRectangle(cornerRadius: 16, style: .continuous)
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
                .blendMode(.destinationOut)
        }
        .compositingGroup()
        .overlay(alignment: .topLeading) {
            Text(message)
                .font(.headline)
                .foregroundStyle(.white)
                .frame(width: frame.width, alignment: .leading)
                .offset(x: frame.minX, y: frame.maxY + 12)
        }
        .contentShape(.rect)
        .accessibilityAddTraits(.isModal)
    }
}

#Preview("Coach mark") {
    @Previewable @State var mark: CoachMark? = .valueCard

    VStack(spacing: 40) {
        Text("Something else")
        Text("Household value")
            .card()
            .coachMark(.valueCard)
        Button("Point at the card") {
            withAnimation {
                mark = .valueCard
            }
        }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .coachMarkOverlay($mark)
}

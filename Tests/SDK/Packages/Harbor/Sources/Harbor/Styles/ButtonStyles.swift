import SwiftUI

/// A filled capsule that shrinks a little while pressed.
struct CapsuleButtonStyle: ButtonStyle {
    enum Prominence {
        case primary, secondary
    }

    var prominence: Prominence = .primary

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, horizontalPadding)
            .padding(.vertical, horizontalPadding / 2)
            .frame(minHeight: controlSize == .large ? 52 : 36)
            .foregroundStyle(foreground(for: configuration.role))
            .background(background(for: configuration.role), in: .capsule)
            .contentShape(.capsule)
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
    }

    private var horizontalPadding: CGFloat {
        switch controlSize {
        case .mini: 8
        case .small: 12
        case .large, .extraLarge: 28
        default: 20
        }
    }

    private func foreground(for role: ButtonRole?) -> AnyShapeStyle {
        switch prominence {
        case .primary: AnyShapeStyle(.white)
        case .secondary: role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
        }
    }

    private func background(for role: ButtonRole?) -> AnyShapeStyle {
        switch prominence {
        case .primary: role == .destructive ? AnyShapeStyle(.red.gradient) : AnyShapeStyle(.tint)
        case .secondary: AnyShapeStyle(.quaternary)
        }
    }
}

/// A round icon button on a material.
struct CircleIconButtonStyle: ButtonStyle {
    var diameter: CGFloat = 44

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.iconOnly)
            .font(.system(size: diameter * 0.4, weight: .semibold))
            .frame(width: diameter, height: diameter)
            .background(.thinMaterial, in: .circle)
            .overlay {
                Circle().strokeBorder(.separator, lineWidth: 0.5)
            }
            .contentShape(.circle)
            .brightness(configuration.isPressed ? -0.1 : 0)
            .hoverEffect(.lift)
    }
}

/// For whole cards that act as buttons.
struct PressableCardButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .card(isHighlighted: configuration.isPressed)
            .scaleEffect(configuration.isPressed ? 0.98 : 1)
            .animation(.spring(duration: 0.25), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == CapsuleButtonStyle {
    static var capsule: CapsuleButtonStyle { CapsuleButtonStyle() }
    static var capsuleSecondary: CapsuleButtonStyle { CapsuleButtonStyle(prominence: .secondary) }
}

extension ButtonStyle where Self == CircleIconButtonStyle {
    static var circleIcon: CircleIconButtonStyle { CircleIconButtonStyle() }

    static func circleIcon(diameter: CGFloat) -> CircleIconButtonStyle {
        CircleIconButtonStyle(diameter: diameter)
    }
}

extension ButtonStyle where Self == PressableCardButtonStyle {
    static var pressableCard: PressableCardButtonStyle { PressableCardButtonStyle() }
}

#Preview("Button styles") {
    VStack(spacing: 20) {
        Button("Continue") {}
            .buttonStyle(.capsule)
            .controlSize(.large)
        Button("Not now") {}
            .buttonStyle(.capsuleSecondary)
        Button("Delete", role: .destructive) {}
            .buttonStyle(.capsule)
        Button("Disabled") {}
            .buttonStyle(.capsule)
            .disabled(true)
        HStack {
            Button("Back", systemImage: "gobackward.15") {}
            Button("Play", systemImage: "play.fill") {}
                .buttonStyle(.circleIcon(diameter: 64))
            Button("Forward", systemImage: "goforward.15") {}
        }
        .buttonStyle(.circleIcon)
        Button {
        } label: {
            Label("A card that is a button", systemImage: "hand.tap")
        }
        .buttonStyle(.pressableCard)
    }
    .padding()
    .tint(Palette.teal)
}

#Preview("Button styles, dark") {
    HStack {
        Button("Continue") {}
            .buttonStyle(.capsule)
        Button("Not now") {}
            .buttonStyle(.capsuleSecondary)
    }
    .tint(Palette.coral)
    .preferredColorScheme(.dark)
}

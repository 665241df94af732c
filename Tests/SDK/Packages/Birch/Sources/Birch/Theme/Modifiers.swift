// SPDX-License-Identifier: MIT

import SwiftUI

struct CardModifier: ViewModifier {
    @Environment(\.birchTheme) var theme
    @Environment(\.colorScheme) var colorScheme
    var padding: CGFloat

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .background(
                RoundedRectangle(cornerRadius: theme.cornerRadius, style: .continuous)
                    .fill(theme.cardBackground)
                    .shadow(color: Color.black.opacity(colorScheme == .dark ? 0 : 0.08), radius: 8, x: 0, y: 4)
            )
    }
}

struct SectionTitleModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.system(size: 13, weight: .semibold))
            .foregroundColor(.secondary)
            .textCase(.uppercase)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct FilledButtonStyle: ButtonStyle {
    @Environment(\.birchTheme) var theme

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 14)
            .background(theme.primary.opacity(configuration.isPressed ? 0.7 : 1))
            .cornerRadius(theme.cornerRadius)
    }
}

extension View {
    public func cardStyle(padding: CGFloat = 16) -> some View {
        modifier(CardModifier(padding: padding))
    }

    public func sectionTitle() -> some View {
        modifier(SectionTitleModifier())
    }
}

struct Modifiers_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 20) {
            Text("Section").sectionTitle()
            Text("A card").cardStyle()
            Button("Filled") {}.buttonStyle(FilledButtonStyle())
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}

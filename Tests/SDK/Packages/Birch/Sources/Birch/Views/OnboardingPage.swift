// SPDX-License-Identifier: MIT

import SwiftUI

struct OnboardingPage: View {
    struct Content: Identifiable {
        let id: Int
        let title: String
        let message: String
        let icon: String
    }

    let content: Content
    let pageCount: Int
    @Environment(\.birchTheme) private var theme

    var body: some View {
        VStack(spacing: 18) {
            ZStack {
                theme.secondary.opacity(0.15)
                WaveShape(amplitude: 10, phase: .pi)
                    .fill(theme.secondary.opacity(0.35))
                    .frame(height: 90)
                    .frame(maxHeight: .infinity, alignment: .bottom)
                WaveShape()
                    .fill(theme.primary.opacity(0.5))
                    .frame(height: 64)
                    .frame(maxHeight: .infinity, alignment: .bottom)
                Image(systemName: content.icon)
                    .font(.system(size: 64, weight: .light))
                    .foregroundColor(theme.primary)
                    .offset(y: -24)
            }
            .frame(height: 200)
            .cornerRadius(theme.cornerRadius)

            Text(content.title)
                .font(.title2.weight(.bold))
            AttributedLabel(text: content.message, textColor: .secondaryLabel, alignment: .center)
            HStack(spacing: 8) {
                ForEach(0..<pageCount, id: \.self) { index in
                    Capsule()
                        .fill(index == content.id ? theme.primary : Color.secondary.opacity(0.3))
                        .frame(width: index == content.id ? 22 : 8, height: 8)
                }
            }
            Button(content.id == pageCount - 1 ? "Get started" : "Next") {}
                .buttonStyle(FilledButtonStyle())
        }
        .padding()
    }

    static let sample = Content(
        id: 1, title: "Map your trees", message: "Pin every tree in your garden and let us remind you when it needs care.",
        icon: "map"
    )
}

struct OnboardingPage_Previews: PreviewProvider {
    static var previews: some View {
        OnboardingPage(content: OnboardingPage.sample, pageCount: 3)
            .birchTheme(.dusk)
    }
}

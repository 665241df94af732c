// SPDX-License-Identifier: MIT

import SwiftUI

public struct Badge: View {
    public enum Prominence: Sendable { case soft, solid, outline }

    private let title: LocalizedStringKey
    private let tone: Tone
    private let prominence: Prominence

    public init(_ title: LocalizedStringKey, tone: Tone = .neutral, prominence: Prominence = .soft) {
        self.title = title
        self.tone = tone
        self.prominence = prominence
    }

    public var body: some View {
        Text(title)
            .font(.caption.weight(.semibold))
            .lineLimit(1)
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, 3)
            .foregroundStyle(prominence == .solid ? Color.white : tone.color)
            .background {
                switch prominence {
                case .soft: Capsule().fill(tone.softBackground)
                case .solid: Capsule().fill(tone.color)
                case .outline: Capsule().strokeBorder(tone.color, lineWidth: 1)
                }
            }
    }
}

/// A count in a red capsule, capped at 99.
public struct CountBadge: View {
    private let count: Int

    public init(_ count: Int) {
        self.count = count
    }

    public var body: some View {
        if count > 0 {
            Text(count > 99 ? "99+" : count.formatted())
                .font(.caption2.bold().monospacedDigit())
                .foregroundStyle(.white)
                .padding(.horizontal, 5)
                .frame(minWidth: 18, minHeight: 18)
                .background(.red, in: .capsule)
                .contentTransition(.numericText(value: Double(count)))
                .accessibilityLabel("\(count) unread")
        }
    }
}

extension View {
    public func countBadge(_ count: Int) -> some View {
        overlay(alignment: .topTrailing) {
            CountBadge(count)
                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }
}

#Preview("Badges") {
    VStack(spacing: Spacing.l) {
        ForEach(Tone.allCases) { tone in
            HStack {
                Badge("Soft", tone: tone)
                Badge("Solid", tone: tone, prominence: .solid)
                Badge("Outline", tone: tone, prominence: .outline)
            }
        }
        Image(systemName: "bell").font(.largeTitle).countBadge(128)
    }
}

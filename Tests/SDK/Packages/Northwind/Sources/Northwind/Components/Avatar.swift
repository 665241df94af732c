// SPDX-License-Identifier: MIT

import SwiftUI

public struct Avatar: View {
    public enum Size: CGFloat, CaseIterable, Sendable {
        case small = 28, medium = 44, large = 72
    }

    public enum Presence: Sendable { case online, away, offline }

    private let name: String
    private let size: Size
    private let presence: Presence?

    public init(_ name: String, size: Size = .medium, presence: Presence? = nil) {
        self.name = name
        self.size = size
        self.presence = presence
    }

    private var initials: String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = .abbreviated
        if let components = formatter.personNameComponents(from: name) {
            return formatter.string(from: components)
        }
        return String(name.prefix(1)).uppercased()
    }

    /// A stable hash: `String.hashValue` is seeded per process.
    private var color: Color {
        Palette.categorical(at: name.unicodeScalars.reduce(0) { $0 &* 31 &+ Int($1.value) } & 0xFFFF)
    }

    public var body: some View {
        Circle()
            .fill(color.gradient)
            .frame(width: size.rawValue, height: size.rawValue)
            .overlay {
                Text(initials)
                    .font(.system(size: size.rawValue * 0.4, weight: .semibold, design: .rounded))
                    .minimumScaleFactor(0.5)
                    .foregroundStyle(.white)
            }
            .overlay(alignment: .bottomTrailing) {
                if let presence {
                    Circle()
                        .fill(presence.color)
                        .stroke(.surface, lineWidth: 2)
                        .frame(width: size.rawValue * 0.28, height: size.rawValue * 0.28)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(name)
    }
}

extension Avatar.Presence {
    var color: Color {
        switch self {
        case .online: .green
        case .away: .orange
        case .offline: .gray
        }
    }
}

public struct AvatarStack: View {
    private let names: [String]
    private let limit: Int

    public init(_ names: [String], limit: Int = 4) {
        self.names = names
        self.limit = limit
    }

    private var overflow: Int { max(names.count - limit, 0) }

    public var body: some View {
        HStack(spacing: -12) {
            ForEach(Array(names.prefix(limit).enumerated()), id: \.offset) { offset, name in
                Avatar(name)
                    .padding(2)
                    .background(.surface, in: .circle)
                    .zIndex(Double(limit - offset))
            }
            if overflow > 0 {
                Text("+\(overflow)")
                    .font(.footnote.weight(.semibold))
                    .frame(width: Avatar.Size.medium.rawValue, height: Avatar.Size.medium.rawValue)
                    .background(.outline, in: .circle)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("People"))
        .accessibilityValue(names.formatted(.list(type: .and)))
    }
}

#Preview("Avatars") {
    VStack(spacing: Spacing.l) {
        HStack {
            Avatar("Nora Quist", size: .small)
            Avatar("Theo Okafor", presence: .online)
            Avatar("Mei Tanaka", size: .large, presence: .away)
        }
        AvatarStack(SampleData.people)
    }
}

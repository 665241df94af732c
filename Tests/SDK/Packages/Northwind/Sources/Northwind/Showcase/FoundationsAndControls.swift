// SPDX-License-Identifier: MIT

import SwiftUI

/// The scaffold shared by all showcase screens.
struct ShowcaseScreen<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.xl) {
                Text(title)
                    .textRole(.display)
                    .accessibilityAddTraits(.isHeader)
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(Spacing.l)
        }
        .background(Palette.canvas)
    }
}

struct ShowcaseSection<Content: View>: View {
    let title: LocalizedStringKey
    let content: Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            Text(title).textRole(.overline)
            content
        }
    }
}

public struct NorthwindShowcaseFoundations: View {
    private let columns = [GridItem(.adaptive(minimum: 96), spacing: Spacing.m)]

    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Foundations") {
            ShowcaseSection("Colours") {
                LazyVGrid(columns: columns, spacing: Spacing.m) {
                    ForEach(Tone.allCases) { tone in
                        VStack(alignment: .leading, spacing: Spacing.xs) {
                            RoundedRectangle(cornerRadius: Radius.medium, style: .continuous)
                                .fill(tone.color)
                                .frame(height: 56)
                            Text(tone.rawValue.capitalized).textRole(.caption)
                        }
                    }
                }
            }
            ShowcaseSection("Typography") {
                ForEach(TextRole.allCases, id: \.self) { role in
                    Text(role.rawValue.capitalized).textRole(role)
                }
            }
            ShowcaseSection("Spacing") {
                ForEach([Spacing.xs, Spacing.s, Spacing.m, Spacing.l, Spacing.xl, Spacing.xxl], id: \.self) { value in
                    HStack {
                        Rectangle().fill(.tint).frame(width: value, height: 12)
                        Text(Double(value), format: .number).font(Typography.code)
                    }
                }
            }
        }
    }
}

public struct NorthwindShowcaseControls: View {
    private enum Period: String, CaseIterable { case day, week, month }

    @State private var period = Period.week
    @State private var isSubscribed = true
    @State private var acceptsTerms = false

    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Controls") {
            ShowcaseSection("Buttons") {
                Button("Create account", systemImage: "person.badge.plus") {}.buttonStyle(.primary)
                Button("Unavailable") {}.buttonStyle(.primary).disabled(true)
                AdaptiveStack {
                    Button("Learn more") {}.buttonStyle(.secondary)
                    Button("Small") {}.buttonStyle(.secondary).controlSize(.small)
                    Button("Archive") {}.buttonStyle(.confirm)
                }
                Button("Delete everything", role: .destructive) {}.buttonStyle(.destructive)
                Button("Sign out") {}.buttonStyle(.destructive)
                HStack {
                    Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.icon)
                    Button("Like", systemImage: "heart") {}.buttonStyle(.icon(.critical))
                    Button("Done", systemImage: "checkmark") {}.buttonStyle(.icon(.success)).disabled(true)
                }
            }
            ShowcaseSection("Selection") {
                SegmentedPicker(selection: $period)
                Toggle("Weekly newsletter", isOn: $isSubscribed).toggleStyle(.pill)
                Toggle("I accept the terms of service", isOn: $acceptsTerms).toggleStyle(.checkbox)
            }
            ShowcaseSection("Labels") {
                Label("Release notes", systemImage: "arrow.up.right").labelStyle(.trailingIcon)
                Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right").labelStyle(.tile(.blue))
                HStack(spacing: Spacing.xl) {
                    Label("Home", systemImage: "house.fill").foregroundStyle(.tint)
                    Label("Search", systemImage: "magnifyingglass")
                }
                .labelStyle(.vertical)
            }
        }
    }
}

#Preview("Foundations") { NorthwindShowcaseFoundations() }
#Preview("Controls") { NorthwindShowcaseControls() }

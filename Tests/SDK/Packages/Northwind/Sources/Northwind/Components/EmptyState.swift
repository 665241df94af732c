// SPDX-License-Identifier: MIT

import SwiftUI

public struct EmptyState<Actions: View>: View {
    @ScaledMetric(relativeTo: .title) private var symbolSize: CGFloat = 44
    private let title: LocalizedStringKey
    private let systemImage: String
    private let description: Text?
    private let actions: Actions

    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        description: Text? = nil,
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.title = title
        self.systemImage = systemImage
        self.description = description
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: Spacing.m) {
            Image(systemName: systemImage)
                .font(.system(size: symbolSize))
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(.tint)
                .padding(Spacing.xl)
                .background {
                    Circle()
                        .strokeBorder(.tint.opacity(0.5), style: StrokeStyle(lineWidth: 2, dash: [6, 5]))
                }
            Text(title).textRole(.title)
            description?
                .textRole(.secondary)
                .multilineTextAlignment(.center)
            actions
                .padding(.top, Spacing.s)
        }
        .frame(maxWidth: 320)
        .padding(Spacing.xl)
    }
}

#Preview("Empty state") {
    EmptyState("No messages", systemImage: "tray", description: Text("New messages appear here.")) {
        Button("Compose", systemImage: "square.and.pencil") {}
            .buttonStyle(.secondary)
    }
}

#Preview("System") {
    ContentUnavailableView("No results", systemImage: "magnifyingglass", description: Text("Try another search."))
}

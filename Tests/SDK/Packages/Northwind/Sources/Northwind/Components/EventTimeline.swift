// SPDX-License-Identifier: MIT

import SwiftUI

public struct TimelineEvent: Identifiable, Sendable {
    public enum State: Sendable { case done, current, upcoming }

    public let id: Int
    public var title: String
    public var detail: String
    public var date: Date
    public var state: State

    public init(id: Int, title: String, detail: String, date: Date, state: State) {
        self.id = id
        self.title = title
        self.detail = detail
        self.date = date
        self.state = state
    }
}

public struct EventTimeline: View {
    private let events: [TimelineEvent]

    public init(_ events: [TimelineEvent]) {
        self.events = events
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(events) { event in
                HStack(alignment: .top, spacing: Spacing.m) {
                    rail(for: event)
                    VStack(alignment: .leading, spacing: Spacing.xxs) {
                        Text(event.title)
                            .textRole(.heading)
                        Text(event.detail)
                            .textRole(.secondary)
                        Text(event.date, format: .dayAndTime)
                            .textRole(.caption)
                    }
                    .opacity(event.state == .upcoming ? 0.55 : 1)
                    .padding(.bottom, Spacing.l)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func rail(for event: TimelineEvent) -> some View {
        VStack(spacing: 0) {
            marker(for: event.state)
                .frame(width: 22, height: 22)
            if event.id != events.last?.id {
                Rectangle()
                    .fill(event.state == .done ? Palette.positive : Palette.outline)
                    .frame(width: 2)
                    .frame(maxHeight: .infinity)
            }
        }
    }

    @ViewBuilder
    private func marker(for state: TimelineEvent.State) -> some View {
        switch state {
        case .done:
            Image(systemName: "checkmark.circle.fill")
                .foregroundStyle(.white, Palette.positive)
        case .current:
            Circle()
                .strokeBorder(.tint, lineWidth: 6)
                .padding(2)
        case .upcoming:
            Circle()
                .strokeBorder(.outline, lineWidth: 2)
                .padding(3)
        }
    }
}

extension FormatStyle where Self == Date.FormatStyle {
    /// Day, month and time in GMT, so that pictures do not depend on the machine.
    static var dayAndTime: Date.FormatStyle {
        var style = Date.FormatStyle.dateTime.day().month(.abbreviated).hour().minute()
        style.timeZone = .gmt
        return style
    }
}

#Preview("Timeline") {
    EventTimeline(SampleData.deliveryEvents)
        .padding()
}

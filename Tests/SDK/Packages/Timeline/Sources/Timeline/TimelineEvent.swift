// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import CTimeline
import UIKit

/// An event with a start and an end date.
public struct TimelineEvent: Equatable {

    public var title: String
    public var interval: DateInterval
    public var color: UIColor

    public init(title: String, interval: DateInterval, color: UIColor = .systemBlue) {
        self.title = title
        self.interval = interval
        self.color = color
    }
}

extension Collection where Element == TimelineEvent {

    /// The shortest interval that contains all events.
    public var span: DateInterval? {
        guard
            let start = map(\.interval.start).min(),
            let end = map(\.interval.end).max()
        else { return nil }
        return DateInterval(start: start, end: end)
    }

    /// A hash of the titles, which depends on their order.
    public var fingerprint: UInt32 {
        let bytes = Array(map(\.title).joined(separator: "\n").utf8)
        return ctl_adler32(bytes, bytes.count)
    }
}
#endif

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTimeline
import Foundation

/// A scale that maps dates to positions.
public struct TimelineScale {

    public enum Curve {
        case linear
        case easeInOut

        fileprivate var rawCurve: ctl_curve {
            switch self {
            case .linear: return CTL_CURVE_LINEAR
            case .easeInOut: return CTL_CURVE_EASE_IN_OUT
            }
        }
    }

    public let interval: DateInterval
    public let positions: ClosedRange<CGFloat>
    public var curve: Curve

    public init(interval: DateInterval, positions: ClosedRange<CGFloat>, curve: Curve = .linear) {
        self.interval = interval
        self.positions = positions
        self.curve = curve
    }

    /// Returns a date's position, clamped to the interval.
    public func position(of date: Date) -> CGFloat {
        let dates = ctl_range(
            start: interval.start.timeIntervalSinceReferenceDate,
            end: interval.end.timeIntervalSinceReferenceDate
        )
        let progress = ctl_progress(dates, date.timeIntervalSinceReferenceDate)
        let range = ctl_range(start: Double(positions.lowerBound), end: Double(positions.upperBound))
        return CGFloat(ctl_lerp(range, ctl_ease(curve.rawCurve, progress)))
    }

    public func frame(of interval: DateInterval, y: CGFloat, height: CGFloat) -> CGRect {
        let start = position(of: interval.start)
        let end = position(of: interval.end)
        return CGRect(x: start, y: y, width: end - start, height: height)
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A formatter that converts a count to a badge's short text.
@objc(BDKBadgeFormatter)
public final class BadgeFormatter: NSObject {

    /// The largest count that is shown as a number. Greater counts are shown as, for example, "99+".
    @objc public var maximumCount: Int

    /// Whether a count of zero is shown.
    @objc public var showsZero: Bool

    @objc public init(maximumCount: Int = 99, showsZero: Bool = false) {
        self.maximumCount = max(1, maximumCount)
        self.showsZero = showsZero
        super.init()
    }

    /// Returns the text for a count, or nil if nothing should be shown.
    @objc(stringForCount:)
    public func string(for count: Int) -> String? {
        switch count {
        case ..<0:
            return nil
        case 0:
            return showsZero ? "0" : nil
        case 1...maximumCount:
            return String(count)
        default:
            return "\(maximumCount)+"
        }
    }
}

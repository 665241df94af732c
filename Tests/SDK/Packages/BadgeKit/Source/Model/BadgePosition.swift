// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The corner of a view that a badge is centered on.
@objc(BDKBadgePosition)
public enum BadgePosition: Int, CaseIterable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    var isTop: Bool {
        return self == .topLeading || self == .topTrailing
    }

    var isLeading: Bool {
        return self == .topLeading || self == .bottomLeading
    }
}

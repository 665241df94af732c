// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The corner of a view on which a badge is centered.
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

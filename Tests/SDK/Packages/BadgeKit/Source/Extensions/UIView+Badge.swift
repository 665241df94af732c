// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if os(iOS) || os(tvOS)
import UIKit

extension UIView {

    /// The badge that was added with `setBadge(count:at:)`.
    @objc(bdk_badge)
    public var badgeLabel: BadgeLabel? {
        return subviews.compactMap { $0 as? BadgeLabel }.first
    }

    /// Shows a badge that is centered on a corner of the view, or updates the existing badge.
    @discardableResult
    @objc(bdk_setBadgeCount:atPosition:)
    public func setBadge(count: Int, at position: BadgePosition = .topTrailing) -> BadgeLabel {
        if let badge = badgeLabel {
            badge.count = count
            return badge
        }

        let badge = BadgeLabel()
        badge.count = count
        badge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)

        let horizontal: NSLayoutXAxisAnchor = position.isLeading ? leadingAnchor : trailingAnchor
        let vertical: NSLayoutYAxisAnchor = position.isTop ? topAnchor : bottomAnchor
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: horizontal),
            badge.centerYAnchor.constraint(equalTo: vertical)
        ])
        return badge
    }

    @objc(bdk_removeBadge)
    public func removeBadge() {
        badgeLabel?.removeFromSuperview()
    }
}
#endif

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

extension UIView {

    /// Pins the four edges of the view to those of another view.
    @discardableResult
    func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right)
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}
#endif

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An object to which attributes can be related.
public protocol PinTarget {}

extension UIView: PinTarget {}
extension UILayoutGuide: PinTarget {}
extension CGFloat: PinTarget {}
extension Int: PinTarget {}
extension Double: PinTarget {}

public final class PinDescription {
    private unowned let view: UIView
    private var attributes: [NSLayoutConstraint.Attribute]
    private var target: Any?
    private var constant: CGFloat = 0
    private var multiplier: CGFloat = 1
    private var relation = NSLayoutConstraint.Relation.equal
    private var rank = UILayoutPriority.required

    init(view: UIView, attributes: [NSLayoutConstraint.Attribute]) {
        self.view = view
        self.attributes = attributes
    }

    public var top: PinDescription { adding(.top) }
    public var bottom: PinDescription { adding(.bottom) }
    public var leading: PinDescription { adding(.leading) }
    public var trailing: PinDescription { adding(.trailing) }
    public var height: PinDescription { adding(.height) }

    private func adding(_ attribute: NSLayoutConstraint.Attribute) -> PinDescription {
        attributes.append(attribute)
        return self
    }

    @discardableResult
    public func equalTo(_ target: PinTarget) -> PinDescription { relate(.equal, to: target) }

    @discardableResult
    public func greaterThanOrEqualTo(_ target: PinTarget) -> PinDescription { relate(.greaterThanOrEqual, to: target) }

    @discardableResult
    public func lessThanOrEqualTo(_ target: PinTarget) -> PinDescription { relate(.lessThanOrEqual, to: target) }

    @discardableResult
    public func equalToSuperview() -> PinDescription {
        guard let superview = view.superview else {
            preconditionFailure("\(view) has no superview")
        }
        return relate(.equal, to: superview)
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, to target: PinTarget) -> PinDescription {
        self.relation = relation
        self.target = target
        return self
    }

    @discardableResult
    public func offset(_ amount: CGFloat) -> PinDescription {
        constant = amount
        return self
    }

    /// Moves all edges inward by the same amount, including the trailing and bottom edges.
    @discardableResult
    public func inset(_ amount: CGFloat) -> PinDescription {
        insets = amount
        return self
    }
    private var insets: CGFloat = 0

    @discardableResult
    public func multipliedBy(_ factor: CGFloat) -> PinDescription {
        multiplier = factor
        return self
    }

    @discardableResult
    public func priority(_ value: Float) -> PinDescription {
        rank = UILayoutPriority(value)
        return self
    }

    func constraints() -> [NSLayoutConstraint] {
        attributes.map { attribute in
            let number = (target as? CGFloat) ?? (target as? Int).map { CGFloat($0) } ?? (target as? Double).map { CGFloat($0) }
            let isFar = attribute == .bottom || attribute == .trailing
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: relation,
                toItem: number == nil ? target : nil, attribute: number == nil ? attribute : .notAnAttribute,
                multiplier: multiplier, constant: (number ?? 0) + constant + (isFar ? -insets : insets))
            constraint.priority = rank
            return constraint
        }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

public struct PinDSL {
    let view: UIView

    @discardableResult
    public func make(_ closure: (PinMaker) -> Void) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        let maker = PinMaker(view: view)
        closure(maker)
        let constraints = maker.descriptions.flatMap { $0.constraints() }
        NSLayoutConstraint.activate(constraints)
        view.pinnedConstraints += constraints
        return constraints
    }

    @discardableResult
    public func remake(_ closure: (PinMaker) -> Void) -> [NSLayoutConstraint] {
        NSLayoutConstraint.deactivate(view.pinnedConstraints)
        view.pinnedConstraints = []
        return make(closure)
    }
}

private var constraintsKey: UInt8 = 0

extension UIView {
    public var pin: PinDSL { PinDSL(view: self) }

    fileprivate var pinnedConstraints: [NSLayoutConstraint] {
        get { objc_getAssociatedObject(self, &constraintsKey) as? [NSLayoutConstraint] ?? [] }
        set { objc_setAssociatedObject(self, &constraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A constraint builder, as in `view.pin.make { $0.top.left.equalToSuperview().offset(8) }`.
public final class PinMaker {
    unowned let view: UIView
    private(set) var descriptions: [PinDescription] = []

    init(view: UIView) {
        self.view = view
    }

    public var top: PinDescription { start(.top) }
    public var bottom: PinDescription { start(.bottom) }
    public var leading: PinDescription { start(.leading) }
    public var trailing: PinDescription { start(.trailing) }
    public var width: PinDescription { start(.width) }
    public var height: PinDescription { start(.height) }
    public var centerX: PinDescription { start(.centerX) }
    public var centerY: PinDescription { start(.centerY) }
    public var edges: PinDescription { start(.top, .leading, .bottom, .trailing) }
    public var size: PinDescription { start(.width, .height) }

    private func start(_ attributes: NSLayoutConstraint.Attribute...) -> PinDescription {
        let description = PinDescription(view: view, attributes: attributes)
        descriptions.append(description)
        return description
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The geometry of a card stack.
public struct StackGeometry: Equatable {

    /// The space around the stack.
    public var inset: CGFloat
    public var cardHeight: CGFloat
    /// The height of the visible part of a covered card.
    public var peek: CGFloat
    /// The amount by which each card in front of a card reduces the card's scale.
    public var scaleStep: CGFloat

    public init(inset: CGFloat = 16, cardHeight: CGFloat = 200, peek: CGFloat = 40, scaleStep: CGFloat = 0) {
        self.inset = inset
        self.cardHeight = cardHeight
        self.peek = peek
        self.scaleStep = scaleStep
    }

    public func frame(at index: Int, width: CGFloat) -> CGRect {
        CGRect(
            x: inset,
            y: inset + CGFloat(index) * peek,
            width: max(0, width - 2 * inset),
            height: cardHeight
        )
    }

    public func scale(atDepth depth: Int) -> CGFloat {
        max(0.5, 1 - CGFloat(depth) * scaleStep)
    }

    public func contentHeight(count: Int) -> CGFloat {
        guard count > 0 else { return 0 }
        return 2 * inset + cardHeight + CGFloat(count - 1) * peek
    }
}

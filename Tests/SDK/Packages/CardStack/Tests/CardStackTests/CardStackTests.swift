// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import CardStackCore
import UIKit
import XCTest
@testable import CardStack

@MainActor
final class CardStackTests: XCTestCase {

    private let cards = [
        Card(title: "One"),
        Card(title: "Two", detail: "The second", suit: .home),
        Card(title: "Three", suit: .travel),
    ]

    private func makeController() -> CardStackViewController {
        let geometry = StackGeometry(inset: 10, cardHeight: 120, peek: 50)
        let controller = CardStackViewController(cards: cards, geometry: geometry)
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        return controller
    }

    func testLayoutAttributes() throws {
        let layout = makeController().layout
        XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: 320, height: 240))

        let attributes = try XCTUnwrap(
            layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) as? CardStackLayoutAttributes
        )
        XCTAssertEqual(attributes.frame, CGRect(x: 10, y: 60, width: 300, height: 120))
        XCTAssertEqual(attributes.zIndex, 1)
        XCTAssertEqual(attributes.depth, 1)
    }

    func testElementsInRect() {
        let layout = makeController().layout
        let top = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 30))
        XCTAssertEqual(top?.map { $0.indexPath.item }, [0])
        let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
        XCTAssertEqual(all?.map { $0.indexPath.item }, [0, 1, 2])
    }

    func testAttributesAreCopiedWithTheirDepth() {
        let attributes = CardStackLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.depth = 4
        let copy = attributes.copy() as? CardStackLayoutAttributes
        XCTAssertEqual(copy?.depth, 4)
        XCTAssertEqual(copy, attributes)
        copy?.depth = 5
        XCTAssertNotEqual(copy, attributes)
    }

    func testDismissingTheTopCard() {
        final class Recorder: CardStackViewControllerDelegate {
            var dismissed: [Card] = []
            func cardStack(_ controller: CardStackViewController, didDismiss card: Card) {
                dismissed.append(card)
            }
        }
        let recorder = Recorder()
        let controller = makeController()
        controller.delegate = recorder
        XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 3)

        XCTAssertEqual(controller.dismissTopCard(animated: false), cards[2])
        XCTAssertEqual(recorder.dismissed, [cards[2]])
        XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 2)

        XCTAssertFalse(controller.push(cards[0], animated: false))
        XCTAssertTrue(controller.push(cards[2], animated: false))
        XCTAssertEqual(controller.deck.top?.title, "Three")
    }

    func testCellShowsTheCard() {
        let cell = CardCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        cell.configure(with: cards[1])
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.titleLabel.text, "Two")
        XCTAssertEqual(cell.titleLabel.frame.origin, CGPoint(x: 12, y: 12))
        XCTAssertEqual(cell.detailLabel.frame.maxX, 188)
        XCTAssertEqual(cell.contentView.backgroundColor, .systemGreen)

        cell.prepareForReuse()
        XCTAssertNil(cell.titleLabel.text)
    }
}
#endif

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import XCTest
import CardStackCore

final class DeckTests: XCTestCase {

    func testPushAndPop() throws {
        var deck: Deck<Int> = [1, 2, 2, 3]
        XCTAssertEqual(Array(deck), [1, 2, 3])
        XCTAssertEqual(deck.push(4), .success(4))
        XCTAssertEqual(deck.push(1), .failure(.duplicate(1)))
        XCTAssertEqual(try deck.pop(), 4)
        XCTAssertEqual(deck.top, 3)
    }

    func testPopOfAnEmptyDeckThrows() {
        var deck = Deck<String>()
        XCTAssertThrowsError(try deck.pop()) { error in
            XCTAssertEqual(error as? Deck<String>.Failure, .empty)
        }
    }

    func testCycleAndDepth() {
        var deck: Deck = ["a", "b", "c"]
        XCTAssertEqual(deck.depth(of: "a"), 2)
        deck.cycle()
        XCTAssertEqual(deck.elements, ["c", "a", "b"])
        XCTAssertEqual(deck.depth(of: "b"), 0)
        XCTAssertNil(deck.depth(of: "x"))
    }

    func testCoding() throws {
        let deck = Deck([Card(title: "Pack", suit: .travel), Card(title: "Write", detail: "Tests")])
        let data = try JSONEncoder().encode(deck)
        XCTAssertEqual(try JSONDecoder().decode(Deck<Card>.self, from: data), deck)
    }

    func testGeometry() {
        let geometry = StackGeometry(inset: 10, cardHeight: 100, peek: 30, scaleStep: 0.2)
        XCTAssertEqual(geometry.frame(at: 2, width: 320), CGRect(x: 10, y: 70, width: 300, height: 100))
        XCTAssertEqual(geometry.contentHeight(count: 3), 180)
        XCTAssertEqual(geometry.contentHeight(count: 0), 0)
        XCTAssertEqual(geometry.scale(atDepth: 1), 0.8, accuracy: 1e-9)
        XCTAssertEqual(geometry.scale(atDepth: 9), 0.5)
    }
}

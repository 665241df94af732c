// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import MacroKit
import UIKit
import XCTest

@AutoDescription
private struct Point {
    var x = 1
    let y: Int
    static let zero = Point(x: 0, y: 0)
    var sum: Int { x + y }
}

@AutoDescription
private final class Named {
    let name = "tag"
}

@MainActor
final class MacroKitTests: XCTestCase {

    /// Returns the red, green, blue and alpha components of a color, in 0...255.
    private func bytes(of color: UIColor) -> [Int] {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        XCTAssertTrue(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    func testHex() {
        XCTAssertEqual(bytes(of: #hex(0xFF8800)), [255, 136, 0, 255])
        XCTAssertEqual(bytes(of: #hex(0x00_33_FF, alpha: 0.2)), [0, 51, 255, 51])
        let alpha: CGFloat = 0.5
        XCTAssertEqual(#hex(0x000000, alpha: alpha / 2).cgColor.alpha, 0.25)
    }

    func testDescriptions() {
        XCTAssertEqual(Point(y: 2).description, "Point(x: 1, y: 2)")
        XCTAssertEqual("\(Point.zero)", "Point(x: 0, y: 0)")
        XCTAssertEqual(Named().description, "Named(name: tag)")
        XCTAssertTrue(Swatch.all[0].description.hasPrefix("Swatch(name: Orange, isFavorite: false"))
    }

    func testSwatches() {
        XCTAssertEqual(Swatch.all.map(\.name), ["Orange", "Sky", "Shade"])
        XCTAssertEqual(bytes(of: Swatch.all[1].color), [51, 153, 255, 255])
    }

    func testSwatchView() {
        let view = SwatchView(frame: .zero)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 112, height: 32))
        view.frame.size = view.intrinsicContentSize
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.map { $0.frame.minX }, [0, 40, 80])
        XCTAssertEqual(view.swatch(at: CGPoint(x: 50, y: 10))?.name, "Sky")
        XCTAssertNil(view.swatch(at: CGPoint(x: 36, y: 10)))
    }
}
#endif

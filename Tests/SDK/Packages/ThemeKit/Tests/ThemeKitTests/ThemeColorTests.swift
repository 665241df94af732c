// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit
import XCTest
@testable import ThemeKit

@MainActor
final class ThemeColorTests: XCTestCase {

    func testEveryColorIsInTheCatalog() {
        for color in ThemeColor.allCases {
            XCTAssertNotNil(UIColor(named: color.rawValue, in: .themeKit, compatibleWith: nil), color.rawValue)
        }
        XCTAssertNil(UIColor(named: "Missing", in: .themeKit, compatibleWith: nil))
    }

    func testCatalogColorsFollowTheStyle() {
        let accent = ThemeColor.accent.color
        XCTAssertEqual(accent.hexColor(in: .light), HexColor("#3366CC"))
        XCTAssertEqual(accent.hexColor(in: .dark), HexColor("#6699FF"))
        XCTAssertEqual(ThemeColor.warning.color.hexColor(in: .light), HexColor("#FF9900"))
        XCTAssertEqual(ThemeColor.success.color.hexColor(in: .dark), HexColor("#00804080"))
    }

    func testDynamicProvider() {
        let pair = Theme.Pair(light: HexColor(red: 255, green: 0, blue: 0), dark: HexColor(red: 0, green: 0, blue: 255))
        let color = UIColor(pair)
        XCTAssertEqual(color.hexColor(in: .light), pair.light)
        XCTAssertEqual(color.hexColor(in: .dark), pair.dark)

        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            XCTAssertEqual(UIColor(cgColor: color.cgColor).hexColor, pair.dark)
        }
    }

    func testFonts() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
        let font = ThemeFont.font(.body, compatibleWith: large)
        XCTAssertLessThan(font.pointSize, ThemeFont.font(.body, compatibleWith: huge).pointSize)

        let bold = ThemeFont.font(.body, traits: .traitBold, compatibleWith: large)
        XCTAssertTrue(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertEqual(bold.pointSize, font.pointSize)
        XCTAssertEqual(ThemeFont.scaled(size: 15, compatibleWith: large).pointSize, 15)
    }

    func testThemedView() throws {
        let view = ThemedView(frame: .zero)
        XCTAssertEqual(view.layer.cornerRadius, 0)
        XCTAssertEqual(view.backgroundColor?.hexColor(in: .dark), HexColor("#1C1C1E"))

        let surface = try XCTUnwrap(HexColor("#101010"))
        let border = try XCTUnwrap(HexColor("#202020"))
        view.theme = Theme(
            name: "Plain",
            colors: ["surface": .init(light: surface), "border": .init(light: border)],
            cornerRadius: 6
        )
        XCTAssertEqual(view.layer.cornerRadius, 6)
        XCTAssertEqual(view.backgroundColor?.hexColor, surface)
        XCTAssertEqual(view.layer.borderColor.flatMap { UIColor(cgColor: $0).hexColor }, border)
    }
}
#endif

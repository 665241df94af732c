// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import XCTest
import ThemeKit

final class ThemeTests: XCTestCase {

    private func fixture(_ name: String, in folder: String = "Fixtures") throws -> URL {
        try XCTUnwrap(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: folder))
    }

    func testLoading() throws {
        let theme = try Theme.load(from: fixture("ocean")).get()
        XCTAssertEqual(theme.name, "Ocean")
        XCTAssertEqual(theme.cornerRadius, 12.5)
        XCTAssertEqual(theme.colors["surface"]?.dark, HexColor(red: 0, green: 0x33, blue: 0x44))
        XCTAssertEqual(theme.colors["shade"]?.light.alpha, 0x80)
        XCTAssertNil(theme.colors["border"]?.dark)
    }

    func testErrorsNameThePath() throws {
        let url = try fixture("bad-color", in: "Fixtures/invalid")
        XCTAssertEqual(Theme.load(from: url), .failure(.invalid(path: "colors.surface.light")))
        let missing = url.deletingLastPathComponent().appendingPathComponent("missing.json")
        XCTAssertEqual(Theme.load(from: missing), .failure(.unreadable))
    }

    func testHexStrings() {
        XCTAssertEqual(HexColor("#FF8000")?.description, "#FF8000")
        XCTAssertEqual(HexColor("ff800040")?.description, "#FF800040")
        XCTAssertNil(HexColor("#FFF"))
        XCTAssertNil(HexColor("#+12345"))
    }
}

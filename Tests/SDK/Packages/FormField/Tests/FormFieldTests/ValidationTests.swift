// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import XCTest
@testable import FormField

final class ValidationTests: XCTestCase {

    func testFirstFailingRuleCounts() {
        let validator = Validator(
            ValidationRule(message: "no digits") { !$0.contains(where: { $0.isNumber }) },
            ValidationRule(message: "too short") { $0.count > 2 }
        )
        XCTAssertEqual(validator.validate("abc"), .success("abc"))
        XCTAssertEqual(validator.validate("1"), .failure(ValidationError(message: "no digits")))
        XCTAssertEqual(validator.validate("a"), .failure(ValidationError(message: "too short")))
    }

    func testBuiltInRules() {
        XCTAssertFalse(ValidationRule.required.isSatisfied(by: " \n"))
        XCTAssertTrue(ValidationRule.required.isSatisfied(by: "x"))
        XCTAssertTrue(ValidationRule.email.isSatisfied(by: "jane@example.org"))
        XCTAssertFalse(ValidationRule.email.isSatisfied(by: "jane@example"))
        XCTAssertFalse(ValidationRule.email.isSatisfied(by: "jane @example.org"))
        XCTAssertTrue(ValidationRule.minimumLength(3).isSatisfied(by: "äöü"))
        XCTAssertFalse(ValidationRule.minimumLength(3).isSatisfied(by: "ab"))
    }

    func testLocalizations() {
        XCTAssertEqual(Strings.required.localized(in: "en"), "This field is required.")
        XCTAssertEqual(Strings.required.localized(in: "de"), "Dieses Feld ist erforderlich.")
        XCTAssertEqual(Strings.minimumLength(8).localized(in: "de"), "Gib mindestens 8 Zeichen ein.")
        XCTAssertEqual(Strings.pattern.localized(in: "en"), "This does not have the \"expected\" format.")
        XCTAssertNil(Strings.required.localized(in: "fr"))
        XCTAssertNotEqual(Strings.email.localized, "validation.email")
    }
}

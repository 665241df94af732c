// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import XCTest
@testable import StringForm

final class FormConstantsTests: XCTestCase {

    func testValuesOfTheTextFile() {
        XCTAssertEqual(FormConstants.title, "Sign up")
        XCTAssertEqual(FormConstants.emailPlaceholder, "jane@example.org")
        XCTAssertEqual(FormConstants.submit, "Say \"hello\"")
        XCTAssertEqual(FormConstants.terms, "a=b & C:\\Terms")
        XCTAssertEqual(FormConstants.default, "Standard")
    }

    func testKeysKeepTheirOrder() {
        XCTAssertEqual(FormConstants.allKeys.count, 8)
        XCTAssertEqual(FormConstants.allKeys.prefix(3), ["title", "name.label", "name.placeholder"])
    }

    func testRows() {
        XCTAssertEqual(FormRow<Registration>.name.label, "Name")
        XCTAssertTrue(FormRow<Registration>.email.isValid("a@b"))
        XCTAssertFalse(FormRow<Registration>.email.isValid("ab"))
    }
}

#if canImport(UIKit)
import UIKit

@MainActor
final class FormViewControllerTests: XCTestCase {

    private final class Recorder: FormViewControllerDelegate {
        var submitted: [Registration] = []
        func form(_ controller: FormViewController, didSubmit registration: Registration) {
            submitted.append(registration)
        }
    }

    func testFieldsFillTheRegistration() {
        let controller = FormViewController()
        let recorder = Recorder()
        controller.delegate = recorder
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "Sign up")
        XCTAssertEqual(controller.textFields.map { $0.placeholder }, ["Jane Doe", "jane@example.org"])
        XCTAssertFalse(controller.submitButton.isEnabled)

        for (textField, text) in zip(controller.textFields, ["Joe", "joe@example.org"]) {
            textField.text = text
            controller.textDidChange(textField)
        }
        XCTAssertTrue(controller.submitButton.isEnabled)
        XCTAssertEqual(controller.submitButton.title(for: .normal), FormConstants.submit)

        controller.submit()
        XCTAssertEqual(recorder.submitted, [Registration(name: "Joe", email: "joe@example.org")])
    }

    func testFieldsFillTheWidth() {
        let controller = FormViewController(registration: Registration(name: "Jane"))
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.textFields.map { $0.frame.width }, [280, 280])
        XCTAssertEqual(controller.textFields.first?.text, "Jane")
    }
}
#endif

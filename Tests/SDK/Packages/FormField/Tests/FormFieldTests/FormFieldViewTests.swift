// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit
import XCTest
@testable import FormField

private final class Recorder: NSObject, FormFieldDelegate {
    var messages: [String] = []
    var accepts = true

    func formField(_ field: FormFieldView, shouldChangeTo text: String) -> Bool {
        accepts
    }

    func formField(_ field: FormFieldView, didFailWith message: String) {
        messages.append(message)
    }
}

private final class SilentDelegate: NSObject, FormFieldDelegate {}

final class FormFieldViewTests: XCTestCase {

    private var field: FormFieldView!

    override func setUpWithError() throws {
        field = FormFieldView(title: "Name", placeholder: "Jane")
        field.validator = Validator(ValidationRule(message: "empty") { !$0.isEmpty })
    }

    override func tearDownWithError() throws {
        field = nil
    }

    func testEditingChangesTheState() {
        let recorder = Recorder()
        field.delegate = recorder
        XCTAssertEqual(field.state, .idle)

        field.textFieldDidBeginEditing(field.textField)
        XCTAssertEqual(field.state, .editing)

        field.textFieldDidEndEditing(field.textField)
        XCTAssertEqual(field.state, .invalid(message: "empty"))
        XCTAssertEqual(recorder.messages, ["empty"])
        XCTAssertFalse(field.messageLabel.isHidden)

        field.text = "Joe"
        XCTAssertEqual(field.validate(), .success("Joe"))
        XCTAssertTrue(field.messageLabel.isHidden)
    }

    func testOptionalDelegateMethodsDecide() {
        let range = NSRange(location: 0, length: 0)
        func accepts(_ string: String) -> Bool {
            field.textField(field.textField, shouldChangeCharactersIn: range, replacementString: string)
        }
        XCTAssertTrue(accepts("a"))

        let recorder = Recorder()
        field.delegate = recorder
        recorder.accepts = false
        XCTAssertFalse(accepts("a"))
        XCTAssertTrue(field.delegate === recorder)

        let silent = SilentDelegate()
        field.delegate = silent
        XCTAssertTrue(accepts("a"))
        XCTAssertTrue(field.textFieldShouldReturn(field.textField))

        field.maximumLength = 3
        field.text = "ab"
        XCTAssertTrue(accepts("c"))
        XCTAssertFalse(accepts("cd"))
    }

    func testDelegateIsWeak() {
        autoreleasepool {
            let delegate = SilentDelegate()
            field.delegate = delegate
            XCTAssertNotNil(field.delegate)
            withExtendedLifetime(delegate) {}
        }
        XCTAssertNil(field.delegate)
    }

    func testLayoutRespectsTheMargins() {
        field.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        field.layoutIfNeeded()
        let frame = field.textField.convert(field.textField.bounds, to: field)
        XCTAssertEqual(frame.minX, 16)
        XCTAssertEqual(frame.width, 268)
    }

    func testMessageMakesTheFieldHigher() {
        field.translatesAutoresizingMaskIntoConstraints = false
        let before = field.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        field.validate()
        let after = field.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertGreaterThan(after.height, before.height)
    }

    func testTypingReportsTheText() {
        var texts: [String] = []
        field.onTextChange = { texts.append($0) }
        field.text = "J"
        XCTAssertEqual(
            field.textField.actions(forTarget: field, forControlEvent: .editingChanged),
            ["textDidChange:"]
        )
        field.textDidChange(field.textField)
        XCTAssertEqual(texts, ["J"])
    }
}
#endif

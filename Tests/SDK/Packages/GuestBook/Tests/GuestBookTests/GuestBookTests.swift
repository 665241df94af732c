// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import XCTest
import RemoteImage
import KeyboardKeeper
@testable import GuestBook

final class GuestBookTests: XCTestCase {
    private let url = URL(string: "https://example.com/jane.png")!

    private var redSquare: Data {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
        return renderer.pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }

    override func setUp() {
        super.setUp()
        StubProtocol.responses = [url: (200, redSquare)]
        StubProtocol.requests = []
    }

    func testRequest() {
        let request = GuestRequest.list(page: 2)
        XCTAssertEqual(request.url?.query, "page=2")
        XCTAssertEqual(request.httpMethod, "GET")
        XCTAssertEqual(request.value(forHTTPHeaderField: "accept"), "application/json")
    }

    func testXML() {
        let data = Data("<guests><guest name='Jane'/><guest name='Tom'/></guests>".utf8)
        XCTAssertEqual(GuestXMLReader.names(in: data), ["Jane", "Tom"])
        XCTAssertEqual(GuestXMLReader.names(in: Data("<guests>".utf8)), [])
    }

    func testStay() {
        // The stay is two days and three hours.
        XCTAssertEqual(Guest(name: "Jane", city: "Oslo", stay: 2 * 86_400 + 3 * 3_600).stayText, "2 days, 3 hours")
    }

    func testLoaderCallsBackOnTheMainQueueAndCaches() {
        let loader = ImageLoader(configuration: StubProtocol.configuration)
        let loaded = expectation(description: "loaded")
        loader.load(url) { result in
            XCTAssertTrue(Thread.isMainThread)
            XCTAssertEqual(try? result.get().size, CGSize(width: 8 * UIScreen.main.scale, height: 8 * UIScreen.main.scale))
            loaded.fulfill()
        }
        wait(for: [loaded], timeout: 5)
        XCTAssertNotNil(loader.cachedImage(for: url))
        XCTAssertNil(loader.load(url) { _ in })
        XCTAssertEqual(StubProtocol.requests.count, 1)
        XCTAssertEqual(StubProtocol.requests.first?.value(forHTTPHeaderField: "Accept"), "image/*")
    }

    func testLoaderReportsErrors() {
        StubProtocol.responses[url] = (404, Data())
        let loader = ImageLoader(configuration: StubProtocol.configuration)
        let failed = expectation(description: "failed")
        loader.load(url) { result in
            guard case .failure(let error) = result else { return XCTFail("there is an image") }
            XCTAssertEqual(error as? ImageLoaderError, .badStatus(404))
            failed.fulfill()
        }
        wait(for: [failed], timeout: 5)
    }

    func testAsyncLoader() async throws {
        let loader = ImageLoader(configuration: StubProtocol.configuration)
        let image = try await loader.image(from: url)
        XCTAssertEqual(image.scale, 1)
        XCTAssertNotNil(loader.cachedImage(for: url))
    }

    @MainActor
    func testImageViewShowsThePlaceholderFirst() {
        let loader = ImageLoader(configuration: StubProtocol.configuration)
        let view = UIImageView()
        let loaded = expectation(description: "loaded")
        let placeholder = UIImage(systemName: "person.fill")
        view.setImage(with: url, placeholder: placeholder, loader: loader) { _ in loaded.fulfill() }
        XCTAssertTrue(view.image === placeholder)
        wait(for: [loaded], timeout: 5)
        XCTAssertTrue(view.image === loader.cachedImage(for: url))
    }

    @MainActor
    func testFieldsAreBelowEachOther() {
        let controller = GuestFormViewController(guest: Guest(name: "Jane", city: "Oslo"))
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.layoutIfNeeded()
        // The name field begins below a gap of 24, the image of 96 and another gap of 24: 24 + 96 + 24 = 144.
        XCTAssertEqual(controller.nameField.frame, CGRect(x: 16, y: 144, width: 358, height: 44))
        XCTAssertEqual(controller.cityField.frame, CGRect(x: 16, y: 200, width: 358, height: 44))
        XCTAssertEqual(controller.pictureView.frame, CGRect(x: 147, y: 24, width: 96, height: 96))
    }

    @MainActor
    func testKeyboard() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = GuestFormViewController(guest: Guest(name: "Jane", city: "Oslo"))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.layoutIfNeeded()

        XCTAssertTrue(controller.nameField.becomeFirstResponder())
        XCTAssertTrue(KeyboardKeeper.shared.activeField === controller.nameField)
        let toolbar = try XCTUnwrap(controller.nameField.inputAccessoryView as? UIToolbar)
        XCTAssertEqual(toolbar.items?.map(\.isEnabled), [false, true, true, true])

        let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
                UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
            ])
        XCTAssertEqual(controller.scrollView.contentInset.bottom, 336)

        KeyboardKeeper.shared.nextTapped()
        XCTAssertTrue(controller.cityField.isFirstResponder)

        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        XCTAssertEqual(controller.scrollView.contentInset.bottom, 0)
    }

    /// A keyboard that only touches the bottom edge of the scroll view covers nothing.
    func testTouchingRectanglesDoNotIntersect() {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 508)
        let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
        XCTAssertFalse(screen.intersects(keyboard))
        XCTAssertTrue(screen.intersection(keyboard).isNull)
        XCTAssertTrue(screen.intersects(keyboard.offsetBy(dx: 0, dy: -1)))
    }
}

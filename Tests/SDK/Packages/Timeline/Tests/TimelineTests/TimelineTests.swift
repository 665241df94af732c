// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit
import XCTest
@testable import Timeline

@MainActor
final class TimelineTests: XCTestCase {

    private func event(_ title: String, _ start: TimeInterval, _ end: TimeInterval, _ color: UIColor) -> TimelineEvent {
        let interval = DateInterval(
            start: Date(timeIntervalSinceReferenceDate: start),
            end: Date(timeIntervalSinceReferenceDate: end)
        )
        return TimelineEvent(title: title, interval: interval, color: color)
    }

    private var events: [TimelineEvent] {
        [
            event("Plan", 0, 50, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
            event("Build", 75, 100, UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
        ]
    }

    func testSpanAndFingerprint() {
        XCTAssertEqual(events.span?.duration, 100)
        XCTAssertNil([TimelineEvent]().span)
        XCTAssertEqual([event("Wikipedia", 0, 1, .red)].fingerprint, 0x11E6_0398)
        XCTAssertNotEqual(events.fingerprint, Array(events.reversed()).fingerprint)
    }

    func testScale() throws {
        let span = try XCTUnwrap(events.span)
        var scale = TimelineScale(interval: span, positions: 20...220)
        XCTAssertEqual(scale.position(of: span.start), 20)
        XCTAssertEqual(scale.position(of: span.start + 25), 70)
        XCTAssertEqual(scale.position(of: span.end + 1000), 220)
        scale.curve = .easeInOut
        XCTAssertEqual(scale.position(of: span.start + 50), 120)
        XCTAssertLessThan(scale.position(of: span.start + 25), 70)
    }

    func testMarkersAreAtTheStartOfTheEvents() {
        let view = TimelineView(frame: CGRect(x: 0, y: 0, width: 220, height: 40))
        view.events = events
        view.layoutIfNeeded()
        XCTAssertEqual(view.markers.map(\.position), [CGPoint(x: 10, y: 20), CGPoint(x: 160, y: 20)])
        XCTAssertEqual(view.markers.first?.path?.boundingBoxOfPath, CGRect(x: -4, y: -4, width: 8, height: 8))
        XCTAssertEqual(view.layer.sublayers?.count, 3)

        view.events.removeLast()
        view.layoutIfNeeded()
        XCTAssertEqual(view.layer.sublayers?.count, 2)
    }

    func testIntrinsicSize() {
        let view = TimelineView()
        view.barHeight = 30
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 50))
    }

    func testRenderedImage() throws {
        let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        let renderer = TimelineRenderer(size: CGSize(width: 100, height: 20), scale: 2, backgroundColor: white)
        let image = renderer.image(of: events)
        XCTAssertEqual(image.size, CGSize(width: 100, height: 20))
        XCTAssertEqual(image.scale, 2)

        let cgImage = try XCTUnwrap(image.cgImage)
        XCTAssertEqual(cgImage.width, 200)
        XCTAssertEqual(cgImage.pixel(x: 50, y: 20), [255, 0, 0, 255])
        XCTAssertEqual(cgImage.pixel(x: 125, y: 20), [255, 255, 255, 255])
        XCTAssertEqual(cgImage.pixel(x: 180, y: 39), [0, 0, 255, 255])
    }

    func testPNG() throws {
        let renderer = TimelineRenderer(size: CGSize(width: 10, height: 4))
        let data = renderer.pngData(of: events)
        XCTAssertEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        let image = try XCTUnwrap(UIImage(data: data))
        XCTAssertEqual(image.size, CGSize(width: 10, height: 4))
    }
}

extension CGImage {

    /// Returns a pixel's red, green, blue and alpha components. The origin is the top-left corner.
    fileprivate func pixel(x: Int, y: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress,
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
            context?.draw(self, in: CGRect(x: -x, y: y - height + 1, width: width, height: height))
        }
        return bytes
    }
}
#endif

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A typical test file of an iOS team that uses swift-snapshot-testing. Do not edit it: the file must compile in Swift
// 5 language mode and pass unchanged. Its references are in this folder and have the names that
// swift-snapshot-testing would use.

import SnapshotTesting
import UIKit
import XCTest

private struct User: Codable {
  var id: Int
  var name: String
  var tags: [String: Int]
}

private enum Direction: String, CaseIterable {
  case up, down, left, right

  var opposite: Direction {
    switch self {
    case .up: return .down
    case .down: return .up
    case .left: return .right
    case .right: return .left
    }
  }
}

private class AvatarView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    layer.cornerRadius = 8
    let dot = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
    dot.backgroundColor = .white
    addSubview(dot)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class ProfileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let header = UIView()
    header.backgroundColor = .systemOrange
    header.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      header.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  fileprivate static var onSmallPhone: Snapshotting { .image(on: .iPhoneSe) }
}

extension Snapshotting where Value == User, Format == UIImage {
  fileprivate static var card: Snapshotting {
    Snapshotting<UIView, UIImage>.image(size: CGSize(width: 20, height: 20)).pullback { user in
      let view = AvatarView(frame: .zero)
      view.alpha = CGFloat(user.id)
      return view
    }
  }
}

final class ProfileSnapshotTests: XCTestCase {
  private let scale1 = UITraitCollection(displayScale: 1)
  private var avatar: AvatarView!

  override func setUp() {
    super.setUp()
    avatar = AvatarView(frame: CGRect(x: 0, y: 0, width: 24, height: 16))
  }

  override func invokeTest() {
    withSnapshotTesting(diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  func testViewController() {
    let vc = ProfileViewController()
    assertSnapshot(of: vc, as: .image(on: .iPhone13))
    assertSnapshot(of: vc, as: .image(on: .iPhoneSe(.landscape)))
    assertSnapshot(of: vc, as: .image(on: .iPhoneX))
    assertSnapshot(of: vc, as: .image(on: .iPadPro11), named: "iPad")
    assertSnapshot(of: vc, as: .image(on: .iPadMini(.landscape(splitView: .oneThird)), traits: scale1), named: "split")
    assertSnapshot(of: vc, as: .image(on: .iPhone8, precision: 0.99, perceptualPrecision: 0.98))
    assertSnapshot(
      of: vc,
      as: .image(
        on: .iPhone13ProMax, precision: 0.99, perceptualPrecision: 0.98, size: CGSize(width: 120, height: 200),
        traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
    assertSnapshot(of: vc, as: .onSmallPhone)
  }

  func testDrawsInKeyWindow() {
    assertSnapshot(
      of: ProfileViewController(), as: .image(drawHierarchyInKeyWindow: true, size: CGSize(width: 40, height: 80)))
  }

  func testTraits() {
    let vc = ProfileViewController()
    assertSnapshot(of: vc, as: .image(on: .iPhoneX(.portrait), traits: .iPhoneX(.portrait)))
    assertSnapshot(
      of: vc,
      as: .image(
        size: CGSize(width: 30, height: 90),
        traits: UITraitCollection(traitsFrom: [.iPhone8Plus(.landscape), UITraitCollection(displayScale: 2)])))
  }

  func testView() {
    assertSnapshot(of: avatar, as: .image)
    assertSnapshot(of: avatar, as: .image(size: CGSize(width: 40, height: 40)), named: "large")
    assertSnapshot(of: avatar, as: .image(precision: 0.9, traits: scale1), named: "rough")
    assertSnapshot(of: avatar, as: .recursiveDescription)
    assertSnapshot(of: avatar, as: .recursiveDescription(size: CGSize(width: 10, height: 10)))
    assertSnapshot(of: avatar.layer, as: .image)
    assertSnapshot(of: User(id: 1, name: "Blob", tags: [:]), as: .card, named: "card")
  }

  func testOlderSpellings() {
    assertSnapshot(matching: avatar, as: .image)
    assertSnapshot(matching: avatar, as: .image, named: "again", record: false)
    assertSnapshots(matching: avatar, as: ["a": .image, "b": .image(traits: scale1)])
    assertSnapshots(matching: "text", as: [.lines])
  }

  func testSeveral() {
    let vc = ProfileViewController()
    assertSnapshots(
      of: vc, as: ["phone": .image(on: .iPhoneSe, traits: scale1), "tablet": .image(on: .iPadMini, traits: scale1)])
    assertSnapshots(of: vc, as: [.image(on: .iPhoneSe, traits: scale1), .image(on: .iPhone8, traits: scale1)])
  }

  func testTexts() {
    let vc = ProfileViewController()
    let user = User(id: 1, name: "Blob", tags: ["b": 2, "a": 1])
    assertSnapshot(of: vc, as: .hierarchy)
    assertSnapshot(of: UINavigationController(rootViewController: vc), as: .hierarchy, named: "navigation")
    assertSnapshot(of: ProfileViewController(), as: .recursiveDescription(on: .iPhone13))
    assertSnapshot(of: user, as: .dump)
    assertSnapshot(of: user, as: .json)
    assertSnapshot(of: user, as: .plist)
    assertSnapshot(of: ["z": 1, "a": [true, "x"]] as Any, as: .json, named: "any")
    assertSnapshot(of: user.name, as: .lines)
    assertSnapshot(of: 12.5, as: .description)
    assertSnapshot(of: Data([0, 1, 2]), as: .data)
    assertSnapshot(of: { $0.opposite }, as: Snapshotting<Direction, String>.func(into: .description))
  }

  func testRequests() {
    var request = URLRequest(
      url: URL(string: "https://www.pointfree.co/subscribe?pricing%5Blane%5D=individual&coupon=")!)
    request.httpMethod = "POST"
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("{\"b\": 1, \"a\": 2}".utf8)
    assertSnapshot(of: request, as: .raw)
    assertSnapshot(of: request, as: .raw(pretty: true))
    assertSnapshot(of: request, as: .curl)
  }

  func testPaths() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9.5, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 8), controlPoint: CGPoint(x: 12, y: 4))
    path.close()
    assertSnapshot(of: path, as: .image)
    assertSnapshot(of: path, as: .elementsDescription)
    assertSnapshot(of: path.cgPath, as: .image(scale: 2), named: "cgPath")
    assertSnapshot(of: path.cgPath, as: .elementsDescription)
  }

  func testImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    assertSnapshot(of: image, as: .image)
    assertSnapshot(of: image, as: .image(precision: 0.5, perceptualPrecision: 0.9, scale: 2))
  }

  func testWaiting() {
    let view = AvatarView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { view.backgroundColor = .red }
    assertSnapshot(of: view, as: .wait(for: 0.1, on: .image), timeout: 2)
  }

  func testVerify() {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Elsewhere").path
    let failure = verifySnapshot(of: avatar, as: .image(traits: scale1), named: "avatar", snapshotDirectory: directory)
    XCTAssertNil(failure)
  }

  func testRecording() {
    XCTAssertFalse(isRecording)
    let temporary = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    let shouldRecord = true
    let failure = verifySnapshot(
      of: avatar, as: .image, named: "new", record: true, snapshotDirectory: temporary, timeout: 1)
    XCTAssertEqual(failure?.hasPrefix("Record mode is on."), true)
    XCTAssertNotNil(
      verifySnapshot(of: avatar, as: .image, named: "new", record: shouldRecord, snapshotDirectory: temporary))
    withSnapshotTesting(record: .all) {
      XCTAssertNotNil(verifySnapshot(of: avatar, as: .image, named: "newer", snapshotDirectory: temporary))
    }
    XCTAssertNil(verifySnapshot(of: avatar, as: .image, named: "newer", record: .missing, snapshotDirectory: temporary))
    let strategy: Snapshotting<UIView, UIImage> = .image
    XCTAssertNil(verifySnapshot(of: avatar, as: strategy, named: "new", record: .never, snapshotDirectory: temporary))
  }

  func testGlobals() {
    let before = diffTool
    diffTool = "ksdiff"
    isRecording = true
    XCTAssertEqual(SnapshotTesting.record, .all)
    isRecording = false
    XCTAssertEqual(SnapshotTesting.record, .missing)
    diffTool = before
    XCTAssertEqual(diffTool(currentFilePath: "/a", failedFilePath: "/b").hasPrefix("@−"), true)
  }

  func testOwnStrategies() {
    let upper = Snapshotting<String, String>.lines.pullback { (text: String) in text.uppercased() }
    assertSnapshot(of: "blob", as: upper)
    let later = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { number in
        Async { callback in DispatchQueue.main.async { callback("\(number)") } }
      })
    assertSnapshot(of: 7, as: later, timeout: 5)
    let number = SimplySnapshotting<Int>(
      pathExtension: "number",
      diffing: Diffing(
        toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
        diff: { old, new in old == new ? nil : ("Expected \(old), got \(new)", [XCTAttachment(string: "\(new)")]) }))
    assertSnapshot(of: 42, as: number)
    let asyncText = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in Async(value: "\(number)") }
    assertSnapshot(of: 8, as: asyncText, named: "pulled back")
  }
}

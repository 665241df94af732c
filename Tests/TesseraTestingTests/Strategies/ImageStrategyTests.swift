// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import TesseraAssertions
@testable import TesseraTesting
import TesseraGraphics
import TesseraViews
import Testing

@Suite(.snapshots(report: NSTemporaryDirectory() + "/tessera-strategies")) @MainActor
struct ImageStrategyTests {
  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]

  /// Returns a strategy's image of a value, and restores the captured views.
  func bitmap<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
    guard case .picture(let picture, _) = try strategy.capture(value) else {
      Issue.record("No picture.")
      return Bitmap(width: 0, height: 0)
    }
    picture.finish()
    return picture.bitmap
  }

  func size(_ bitmap: Bitmap) -> [Int] { [bitmap.width, bitmap.height] }

  /// 40 x 20 points of red with 10 x 10 points of green, at 3 pixels per point.
  @Test func viewsAtTheirCurrentSize() throws {
    let view = twoColors()
    view.frame.origin = CGPoint(x: 7, y: 8)
    view.translatesAutoresizingMaskIntoConstraints = false
    let picture = try bitmap(view, .image)
    #expect(size(picture) == [120, 60])
    #expect(picture.pixel(29, 29) == Self.green && picture.pixel(30, 30) == Self.red)
    #expect(view.frame == CGRect(x: 7, y: 8, width: 40, height: 20), "The view was not restored.")
    #expect(view.superview == nil && !view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func scalesAndSizes() throws {
    #expect(size(try bitmap(twoColors(), .image(traits: UITraitCollection(displayScale: 1)))) == [40, 20])
    #expect(size(try bitmap(twoColors(), .image(size: CGSize(width: 15, height: 9)))) == [45, 27])
  }

  /// A view whose size is determined by constraints. One or both dimensions of the requested size are 0.
  @Test func fitsZeroDimensions() throws {
    func box() -> UIView {
      let view = UIView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
        view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 4),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
      return view
    }
    // 4 + 20 + 4 = 28 points wide and 20 / 2 = 10 points high, at 3 pixels per point.
    #expect(size(try bitmap(box(), .image)) == [84, 30])
    // 48 points wide and (48 - 8) / 2 = 20 points high, at 3 pixels per point.
    #expect(size(try bitmap(box(), .image(size: CGSize(width: 48, height: 0)))) == [144, 60])
  }

  @Test func reportsViewsWithoutSize() {
    let failure = verifySnapshot(of: UIView(), as: .image, record: .never, snapshotDirectory: "/nowhere")
    #expect(failure?.contains("UIView has no size: it is 0 x 0 points") == true, "\(failure ?? "")")
  }

  /// A view with a superview is captured in place and stays in its superview.
  @Test func viewsInSuperviews() throws {
    let view = twoColors()
    let picture = try bitmap(view.subviews[0], .image)
    #expect(size(picture) == [30, 30] && picture.pixel(15, 15) == Self.green)
    #expect(view.subviews.count == 1)
    let failure = verifySnapshot(
      of: view.subviews[0], as: .image(size: CGSize(width: 5, height: 5)), record: .never,
      snapshotDirectory: "/nowhere")
    #expect(failure?.contains("UIView is in a superview") == true)
  }

  /// A view that sets its layer's color initially and when the traits change.
  final class Swatch: UIView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      layer.backgroundColor = UIColor.systemBackground.cgColor
    }
  }

  @Test func notifiesViewsOfTraits() throws {
    let view = Swatch(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let fitted = Swatch()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(try bitmap(view, .image(traits: dark)).pixel(0, 0) == [0, 0, 0, 255])
    let size = CGSize(width: 2, height: 0)
    fitted.heightAnchor.constraint(equalToConstant: 3).isActive = true
    #expect(try bitmap(fitted, .image(size: size, traits: dark)).pixel(0, 0) == [0, 0, 0, 255])
  }

  @Test func passesTraitsToViews() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.backgroundColor = .systemBackground
    #expect(try bitmap(view, .image).pixel(0, 0) == [255, 255, 255, 255])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(try bitmap(view, .image(traits: dark)).pixel(0, 0) == [0, 0, 0, 255])
    #expect(try bitmap(view, .image).pixel(0, 0) == [255, 255, 255, 255], "The traits stayed.")
  }

  final class Recorder: UIViewController {
    var events: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      events.append("didAppear \(view.bounds.width) \(view.safeAreaInsets.top)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      events.append("didDisappear")
    }
  }

  /// iPhone SE: 375 x 667 points at scale 2 with a 20-point status bar. iPhone 16: 393 x 852 points at scale 3 with a
  /// 59-point status bar. Each image appears once.
  @Test func controllersOnDevices() throws {
    let controller = Recorder()
    #expect(size(try bitmap(controller, .image(on: .iPhoneSE))) == [750, 1334])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let picture = try bitmap(controller, .image(traits: dark))
    #expect(size(picture) == [1179, 2556] && picture.pixel(500, 500) == [0, 0, 0, 255])
    #expect(size(try bitmap(controller, .image(size: CGSize(width: 100, height: 50)))) == [300, 150])
    #expect(
      controller.events == [
        "didAppear 375.0 20.0", "didDisappear", "didAppear 393.0 59.0", "didDisappear", "didAppear 100.0 0.0",
        "didDisappear",
      ])
  }

  @Test func returnsControllersToTheirWindow() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let controller = Recorder()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = try bitmap(controller, .image(on: .iPhoneSE))
    #expect(window.rootViewController === controller && controller.view.window === window)
    #expect(controller.view.frame == window.bounds)
  }

  @Test func keepsChildrenInTheirParents() {
    let parent = UINavigationController(rootViewController: Recorder())
    let failure = verifySnapshot(
      of: parent.viewControllers[0], as: .image, record: .never, snapshotDirectory: "/nowhere")
    #expect(failure?.contains("Recorder is a child of UINavigationController") == true, "\(failure ?? "")")
  }

  @Test func screens() throws {
    let screen = Screen("two", device: .iPhoneSE) { twoColors() }
    #expect(size(try bitmap(screen, .image)) == [750, 1334])
    #expect(size(try bitmap(screen, .image(on: .iPad))) == [1640, 2360])
    let variant = Variant(device: try Device(name: "tiny", size: CGSize(width: 20, height: 10), scale: 2))
    let picture = try bitmap(screen, .image(variant))
    #expect(size(picture) == [40, 20] && picture.pixel(0, 0) == Self.green && picture.pixel(39, 19) == Self.red)
  }

  @Test func matrices() throws {
    let device = try Device(name: "tiny", size: CGSize(width: 20, height: 10), scale: 1)
    let screen = Screen("two", device: device) { twoColors() }
    try withFolder { _ in
      let found = issues { assertSnapshots(of: screen, on: SnapshotMatrix(), record: .never) }
      #expect(found.count == 2)
      #expect(found.first?.text.contains("matrices.tiny@1.light.png") == true)
      #expect(found.last?.text.contains("matrices.tiny@1.dark.png") == true)
    }
  }

  @Test func severalAtOnce() throws {
    let small = CGSize(width: 3, height: 3)
    try withFolder { _ in
      let found = issues {
        assertSnapshots(of: twoColors(), as: ["b": .image, "a": .image(size: small)], record: .never)
      }
      #expect(
        found.map { $0.text.prefix(35) }
          == ["There is no golden severalAtOnce.a.", "There is no golden severalAtOnce.b."])
    }
  }

  @Test func currentStateOfScreens() throws {
    let device = try Device(name: "tiny", size: CGSize(width: 20, height: 10), scale: 1)
    let screen = try Renderer().layout(Screen("two", device: device) { twoColors() })
    #expect(try bitmap(screen, .image).pixel(19, 0) == Self.red)
    screen.window.rootViewController?.view.subviews[0].frame.origin.x = 10
    #expect(try bitmap(screen, .image).pixel(19, 0) == Self.green)
  }

  @Test func images() throws {
    let image = try #require(UIImage(data: Data(PNG.encode(picture(9))), scale: 1))
    #expect(try bitmap(image, .image) == picture(9))
  }

  @Test func pullbacks() throws {
    let strategy = Snapshotting<UIView, UIImage>.image.pullback { (width: Int) in twoColors(width: CGFloat(width)) }
    #expect(size(try bitmap(11, strategy)) == [33, 60])
  }

  /// One component of all six pixels differs by 1.
  @Test(arguments: [(0, false), (5, false), (6, true)])
  func tolerance(_ pixels: Int, _ passes: Bool) throws {
    try withFolder { folder in
      try Golden.write(picture(30), tree: nil, to: "\(folder)/tolerance.png")
      let tolerance = SnapshotTolerance(maximumDifferingPixels: pixels)
      let failure = verifySnapshot(
        of: picture(31), as: .image(tolerance: tolerance), record: .never, snapshotDirectory: folder)
      #expect((failure == nil) == passes)
    }
  }

  /// A committed golden with the default name, as in a user's repository.
  @Test func committedGoldens() {
    let view = twoColors()
    assertSnapshot(of: view, as: .image)
    assertSnapshot(of: view, as: .layout)
    assertSnapshots(of: view, as: ["wide": .image(size: CGSize(width: 60, height: 20))])
  }
}

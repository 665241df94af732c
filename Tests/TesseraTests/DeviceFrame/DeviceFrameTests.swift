// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraImaging
import TesseraRaster
import TesseraViews
import Testing

@testable import Tessera

@MainActor
struct DeviceFrameTests {
  /// A view controller with a single-color screen and configurable preferences.
  final class Plain: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesAll = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesAll || super.prefersStatusBarHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesAll }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
      let box = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 30))
      box.accessibilityIdentifier = "box"
      view.addSubview(box)
    }
  }

  private static let magenta: [UInt8] = [255, 0, 255, 255]

  private func picture(
    _ frame: DeviceFrame, _ device: Device = .iPhone16, options: RenderOptions = RenderOptions(),
    _ setUp: @escaping @MainActor @Sendable (Plain) -> Void = { _ in }
  ) throws -> Bitmap {
    var options = options
    (options.device, options.deviceFrame) = (device, frame)
    let screen = Screen("plain") {
      let controller = Plain()
      setUp(controller)
      return controller
    }
    return try Renderer().bitmap(of: screen, options: options)
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
  }

  /// Returns the bounding box of all pixels within `rows` and `columns` that are not magenta, in pixels.
  private func ink(_ bitmap: Bitmap, rows: Range<Int>, columns: Range<Int>) -> (x: Range<Int>, y: Range<Int>)? {
    var (x0, x1, y0, y1) = (Int.max, Int.min, Int.max, Int.min)
    for y in rows {
      for x in columns where color(bitmap, x, y) != Self.magenta {
        (x0, x1, y0, y1) = (min(x0, x), max(x1, x + 1), min(y0, y), max(y1, y + 1))
      }
    }
    return x0 == Int.max ? nil : (x0..<x1, y0..<y1)
  }

  /// Returns the center of a pixel range in points, at three pixels per point.
  private func middle(_ pixels: Range<Int>) -> Double { Double(pixels.lowerBound + pixels.upperBound) / 6 }

  /// Returns the length of a pixel range in points, at three pixels per point.
  private func length(_ pixels: Range<Int>) -> Double { Double(pixels.count) / 3 }

  private func expectPoints(
    _ value: Double, _ expected: Double, within tolerance: Double, location: SourceLocation = #_sourceLocation
  ) {
    let distance = abs(value - expected)
    #expect(distance < tolerance, "\(value) instead of \(expected)", sourceLocation: location)
  }

  @Test func noFrameByDefault() throws {
    let bitmap = try picture(.none)
    #expect(ink(bitmap, rows: 0..<bitmap.height, columns: 0..<bitmap.width) == nil)
    let screen = Screen("plain") { Plain() }
    #expect(screen.deviceFrame == .none)
    #expect(try Renderer().bitmap(of: screen) == bitmap)
  }

  /// The positions of digits, Wi-Fi and battery on an iPhone 15 Pro with iOS 17.0, which is 393 points wide.
  @Test func statusBarHasThePositionsOfIOS() throws {
    let bitmap = try picture(.statusBar)
    #expect((bitmap.width, bitmap.height) == (1179, 2556))
    let levels = try #require(ink(bitmap, rows: 0..<177, columns: 600..<1179))
    expectPoints(Double(levels.x.upperBound) / 3, 360.33, within: 0.34)
    expectPoints(Double(levels.y.lowerBound) / 3, 22.67, within: 0.34)
    expectPoints(Double(levels.y.upperBound) / 3, 35.67, within: 0.34)
    // The battery begins at 333.0 points, and the Wi-Fi icon spans 308.67 to 325.67.
    let battery = try #require(ink(bitmap, rows: 0..<177, columns: 987..<1179))
    expectPoints(Double(battery.x.lowerBound) / 3, 333, within: 0.34)
    let wifi = try #require(ink(bitmap, rows: 0..<177, columns: 915..<987))
    expectPoints(Double(wifi.x.lowerBound) / 3, 308.67, within: 0.34)
    expectPoints(Double(wifi.x.upperBound) / 3, 325.67, within: 0.34)
    let time = try #require(ink(bitmap, rows: 0..<177, columns: 0..<600))
    expectPoints(middle(time.x), 71.83, within: 0.5)
    expectPoints(Double(time.y.lowerBound) / 3, 23, within: 0.34)
    expectPoints(Double(time.y.upperBound) / 3, 35.67, within: 0.34)
    let indicator = try #require(ink(bitmap, rows: 2400..<2556, columns: 0..<1179))
    #expect(indicator.x == 381..<798 && indicator.y == 2517..<2532)
    #expect(color(bitmap, 590, 2524) == [0, 0, 0, 255])
    // Nothing is drawn between the status bar and the home indicator.
    #expect(ink(bitmap, rows: 177..<2400, columns: 0..<1179) == nil)
  }

  @Test func controllersSetTheStatusBarStyle() throws {
    func battery(_ bitmap: Bitmap) -> [UInt8] { color(bitmap, 1030, 96) }
    #expect(try battery(picture(.statusBar)) == [0, 0, 0, 255])
    #expect(try battery(picture(.statusBar) { $0.style = .lightContent }) == [255, 255, 255, 255])
    let dark = RenderOptions(appearance: .dark)
    #expect(try battery(picture(.statusBar, options: dark)) == [255, 255, 255, 255])
    #expect(try battery(picture(.statusBar, options: dark) { $0.style = .darkContent }) == [0, 0, 0, 255])
    #expect(try battery(picture(.statusBar) { $0.overrideUserInterfaceStyle = .dark }) == [255, 255, 255, 255])
    let hidden = try picture(.statusBar) { $0.hidesAll = true }
    #expect(ink(hidden, rows: 0..<hidden.height, columns: 0..<hidden.width) == nil)
  }

  /// Below a full-height sheet, the root's view is scaled down on a black background.
  @Test func fullHeightSheetsUseALightStatusBar() throws {
    let screen = try Renderer().layout(Screen("plain") { Plain() }, options: RenderOptions(deviceFrame: .statusBar))
    let sheet = Plain()
    screen.window.rootViewController?.present(sheet, animated: false)
    screen.window.layoutIfNeeded()
    #expect(try color(Renderer().paint(screen.displayList), 1030, 96) == [255, 255, 255, 255])
    sheet.sheetPresentationController?.detents = [.medium()]
    screen.window.layoutIfNeeded()
    #expect(try color(Renderer().paint(screen.displayList), 1030, 96) == [0, 0, 0, 255])
  }

  @Test func mirrorsTheStatusBarInRightToLeft() throws {
    let plain = try picture(.statusBar)
    let turned = try picture(.statusBar, options: RenderOptions(isRightToLeft: true))
    let before = try #require(ink(plain, rows: 0..<177, columns: 600..<1179))
    let after = try #require(ink(turned, rows: 0..<177, columns: 0..<600))
    #expect(abs(before.x.lowerBound - (1179 - after.x.upperBound)) <= 1 && before.x.count == after.x.count)
  }

  @Test func landscapePhonesHaveNoStatusBar() throws {
    let bitmap = try picture(.statusBar, Device.iPhone16.landscape)
    #expect(ink(bitmap, rows: 0..<1000, columns: 0..<bitmap.width) == nil)
    #expect(ink(bitmap, rows: 1100..<1179, columns: 0..<bitmap.width) != nil)
  }

  /// The bezel is 19 points wide and its buttons protrude by 3, which adds 44 points in both directions.
  @Test func bezelSurroundsTheScreen() throws {
    let bitmap = try picture(.bezel)
    #expect((bitmap.width, bitmap.height) == (1311, 2688))
    for corner in [(0, 0), (1310, 0), (0, 2687), (1310, 2687), (12, 12)] {
      #expect(color(bitmap, corner.0, corner.1) == [0, 0, 0, 0])
    }
    #expect(color(bitmap, 655, 1344) == Self.magenta)
    // The center of the Dynamic Island is 11 + 18.5 points below the screen's top.
    #expect(color(bitmap, 655, 66 + 88) == [0, 0, 0, 255])
    // The bezel is visible within the screen's 55-point corner: a point 5 points from both edges is outside the
    // corner's curve.
    #expect(color(bitmap, 66 + 15, 66 + 15) != Self.magenta && color(bitmap, 66 + 90, 66 + 90) == Self.magenta)
    #expect(try picture(.bezel, Device.iPhone16.landscape).width == 2688)
  }

  @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone16ProMax, .iPad])
  func everyDeviceHasABezel(_ device: Device) throws {
    let body = DeviceBody(device)
    let bitmap = try picture(.bezel, device)
    #expect(
      bitmap.width == Int(body.size.width * device.scale) && bitmap.height == Int(body.size.height * device.scale))
    let origin = Int(body.screenOrigin.x * device.scale)
    #expect(color(bitmap, bitmap.width / 2, bitmap.height / 2) == Self.magenta)
    #expect(color(bitmap, origin - 4, bitmap.height / 2) == [5, 5, 5, 255])
    #expect(color(bitmap, origin, bitmap.height / 2) == Self.magenta)
  }

  @Test func anySizeHasAFrame() throws {
    for size in [CGSize(width: 1, height: 1), CGSize(width: 20, height: 3), CGSize(width: 3000, height: 20)] {
      let device = try Device(name: "any", size: size, scale: 1.5)
      for frame in DeviceFrame.allCases { #expect(try picture(frame, device).width > 0) }
      let inset = try Device(
        name: "any", size: size, scale: 1, safeArea: Device.SafeArea(top: 60, left: 5, bottom: 40, right: 5))
      for frame in DeviceFrame.allCases { #expect(try picture(frame, inset).width > 0) }
    }
  }

  /// View trees contain the views' positions in the image including the bezel, so that masks and difference boxes are
  /// positioned correctly.
  @Test func treesIncludeTheBezelOffset() throws {
    let screen = try Renderer().layout(Screen("plain") { Plain() }, options: RenderOptions(deviceFrame: .bezel))
    #expect(screen.origin == CGPoint(x: 22, y: 22))
    let tree = ViewNode(screen.window).moved(by: screen.origin)
    #expect(
      tree.pixels(under: [.identifier("box")], scale: 3) == [PixelRect(x0: 96, y0: 366, x1: 156, y1: 456)])
  }

  @Test func animationFramesHaveADeviceFrame() throws {
    let screen = Screen("plain") { Plain() }
    let frames = try Renderer().frames(
      of: screen, options: RenderOptions(deviceFrame: .statusBar), fps: FrameRate(10), to: 0.1)
    let frame = try #require(frames.next())
    #expect(try Renderer().paint(frame.displayList) == picture(.statusBar))
  }

  @Test func variantNamesContainTheFrame() {
    let matrix = SnapshotMatrix(appearances: [.light], deviceFrames: [nil, .statusBar, .bezel, DeviceFrame.none])
    #expect(
      matrix.variants(device: .iPhone16).map(\.name) == [
        "iphone-16@3.light", "iphone-16@3.light.status-bar", "iphone-16@3.light.bezel", "iphone-16@3.light.no-frame",
      ])
  }

  @Test func timeUsesTheScreensLanguage() {
    for (language, time) in [("en-US", "9:41"), ("de", "09:41"), ("ja", "9:41")] {
      AmbientLanguage.$current.withValue(LanguageTag(language)) { #expect(StatusBarView.clock("Jmm") == time) }
    }
  }
}

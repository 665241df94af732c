// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import TesseraGraphics
import TesseraImaging
import TesseraViews
import Testing

@testable import Tessera

/// The look belongs to a device. It determines the traits of a screen, and goldens of different looks are never compared.
@Suite struct LookTests {
  private static let page: @MainActor @Sendable () -> UIViewController = {
    let controller = UIViewController()
    let control = UISwitchStandIn(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    control.backgroundColor = .systemBlue
    controller.view.addSubview(control)
    return controller
  }

  private final class UISwitchStandIn: UIView {}

  // MARK: The value

  @Test func namesOfVariants() {
    let device = Device.iPhone16
    #expect(Variant(device: device).name == "iphone-16@3.light")
    #expect(Variant(device: device.with(look: .iOS18)).name == "iphone-16@3.light")
    #expect(Variant(device: device.with(look: .iOS26)).name == "iphone-16@3.light.ios-26")
    let matrix = SnapshotMatrix(appearances: [.dark], looks: [.iOS18, .iOS26])
    #expect(matrix.variants(device: device).map(\.name) == ["iphone-16@3.dark", "iphone-16@3.dark.ios-26"])
  }

  /// Changes of a device keep its look.
  @Test func devicesKeepTheirLook() throws {
    let device = Device.iPhone16.with(look: .iOS26)
    #expect(try device.scaled(to: 2).look == .iOS26)
    #expect(device.landscape.look == .iOS26)
    #expect(device.shrunk(to: CGSize(width: 10, height: 10)).look == .iOS26)
    #expect(try DeviceRecord(device).device() == device)
  }

  @Test func catalogsAndScopesProvideTheLook() async throws {
    let screens = [
      Screen("a", controller: Self.page), Screen("b", device: .iPad.with(look: .iOS18), controller: Self.page),
    ]
    let catalog = ScreenCatalog(screens, look: .iOS26)
    #expect(catalog.screens.map(\.device.look) == [.iOS26, .iOS18])
    #expect(ScreenCatalog(screens).screens[0].device.look == nil && Look.standard == .iOS18)
    await Look.iOS26.scope {
      #expect(Look.standard == .iOS26)
      #expect(Variant(device: .iPhone16).name == "iphone-16@3.light.ios-26")
      #expect(Variant(device: .iPhone16.with(look: .iOS18)).name == "iphone-16@3.light")
    }
  }

  /// System blue is #007AFF in the look of iOS 18 and #0088FF in that of iOS 26, so pictures differ.
  @MainActor @Test func picturesDependOnTheLook() throws {
    let screen = Screen("page", controller: Self.page)
    func color(_ look: Look?) throws -> [UInt8] {
      var options = RenderOptions()
      options.device = screen.device
      options.device?.look = look
      let bitmap = try Renderer().bitmap(of: screen, options: options)
      let index = (60 * bitmap.width + 60) * 4
      return Array(bitmap.bytes[index..<index + 3])
    }
    #expect(try color(.iOS18) == [0, 122, 255] && color(nil) == [0, 122, 255] && color(.iOS26) == [0, 136, 255])
  }

  @Test(arguments: [("26", Look.iOS26), ("18", .iOS18), ("ios-26", .iOS26), ("iOS-18", .iOS18)])
  func names(_ text: String, _ look: Look) throws {
    #expect(try Look.named(text) == look)
  }

  @Test(arguments: ["", "27", "glass", "-1", "18 "])
  func unknownNames(_ text: String) throws {
    let error = #expect(throws: RenderError.self) { try Look.named(text) }
    #expect(error?.description == "There is no look '\(text)'. Use one of 18, 26." && error?.isUsage == true)
  }

  /// An invalid environment variable is reported once and ignored.
  @Test func environmentVariable() {
    #expect(SystemLook.value(nil) == .iOS18 && SystemLook.value("") == .iOS18 && SystemLook.value("26") == .iOS26)
    #expect(SystemLook.value("glass") == .iOS18)
  }

  // MARK: Goldens

  @MainActor
  private func snapshot(_ look: Look) throws -> SnapshotPicture {
    let screen = Screen("page", device: .iPhoneSE.with(look: look), controller: Self.page)
    let laidOut = try Renderer().layout(screen)
    return SnapshotPicture(
      bitmap: try Renderer().paint(laidOut.displayList), scale: 2, tree: ViewNode(laidOut.window))
  }

  /// A golden of another look is an error that names both looks and the remedy. It isn't replaced unless everything is
  /// recorded.
  @MainActor @Test func goldensOfAnotherLook() throws {
    let folder = NSTemporaryDirectory() + "/tessera-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/page.png"
    let (old, new) = (try snapshot(.iOS18), try snapshot(.iOS26))
    #expect(old.tree.look == nil && new.tree.look == "ios-26")
    try old.record(path)
    for mode in [RecordMode.never, .missing, .failed] {
      let check = SnapshotCheck(name: "page", group: "page", goldenPath: path, mode: mode)
      let result = check.makeResult(verdict: check.verdict(on: new, check.compare(new)), content: new)
      #expect(result.state == .error)
      #expect(
        result.message
          == "The golden \(path) has the look of iOS 18, but the picture has the look of iOS 26. Test with --look 18 or "
          + "TESSERA_LOOK=18, or record a golden for this look under another name.")
      #expect(try Golden.read(path).viewTree()?.look == nil)
    }
    let all = SnapshotCheck(name: "page", group: "page", goldenPath: path, mode: .all)
    #expect(all.makeResult(verdict: all.verdict(on: new, all.compare(new)), content: new).state == .recorded)
    #expect(try Golden.read(path).viewTree()?.look == "ios-26")
  }

  @Test func namesOfStripsAndFlows() throws {
    let screen = Screen(
      "page", device: .iPhone16.with(look: .iOS26), flows: [Flow("Go there") { _ in }], controller: Self.page)
    let moving = Screen(
      "moving", device: .iPhone16.with(look: .iOS26),
      animations: [ScreenAnimation("open", duration: 1) { (_: UIViewController) in }], controller: Self.page)
    let names = try SnapshotPlan(ScreenCatalog([screen, moving])).entries.map(\.name)
    #expect(names.contains("Flows/page.Go-there.ios-26") && names.contains("Strips/moving.open.ios-26"), "\(names)")
  }
}

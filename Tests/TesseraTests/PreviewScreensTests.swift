// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews
import Testing
import UIKit

@testable import Tessera

/// Preview records as the macro and the porting tool generate them.
private enum Record1 {
  @section("tessera_previews") @used nonisolated private static let record:
    @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add("Long title", traits: .landscapeLeft) {
        let controller = UIViewController()
        controller.title = "Long title"
        return controller
      }
    }
}

private enum Record2 {
  @section("tessera_previews") @used nonisolated private static let record:
    @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add(traits: .sizeThatFitsLayout) {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 120).isActive = true
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return view
      }
    }
}

private enum Record3 {
  @section("tessera_previews") @used nonisolated private static let record:
    @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add(
        traits: .fixedLayout(width: 200, height: 100), body: { UIView() })
    }
}

/// Previews in source files as screens.
@MainActor @Suite struct PreviewScreensTests {
  /// Returns a catalog of this file's previews.
  private func previews() throws -> ScreenCatalog {
    try Preview.$onlyFile.withValue(#fileID) { try ScreenCatalog.previews() }
  }

  @Test func findsRecordsInSourceOrder() throws {
    let screens = try previews().screens
    #expect(
      screens.map(\.name) == ["PreviewScreensTests-Long-title", "PreviewScreensTests", "PreviewScreensTests-2"])
    #expect(try previews().goldens == "Goldens/Previews")
  }

  /// iPhone 16 in landscape is 852 x 393 points with insets of 59, 21 and 59, according to Apple's Human Interface
  /// Guidelines, "Layout".
  @Test func traitsSelectTheDevice() throws {
    let screens = try previews().screens
    let landscape = screens[0].device
    #expect(landscape.name == "iphone-16-landscape")
    #expect(landscape.size == CGSize(width: 852, height: 393))
    #expect(landscape.safeArea == Device.SafeArea(left: 59, bottom: 21, right: 59))
    let window = try Renderer().layout(screens[0]).window
    #expect(window.traitCollection.verticalSizeClass == .compact)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(window.rootViewController?.title == "Long title")
    #expect(screens[2].device.name == "200x100")
    #expect(screens[2].device.size == CGSize(width: 200, height: 100))
  }

  /// In landscape, the largest phones have a regular width. Phones without a camera in the screen have no insets.
  @Test func landscapeDevices() throws {
    #expect(Device.iPhone16ProMax.landscape.environment(RenderOptions()).traits.horizontalSizeClass == .regular)
    #expect(Device.iPhoneSE.landscape.safeArea == Device.SafeArea())
    #expect(Device.iPad.landscape.environment(RenderOptions()).traits.verticalSizeClass == .regular)
    #expect(try Device.named("ipad-landscape") == Device.iPad.landscape)
    #expect(try Device.iPad.landscape.scaled(to: 1).isLandscape)
  }

  @Test func fittingPreviewsHaveTheirConstrainedSize() throws {
    let screen = try previews().screens[1]
    let shown = try Renderer().layout(screen)
    #expect(shown.device.size == CGSize(width: 120, height: 40))
    #expect(shown.window.bounds.size == CGSize(width: 120, height: 40))
    #expect(shown.device.name == "size-that-fits")
    // On a device specified by the caller, the preview fills the device.
    #expect(try Renderer().layout(screen, options: RenderOptions(device: .iPhoneSE)).device.size.width == 375)
  }

  // MARK: Names

  private func preview(_ name: String?, _ fileID: String, _ line: Int) -> Preview {
    Preview(name, traits: [], fileID: fileID, line: line) { UIViewController() }
  }

  private func names(_ previews: Preview...) throws -> [String] {
    try ScreenCatalog(previews: previews, goldens: "").screens.map(\.name)
  }

  @Test func namesCombineFileAndPreviewName() throws {
    #expect(try names(preview("Größe 2/3", "App/Card+Parts.swift", 3)) == ["Card-Parts-Gru00F6u00DFe-2-3"])
    #expect(
      try names(preview(nil, "App/A.swift", 1), preview("x", "App/A.swift", 2), preview(nil, "App/A.swift", 3))
        == ["A", "A-x", "A-2"])
    #expect(
      try names(preview(nil, "Kit/Card.swift", 1), preview(nil, "App/Card.swift", 1), preview("", "App/B.swift", 1))
        == ["Kit-Card", "App-Card", "B-preview"])
  }

  /// Both previews are kept, and the second name gets a number that makes it unique.
  @Test func duplicateNamesAreNumbered() throws {
    let twins = [
      preview("Card", "App/A.swift", 3), preview("Card!", "App/A.swift", 9), preview("Card 2", "App/A.swift", 12),
      preview("Card", "App/A.swift", 15),
    ]
    var said: [String] = []
    let screens = try ScreenCatalog(previews: twins, goldens: "", say: { said.append($0) }).select([])
    #expect(screens.map(\.name) == ["A-Card", "A-Card-3", "A-Card-2", "A-Card-4"])
    #expect(said.count == 2)
    #expect(said.first?.contains("App/A.swift:3 keeps it, the one at App/A.swift:9 is 'A-Card-3'") == true)
  }

  /// Names are at most 100 characters long, including their numbers.
  @Test func longDuplicateNamesAreValidFileNames() throws {
    let name = String(repeating: "long ", count: 40)
    let screens = try ScreenCatalog(
      previews: [preview(name, "App/A.swift", 1), preview(name, "App/A.swift", 2)], goldens: ""
    ).select([])
    #expect(Set(screens.map(\.name)).count == 2)
  }

  /// The error for duplicate names contains both locations.
  @Test func duplicateScreensAreErrorsWithBothLocations() throws {
    let one = try ScreenCatalog(previews: [preview("Card", "App/A.swift", 3)], goldens: "").screens
    let other = try ScreenCatalog(previews: [preview("Card", "Kit/A.swift", 9)], goldens: "").screens
    #expect(throws: RenderError.duplicatePreview("A-Card", places: ["App/A.swift:3", "Kit/A.swift:9"])) {
      try ScreenCatalog(one + other).select([])
    }
    #expect(
      "\(RenderError.duplicatePreview("A-Card", places: ["A.swift:3", "A.swift:9"]))".contains(
        "A.swift:3 and A.swift:9"))
  }

  @Test(arguments: [(0, 100), (-1, 5), (CGFloat.infinity, 5), (CGFloat.nan, 5), (1e9, 1e9)] as [(CGFloat, CGFloat)])
  func invalidSizesReportTheLocation(width: CGFloat, height: CGFloat) {
    let preview = Preview(
      nil, traits: [.fixedLayout(width: width, height: height)], fileID: "App/A.swift", line: 7
    ) { UIViewController() }
    do {
      _ = try ScreenCatalog(previews: [preview], goldens: "")
      Issue.record("a preview without a size was accepted")
    } catch { #expect("\(error)".contains("App/A.swift:7")) }
  }

  /// `tessera-bench previews` measures the time.
  @Test func findsFiveHundredPreviews() throws {
    let records: [PreviewRecords.Record] = Array(
      repeating: { $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add("Card") { UIViewController() } },
      count: 500)
    let previews = records.withUnsafeBufferPointer { PreviewRecords.read($0) }
    let screens = try ScreenCatalog(previews: previews, goldens: "").screens
    #expect(Set(screens.map(\.name)).count == 500)
  }
}

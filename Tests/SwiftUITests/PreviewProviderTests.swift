// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Tessera
import TesseraViews
import Testing

private struct Plain: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A preview in the form that the porting tool generates.
struct Plain_Previews: PreviewProvider {
  static var previews: some View {
    Plain().previewDisplayName("Fixed").previewLayout(.fixed(width: 200, height: 100))
    Group {
      Plain().previewDisplayName("Dark")
    }
    .previewDevice("iPhone SE (3rd generation)").preferredColorScheme(.dark)
    Plain().frame(width: 50, height: 40).previewLayout(.sizeThatFits).previewInterfaceOrientation(.landscapeLeft)
  }
  @section("tessera_previews") @used nonisolated private static let port_preview1:
    @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add(Plain_Previews.self)
    }
}

/// `#Preview` of a SwiftUI view.
private enum Record {
  @section("tessera_previews") @used nonisolated private static let record:
    @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add("Built") { Plain().padding() }
    }
}

/// Providers' previews as screens.
@MainActor @Suite struct PreviewProviderTests {
  @Test func eachPreviewIsAScreen() throws {
    let screens = try Preview.$onlyFile.withValue(#fileID) { try ScreenCatalog.previews().screens }
    #expect(
      screens.map(\.name).sorted() == [
        "PreviewProviderTests", "PreviewProviderTests-Built", "PreviewProviderTests-Dark", "PreviewProviderTests-Fixed",
      ])
    func screen(_ name: String) -> Screen? { screens.first { $0.name == name } }
    #expect(screen("PreviewProviderTests-Fixed")?.device.name == "200x100")
    #expect(screen("PreviewProviderTests-Dark")?.device == .iPhoneSE)
    let dark = try #require(screen("PreviewProviderTests-Dark"))
    #expect(try Renderer().layout(dark).window.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
    let fitting = try #require(screen("PreviewProviderTests"))
    #expect(try Renderer().layout(fitting).device.size == CGSize(width: 50, height: 40))
  }
}

/// A block with several views, and one that returns a UIKit view, in a file that imports both.
private enum Blocks {
  @section("tessera_previews") @used nonisolated private static let several:
    @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add("Several", fileID: "Blocks/Blocks.swift") {
        Plain()
        Plain().padding()
      }
    }
  @section("tessera_previews") @used nonisolated private static let returned:
    @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add("Returned", fileID: "Blocks/Blocks.swift") {
        let label = UILabel()
        label.text = "Plain"
        return label
      }
    }
}

@MainActor @Suite struct PreviewBlockTests {
  @Test func previewBlocksCreateScreens() throws {
    let screens = try Preview.$onlyFile.withValue("Blocks/Blocks.swift") { try ScreenCatalog.previews().screens }
    #expect(screens.map(\.name) == ["Blocks-Several", "Blocks-Several-2", "Blocks-Returned"])
    #expect(try Renderer().layout(screens[2]).window.rootViewController?.view is UILabel)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Tessera
import TesseraViews
import Testing

/// A modifier without a context.
private struct Framed: PreviewModifier {
  let text: String
  func body(content: Content, context: Void) -> some View {
    VStack {
      Text(verbatim: text)
      content
    }
  }
}

/// A modifier with a context that is created asynchronously.
private struct Stored: PreviewModifier {
  static var count: Int = 0
  static func makeSharedContext() async throws -> String {
    count += 1
    return "context"
  }
  func body(content: Content, context: String) -> some View {
    VStack {
      Text(verbatim: context)
      content
    }
  }
}

private enum Record {
  @section("tessera_previews") @used @MainActor private static let record:
    @MainActor @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add(
        "Framed", traits: .modifier(Framed(text: "inner")), .fixedLayout(width: 200, height: 100),
        .modifier(Framed(text: "outer")), fileID: "Modified/Modified.swift"
      ) { Text(verbatim: "content") }
    }
  @section("tessera_previews") @used @MainActor private static let stored:
    @MainActor @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add(
        "Stored", traits: .modifier(Stored()), fileID: "Modified/Modified.swift"
      ) { Text(verbatim: "content") }
    }
}

/// Previews with modifiers as screens.
@MainActor @Suite struct PreviewModifierTests {
  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0.text ?? ""] } ?? texts($0) }
  }

  private func screen(_ name: String) throws -> Screen {
    let screens = try Preview.$onlyFile.withValue("Modified/Modified.swift") { try ScreenCatalog.previews().screens }
    return try #require(screens.first { $0.name == name })
  }

  /// The first trait is the innermost modifier.
  @Test func modifiersAreApplied() throws {
    let screen = try screen("Modified-Framed")
    #expect(screen.device.name == "200x100")
    #expect(texts(try Renderer().layout(screen).window) == ["outer", "inner", "content"])
  }

  /// Until the context exists, the preview is empty. All previews share the context.
  @Test func contextsAreShared() async throws {
    let screen = try screen("Modified-Stored")
    for _ in 0..<2 {
      let window = try Renderer().layout(screen).window
      for _ in 0..<100 where texts(window).isEmpty {
        await Task.yield()
        window.layoutIfNeeded()
      }
      #expect(texts(window) == ["context", "content"])
    }
    #expect(Stored.count == 1)
  }
}

// SPDX-License-Identifier: MIT

import Northwind
import SwiftUI
import Testing

@MainActor
@Suite struct NorthwindTests {
    private func image(_ view: some View) throws -> UIImage {
        let renderer = ImageRenderer(content: view.frame(width: 390, height: 844))
        renderer.scale = 2
        return try #require(renderer.uiImage)
    }

    @Test func showcasesRender() throws {
        #expect(try image(NorthwindShowcaseControls()).size == CGSize(width: 390, height: 844))
        #expect(try image(NorthwindShowcaseCharts()).size == CGSize(width: 390, height: 844))
    }

    @Test func appearancesDiffer() throws {
        let view = NorthwindShowcaseCards()
        let light = try image(view).pngData()
        let dark = try image(view.environment(\.colorScheme, .dark)).pngData()
        #expect(light != nil && dark != nil && light != dark)
    }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
import TesseraViews

/// The frames of texts between pixels, and the weights and colors of texts.
@MainActor
@Suite struct TextFrameTests {
  /// Rounding the edges of a text must not make it narrower than its content, which would truncate it.
  @Test func textsBetweenPixelsAreNotTruncated() {
    for step in 0..<60 {
      let screen = HostedScreen(
        Text("1,204").font(.headline).padding(.leading, 10 + CGFloat(step) / 7).frame(maxWidth: .infinity), width: 320)
      for label in screen.labels {
        #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.001, "step \(step)")
      }
    }
  }

  /// The emphasized weights of Apple's Human Interface Guidelines, "Typography": bold for large titles and titles 1 and 2,
  /// semibold for smaller text.
  @Test func boldTextStylesHaveTheirEmphasizedWeights() {
    let environment = EnvironmentValues()
    for (font, weight) in [
      (Font.largeTitle, UIFont.Weight.bold), (.title, .bold), (.title2, .bold), (.title3, .semibold),
      (.body, .semibold), (.callout, .semibold), (.footnote, .semibold), (.caption, .semibold),
    ] {
      let bold = font.bold().resolve(in: environment)
      #expect(bold.fontName == UIFont.systemFont(ofSize: bold.pointSize, weight: weight).fontName, "\(font)")
    }
  }

  /// The secondary level of the label color is the secondary label color, also in rows of lists with links.
  @Test func levelsOfTheLabelColorAreSystemColors() {
    let screen = HostedScreen(
      VStack {
        Text("A").foregroundStyle(.secondary)
        Text("B").foregroundStyle(.secondary).foregroundStyle(Color(.label))
        VStack { Text("C").foregroundStyle(.secondary) }.foregroundStyle(.primary)
        VStack { Text("D").foregroundStyle(.secondary) }.foregroundStyle(Color.primary)
        NavigationStack { List { NavigationLink(value: 1) { Text("E").foregroundStyle(.secondary) } } }
      }, width: 390, height: 700)
    let colors = screen.window.all(UILabel.self).filter { $0.text?.count == 1 }.map(\.textColor)
    #expect(colors.count == 5)
    let traits = screen.window.traitCollection
    let expected = UIColor.secondaryLabel.resolvedColor(with: traits)
    for color in colors { #expect(color?.resolvedColor(with: traits) == expected) }
  }

  /// A value is next to its label, and below it at accessibility text sizes.
  @Test func labeledContentInAFormIsStackedAtLargeTextSizes() {
    for (size, isStacked) in [(DynamicTypeSize.large, false), (.xxxLarge, false), (.accessibility1, true)] {
      let screen = HostedScreen(
        Form { LabeledContent("Label", value: "Value").dynamicTypeSize(size) }, width: 390, height: 300)
      let frames = screen.labels.map { $0.convert($0.bounds, to: screen.window) }
      guard frames.count == 2 else { Issue.record("\(frames.count) texts"); continue }
      #expect((frames[1].minY >= frames[0].maxY) == isStacked)
      #expect((frames[1].minX == frames[0].minX) == isStacked)
    }
  }
}

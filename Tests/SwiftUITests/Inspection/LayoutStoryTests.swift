// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Tessera
import Testing

/// Explanations of layouts, whose numbers are calculated by hand.
@MainActor
@Suite struct LayoutStoryTests {
  private func story(_ name: String, _ view: some View, width: CGFloat = 200, height: CGFloat = 100) throws -> [String]
  {
    let screen = HostedScreen(view, width: width, height: height)
    return try LayoutExplanation(name, in: screen.window).steps.map { "\($0.name) \($0.sentence)" }
  }

  private struct Boxes: View {
    var body: some View {
      VStack(spacing: 12) {
        Color.red.frame(width: 60, height: 20)
        Rectangle().frame(width: 40, height: 30)
      }
      .padding(16)
    }
  }

  /// The stack receives 200 - 32 by 100 - 32 points. Its views take 20 + 12 + 30 = 62 points.
  @Test func stacksAddTheirViews() throws {
    #expect(
      try story("VStack", Boxes()) == [
        "Boxes was proposed 200 × 100 and took 92 × 94.",
        ".padding(16) was proposed 200 × 100 and took 92 × 94: it proposed 168 × 68 to its content, which took 60 × 62, and added "
          + "32 to the width and 32 to the height.",
        "VStack was proposed 168 × 68 and took 60 × 62: its height is Color 20, spacing 12, Rectangle 30; its width is that of "
          + "Color.",
      ])
  }

  /// The first box receives half of 68 - 12 = 56 points and leaves 36 points to the second one.
  @Test func storiesEndAtTheView() throws {
    let story = try story("Rectangle", Boxes())
    #expect(
      story.suffix(2) == [
        ".frame(width: 40, height: 30) was proposed 168 × 36 and took 40 × 30: its size is fixed; its content took 40 × 30.",
        "Rectangle was proposed 40 × 30 and took 40 × 30: it fills the proposal.",
      ])
    #expect(story.count == 5)
  }

  @Test func flexibleFramesNameTheirLimits() throws {
    func frame(_ view: some View) throws -> String { try #require(try story("Color", view).first) }
    let box = Color.red.frame(width: 30, height: 10)
    #expect(
      try frame(box.frame(maxWidth: .infinity))
        == ".frame(maxWidth: .infinity) was proposed 200 × 100 and took 200 × 10: its width is the proposed one, because maxWidth "
        + "is .infinity, and its height is that of its content.")
    #expect(
      try frame(box.frame(maxWidth: 80, minHeight: 40))
        == ".frame(maxWidth: 80, minHeight: 40) was proposed 200 × 100 and took 80 × 40: its width is limited by maxWidth, which "
        + "is 80, and its height is extended by minHeight, which is 40.")
  }

  /// A horizontal stack of a text and a spacer: the spacer fills the length that is left.
  @Test func spacersFillTheRest() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 50, height: 10)
      Spacer()
      Color.blue.frame(width: 30, height: 10)
    }
    let stack = try #require(try story("HStack", view).last)
    #expect(
      stack.hasPrefix("HStack was proposed 200 × 100 and took 200 × 10: its width is Color 50, Spacer 120, Color 30"))
  }

  @Test func textsCountTheirLines() throws {
    let text = try #require(try story("Text", Text("Total").lineLimit(1)).last)
    #expect(text.hasPrefix("Text \"Total\" was proposed 200 × 100 and took "))
    #expect(text.hasSuffix(": it has one line."))
    let cut = try #require(try story("Text", Text("A long line of text").lineLimit(1).frame(width: 40)).last)
    #expect(cut.contains(" was proposed 40 × 100 and took "))
    #expect(cut.contains(": its line is truncated, because it needs "))
  }

  @Test func imagesNameTheirSymbols() throws {
    let image = try #require(try story("Image", Image(systemName: "star")).last)
    #expect(image.hasPrefix("Image(systemName: \"star\") was proposed 200 × 100 and took "))
    #expect(image.hasSuffix(": it has its own size."))
    let resizable = try #require(try story("Image", Image(systemName: "star").resizable()).last)
    #expect(resizable.hasSuffix("took 200 × 100: it is resizable, so it fills the proposal."))
  }

  /// A scroll view proposes no height to its content.
  @Test func scrollViewsProposeIdealLengths() throws {
    let view = ScrollView { VStack(spacing: 0) { Color.red.frame(width: 50, height: 300) } }
    let story = try story("VStack", view)
    #expect(story.count == 2)
    #expect(story.last?.hasPrefix("VStack was proposed 200 × nil and took 50 × 300") == true)
  }

  @Test func modifiersAreWrittenAsInCode() throws {
    let view = Color.red
      .padding(.horizontal, 4).padding([.top, .leading], 2).fixedSize(horizontal: false, vertical: true)
      .aspectRatio(2, contentMode: .fit).offset(x: 1, y: 2).layoutPriority(1).frame(minWidth: 10, alignment: .leading)
    let names = try story("Color", view).map { $0.components(separatedBy: " was proposed")[0] }
    #expect(
      names == [
        ".frame(minWidth: 10, alignment: .leading)", ".layoutPriority(1)", ".offset(x: 1, y: 2)",
        ".aspectRatio(2, contentMode: .fit)", ".fixedSize(horizontal: false, vertical: true)",
        ".padding([.top, .leading], 2)",
        ".padding(.horizontal, 4)", "Color",
      ])
  }

  /// A group is not laid out itself, so its story is that of the container, and its box.
  @Test func groupsHaveACommonBox() throws {
    struct Pair: View {
      var body: some View {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    let story = try story("Pair", HStack(spacing: 5) { Pair() })
    #expect(story.last == "Pair is a group of 2 views; their common box is 35 × 10.")
    #expect(story.count == 2)
  }

  /// The first box is at 70, 19 of the window, and the second one below at 80, 51.
  @Test func pointsStandForTheFrontmostView() throws {
    func name(_ point: String) throws -> String? { try story(point, Boxes()).last?.components(separatedBy: " was")[0] }
    #expect(try name("71, 20") == "Color")
    #expect(try name("81,52") == "Rectangle")
    #expect(try name("5,5") == nil)
    #expect(throws: (any Error).self) { try name("5,x") }
  }

  @Test func fullWidthFramesHaveTheSizeOfTheirContent() throws {
    let story = try story("Color", Color.red.frame(maxWidth: .infinity))
    #expect(
      story.first
        == ".frame(maxWidth: .infinity) was proposed 200 × 100 and took 200 × 100: it has the size of its content.")
  }

  @Test func linesMentionThePlace() throws {
    let screen = HostedScreen(Boxes(), width: 200, height: 100)
    let explanation = try LayoutExplanation("VStack", in: screen.window)
    #expect(explanation.lines[0] == "UIWindow/UIHostingController/Boxes/VStack")
    #expect(explanation.lines[1] == "at 70, 19 of the window, 60 × 62 pt")
    #expect(explanation.lines.filter { $0.contains(" was proposed ") }.count == 3)
    #expect(explanation.sides.isEmpty && explanation.note == nil)
  }
}

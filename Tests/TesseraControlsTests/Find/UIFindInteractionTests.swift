// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct UIFindInteractionTests {
  private func view(_ text: String) -> (UITextView, UIWindow) {
    let window = makeWindow()
    let view = UITextView(frame: CGRect(0, 0, 200, 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    window.addSubview(view)
    view.isFindInteractionEnabled = true
    return (view, window)
  }

  @Test func aSearchWrapsAround() throws {
    let (view, window) = view("one two One twone")
    defer { withExtendedLifetime(window) {} }
    let interaction = try #require(view.findInteraction)
    #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
    view.selectedRange = NSRange(location: 5, length: 0)
    interaction.searchText = "one"
    interaction.presentFindNavigator(showingReplace: false)
    let session = try #require(interaction.activeFindSession)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 1)
    #expect(interaction.navigator?.count.text == "2 of 3" && interaction.navigator?.window === window)
    interaction.findNext()
    #expect(session.highlightedResultIndex == 2)
    interaction.findNext()
    #expect(session.highlightedResultIndex == 0)
    interaction.findPrevious()
    #expect(session.highlightedResultIndex == 2 && interaction.navigator?.count.text == "3 of 3")
    interaction.searchText = "none"
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    #expect(interaction.navigator?.count.text == "Not Found" && interaction.navigator?.nextButton.isEnabled == false)
    interaction.dismissFindNavigator()
    #expect(
      !interaction.isFindNavigatorVisible && interaction.activeFindSession == nil && view.searchState.styles.isEmpty)
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && view.interactions.isEmpty)
  }

  @Test func resultsAreHighlightedInYellow() throws {
    let (view, window) = view("a bb a")
    defer { withExtendedLifetime(window) {} }
    view.selectedRange = NSRange(location: 0, length: 0)
    view.findInteraction?.searchText = "a"
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    let painted = PaintedControl(view)
    let second = view.firstRect(for: TextOffsetRange(NSRange(location: 5, length: 1)))
    #expect(try painted.color(9, 9.5) == UIColor.systemYellow.light)
    let pale = try painted.color(second.midX, second.minY + 0.5)
    #expect(pale.red > 240 && pale.blue > 100 && pale.blue < 255)
    view.findInteraction?.dismissFindNavigator()
  }

  @Test func replacesResults() throws {
    let (view, window) = view("cat, cat and concat")
    defer { withExtendedLifetime(window) {} }
    let interaction = try #require(view.findInteraction)
    view.selectedRange = NSRange(location: 0, length: 0)
    interaction.searchText = "cat"
    interaction.replacementText = "dog"
    interaction.presentFindNavigator(showingReplace: true)
    #expect(interaction.navigator?.showsReplace == true)
    interaction.replace(all: false)
    #expect(view.text == "dog, cat and concat" && interaction.activeFindSession?.resultCount == 2)
    interaction.replace(all: true)
    #expect(view.text == "dog, dog and condog" && interaction.activeFindSession?.resultCount == 0)
    view.isEditable = false
    #expect(interaction.activeFindSession?.supportsReplacement == false)
  }

  @Test func matchesWordsByOptions() {
    let text = "cat concat cats Cat"
    func found(_ method: UITextSearchOptions.WordMatchMethod, _ options: NSString.CompareOptions) -> [Int] {
      UITextSearchOptions(wordMatchMethod: method, stringCompareOptions: options).ranges(of: "cat", in: text)
        .map(\.location)
    }
    #expect(found(.contains, .caseInsensitive) == [0, 7, 11, 16])
    #expect(found(.startsWith, .caseInsensitive) == [0, 11, 16])
    #expect(found(.fullWord, .caseInsensitive) == [0, 16])
    #expect(found(.fullWord, []) == [0])
    #expect(found(.contains, [.backwards, .anchored]) == [0, 7, 11])
  }

  @Test func hostileQueries() throws {
    let (view, window) = view("a👩‍👧\u{FFFC}e\u{301}\n")
    defer { withExtendedLifetime(window) {} }
    let interaction = try #require(view.findInteraction)
    interaction.presentFindNavigator(showingReplace: true)
    for query in ["", "\u{301}", "👧", "\u{200D}", "\n", String(repeating: "x", count: 10000), "\0"] {
      interaction.searchText = query
      interaction.findNext()
      interaction.findPrevious()
      interaction.replacementText = query
      interaction.replace(all: false)
    }
    view.text = ""
    interaction.findNext()
    _ = try PaintedControl(view).color(1, 1)
    interaction.activeFindSession?.highlightNextResult(in: .backward)
    let lonely = UIFindInteraction(sessionDelegate: view.searchState)
    lonely.presentFindNavigator(showingReplace: false)
    #expect(!lonely.isFindNavigatorVisible)
  }
}

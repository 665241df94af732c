// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Reports of missing resources and their collectors.
struct MissingResourceTests {
  @Test("The message includes the resource, its location and similar names")
  func sentences() {
    let names = ["header", "heroes", "tile", "hero-dark"]
    #expect(
      MissingResource(.image, "hero", in: "App.resources", among: names).sentence
        == "There is no image \"hero\" in App.resources. Did you mean \"heroes\" or \"hero-dark\"?")
    #expect(MissingResource(.color, "accent").sentence == "There is no color \"accent\".")
    #expect(
      MissingResource(.image, "map", in: "App.resources", reason: "its file map.jpg is cut off").sentence
        == "The image \"map\" in App.resources cannot be used: its file map.jpg is cut off.")
  }

  /// Changing "kitten" to "sitting" takes three edits. The default limit is a third of seven letters, which is two.
  @Test(arguments: [
    ("kitten", "sitting", 3, 3), ("kitten", "sitting", 2, nil), ("", "abc", 3, 3), ("same", "same", 1, 0),
    ("ab", "abcd", 1, nil),
  ])
  func distances(a: String, b: String, limit: Int, expected: Int?) {
    #expect(NameDistance.distance(Array(a.utf8), Array(b.utf8), limit: limit) == expected)
    #expect(NameDistance.distance(Array(b.utf8), Array(a.utf8), limit: limit) == expected)
  }

  @Test("Collectors, including outer ones, receive each resource once")
  func collectors() {
    let (outer, inner) = (MissingResources.Collector(), MissingResources.Collector())
    let (a, b) = (MissingResource(.image, "a"), MissingResource(.image, "b"))
    MissingResources.$isSilent.withValue(true) {
      MissingResources.collecting(into: outer) {
        MissingResources.report(a)
        MissingResources.collecting(into: inner) {
          MissingResources.report(b)
          MissingResources.report(b)
        }
      }
      MissingResources.report(a)
    }
    #expect(outer.resources == [a, b])
    #expect(inner.resources == [b])
  }
}

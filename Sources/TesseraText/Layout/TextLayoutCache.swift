// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A cache of layouts, keyed by value: equal text with equal styles and limits is laid out only once.
///
/// The cache has two levels because a label is measured without limits and then laid out at its width. The first
/// level caches shaped text, which doesn't depend on the width. Both levels are bounded: when a level is full, its
/// older half is evicted. Safe to use on any thread. If two threads miss at the same time, both compute the same
/// result.
package final class TextLayoutCache: Sendable {
  /// The numbers of queries and operations, used by tests.
  package struct Counts: Equatable, Sendable {
    package var requests = 0
    package var layouts = 0
    package var shapings = 0

    package init(requests: Int = 0, layouts: Int = 0, shapings: Int = 0) {
      self.requests = requests
      self.layouts = layouts
      self.shapings = shapings
    }
  }

  private struct ShapingKey: Hashable {
    var text: AttributedText
    var direction: ParagraphStyle.Direction
  }

  private struct LayoutKey: Hashable {
    var text: AttributedText
    var style: ParagraphStyle
    var maxWidth: Double
    var maxLines: Int
    var maxHeight: Double
  }

  private struct State {
    var shaped: GenerationCache<ShapingKey, ShapedText>
    var layouts: GenerationCache<LayoutKey, TextLayout>
    var counts = Counts()
  }

  package static let shared = TextLayoutCache()

  private let library: FontLibrary
  private let state: Protected<State>

  /// - Parameters:
  ///   - capacity: The number of cached layouts, at least 2.
  ///   - library: The library of fallback fonts.
  package init(capacity: Int = 2048, library: FontLibrary = .shared) {
    self.library = library
    state = Protected(
      State(shaped: GenerationCache(capacity: capacity / 2), layouts: GenerationCache(capacity: capacity)))
  }

  package var counts: Counts { state.withLock { $0.counts } }

  /// Returns the cached layout of text, or lays it out with `layout(_:style:maxWidth:maxLines:maxHeight:)`.
  package func layout(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), maxWidth: Double, maxLines: Int = 0,
    maxHeight: Double = .infinity
  ) -> TextLayout {
    // NaN is not equal to itself, so a key with NaN would never be found.
    let width = maxWidth.isNaN ? 0 : maxWidth
    let height = maxHeight.isNaN ? 0 : maxHeight
    let key = LayoutKey(text: text, style: style, maxWidth: width, maxLines: maxLines, maxHeight: height)
    let shapingKey = ShapingKey(text: text, direction: style.baseDirection)
    let (known, shaped) = state.withLock { state -> (TextLayout?, ShapedText?) in
      state.counts.requests += 1
      if let known = state.layouts.value(for: key) { return (known, nil) }
      return (nil, state.shaped.value(for: shapingKey))
    }
    if let known { return known }
    guard let source = shaped ?? ShapedText(text, direction: style.baseDirection, library: library) else {
      return .empty
    }
    let result = TesseraText.layout(
      source, style: style, maxWidth: width, maxLines: maxLines, maxHeight: height, library: library)
    state.withLock { state in
      state.counts.layouts += 1
      if shaped == nil {
        state.counts.shapings += 1
        state.shaped.insert(source, for: shapingKey)
      }
      state.layouts.insert(result, for: key)
    }
    return result
  }

  /// Lays out text and returns the positions of the clusters in each line. The result isn't cached.
  package func clusters(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), maxWidth: Double, maxLines: Int = 0,
    maxHeight: Double = .infinity
  ) -> [[TextLayout.Cluster]] {
    let shapingKey = ShapingKey(text: text, direction: style.baseDirection)
    let known = state.withLock { $0.shaped.value(for: shapingKey) }
    guard let shaped = known ?? ShapedText(text, direction: style.baseDirection, library: library),
      !shaped.text.utf8.isEmpty
    else { return [] }
    return LinePlacer.clusters(
      typeset(
        shaped, style: style, maxWidth: maxWidth, maxLines: maxLines, maxHeight: maxHeight.isNaN ? 0 : maxHeight,
        library: library))
  }

  /// Clears the cache. Called after fonts are registered because new fonts may change the fallbacks.
  package func removeAll() {
    state.withLock { state in
      state.shaped.removeAll()
      state.layouts.removeAll()
    }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

// The parts of SwiftUI that the frameworks based on it use, such as Charts.

/// Reports issues of the frameworks based on SwiftUI.
package enum FrameworkReport {
  /// Reports an API that has no effect.
  package static func unsupported(_ name: String) { Report.unsupported(name) }
  /// Reports that a view is not rendered as written.
  package static func defect(of name: String, _ message: String) { Report.defect(of: name, message) }
}

extension ForEach {
  /// Creates content other than views for the elements of a collection.
  package init(
    elements: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: elements, content: content, id: identify)
  }
}

extension Group {
  /// The group's content.
  package var groupedContent: Content { content }

  /// Creates a group of content other than views.
  package init(grouping content: Content) { self.content = content }
}

extension GeometryProxy {
  /// The anchor of the reader's bounds.
  package var boundsAnchor: Anchor<CGRect> { Anchor(source: .bounds, owner: AnchorOwner(source.element)) }
}

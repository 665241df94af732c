// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A row of a list: an element, or an item of a collection whose elements have not been created.
struct ListEntry {
  var element: LayoutElement?
  var run: DeferredElements?
  var index = 0
  /// The identifier of the item in its collection.
  var id: AnyHashable?

  /// Whether two entries show the same element or item.
  func isSame(as other: ListEntry) -> Bool {
    element === other.element && run === other.run && index == other.index
  }
}

/// A section of a list.
struct ListSectionRows {
  var section: AnyObject?
  var headers: [LayoutElement] = []
  var rows: [ListEntry] = []
  var footers: [LayoutElement] = []

  func isSame(as other: ListSectionRows) -> Bool {
    section === other.section && headers.elementsEqual(other.headers, by: ===)
      && footers.elementsEqual(other.footers, by: ===) && rows.count == other.rows.count
      && zip(rows, other.rows).allSatisfy { $0.isSame(as: $1) }
  }
}

/// The sections and rows of a list, as described by the elements of its content.
///
/// The items of a collection are rows that are created when they are scrolled into view, unless the first of them is a
/// section. Then all sections are created, with the first row of each.
@MainActor
struct ListRows {
  private(set) var sections: [ListSectionRows] = []

  init(_ contents: [LayoutElement] = [], observer: (any DeferredElementsObserver)? = nil) {
    for element in contents { append(element, run: nil, index: 0, observer) }
  }

  subscript(_ path: IndexPath) -> ListEntry { sections[path.section].rows[path.item] }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.item)
  }

  private mutating func append(
    _ element: LayoutElement, run: DeferredElements?, index: Int, _ observer: (any DeferredElementsObserver)?
  ) {
    if let collection = element as? DeferredElements { return append(collection, observer) }
    let facts = RowFacts(element)
    let entry = ListEntry(element: element, run: run, index: index, id: run?.identifier(at: index))
    switch facts.part {
    case .header: update(facts.section) { $0.headers.append(element) }
    case .row: update(facts.section) { $0.rows.append(entry) }
    case .footer: update(facts.section) { $0.footers.append(element) }
    }
  }

  private mutating func append(_ run: DeferredElements, _ observer: (any DeferredElementsObserver)?) {
    run.observer = observer
    let created = run.count > 0 ? run.elements(at: 0) : []
    for element in created { append(element, run: run, index: 0, observer) }
    guard run.count > 1 else { return }
    let isOfRows = !run.isTuple && hasRows(run, first: created)
    let section = created.first.flatMap { RowFacts($0).section } ?? sections.last?.section
    for index in 1..<run.count {
      if isOfRows, run.createdElements(at: index) == nil {
        update(section) { $0.rows.append(ListEntry(run: run, index: index, id: run.identifier(at: index))) }
      } else {
        for element in isOfRows ? run.createdElements(at: index) ?? [] : run.elements(at: index) {
          append(element, run: run, index: index, observer)
        }
      }
    }
  }

  /// Returns whether the items of a collection are rows, rather than sections or groups of views. An item can be followed
  /// by the rows of an outline.
  private func hasRows(_ run: DeferredElements, first elements: [LayoutElement]) -> Bool {
    guard let first = elements.first else { return true }
    let facts = RowFacts(first)
    guard !(first is DeferredElements), facts.part == .row else { return false }
    // The items of a collection of sections without headers have different sections.
    guard let section = facts.section, let second = run.elements(at: 1).first else { return true }
    return RowFacts(second).section === section
  }

  /// Changes the last section if it has an identity, or a new section.
  private mutating func update(_ section: AnyObject?, _ change: (inout ListSectionRows) -> Void) {
    if sections.last.map({ $0.section !== section }) ?? true { sections.append(ListSectionRows(section: section)) }
    change(&sections[sections.count - 1])
  }

  /// Returns the position of the row that contains an element, or of the row with an identifier.
  func path(of element: LayoutElement?, orItemWithID id: AnyHashable) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      let item = section.rows.firstIndex { row in
        element != nil && row.createdElement === element || row.run?.identifier(at: row.index) == id
      }
      if let item { return IndexPath(item: item, section: index) }
    }
    return nil
  }

  func isSame(as other: ListRows) -> Bool {
    sections.count == other.sections.count && zip(sections, other.sections).allSatisfy { $0.isSame(as: $1) }
  }
}

/// The values that list modifiers set for a row. Outer modifiers take precedence.
struct RowFacts {
  var part = ListPart.row
  var section: AnyObject?
  var traits = RowTraits()
  var background: [LayoutElement] = []

  init(_ element: LayoutElement) {
    var next: LayoutElement? = element
    while let wrapper = next as? WrapperElement {
      if let found = wrapper as? RowTraitsElement {
        traits.merge(found.traits)
      } else if let found = wrapper as? RowBackgroundElement {
        if background.isEmpty { background = found.background }
      } else if let found = wrapper as? ListPartElement, section == nil {
        (part, section) = (found.part, found.section)
      }
      next = wrapper.child
    }
  }
}

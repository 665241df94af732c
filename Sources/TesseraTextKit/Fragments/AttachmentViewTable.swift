// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The view sources of a document's attachments, by position. When lines are invalidated, the sources of their
/// attachments are set aside, so that an attachment that is laid out again keeps its view.
struct AttachmentViewTable {
  private struct Entry {
    var attachment: TextAttachmentBase
    var source: any AttachmentViewSource
  }

  private var placed: [Int: Entry] = [:]
  /// The entries set aside, in text order.
  private var aside: [Entry] = []

  var isEmpty: Bool { placed.isEmpty && aside.isEmpty }

  /// Returns the source at a character offset, or nil if there is none.
  func source(at unit: Int) -> (any AttachmentViewSource)? { placed[unit]?.source }

  /// Sets aside the entries from a character offset on.
  mutating func putAside(from unit: Int) {
    guard !placed.isEmpty else { return }
    let gone = placed.filter { $0.key >= unit }.sorted { $0.key < $1.key }
    for (unit, _) in gone { placed[unit] = nil }
    aside = gone.map(\.value) + aside
  }

  /// Returns the source of an attachment at a character offset, or nil if there is none. Reuses the current source,
  /// or a source that was set aside. The offset of the latter is updated.
  mutating func source(
    of attachment: TextAttachmentBase, at unit: Int
  ) -> (source: any AttachmentViewSource, hasMoved: Bool)? {
    if let entry = placed[unit], entry.attachment === attachment { return (entry.source, false) }
    guard let index = aside.firstIndex(where: { $0.attachment === attachment }) else { return nil }
    let entry = aside.remove(at: index)
    placed[unit] = entry
    return (entry.source, true)
  }

  /// Adds a new source for an attachment at a character offset.
  mutating func add(_ source: any AttachmentViewSource, of attachment: TextAttachmentBase, at unit: Int) {
    placed[unit] = Entry(attachment: attachment, source: source)
  }

  /// Removes the entries set aside. Called when the whole text is laid out, because attachments that are still set
  /// aside are then no longer in the text.
  mutating func dropAside() { if !aside.isEmpty { aside = [] } }
}

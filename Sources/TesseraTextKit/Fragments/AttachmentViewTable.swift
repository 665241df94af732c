// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The views of a document's attachments, by where these stand. When lines go out of date the views of their attachments are kept
/// aside, and an attachment that is laid out again has its view back.
struct AttachmentViewTable {
  private struct Entry {
    var attachment: TextAttachmentBase
    var source: any AttachmentViewSource
  }

  private var placed: [Int: Entry] = [:]
  /// In the order of the text.
  private var aside: [Entry] = []

  var isEmpty: Bool { placed.isEmpty && aside.isEmpty }

  /// What is shown at a unit; nil for nothing.
  func source(at unit: Int) -> (any AttachmentViewSource)? { placed[unit]?.source }

  /// Puts what stands at a unit or behind it aside.
  mutating func putAside(from unit: Int) {
    guard !placed.isEmpty else { return }
    let gone = placed.filter { $0.key >= unit }.sorted { $0.key < $1.key }
    for (unit, _) in gone { placed[unit] = nil }
    aside = gone.map(\.value) + aside
  }

  /// The source of an attachment at a unit: the one there, or else one that was put aside, which has moved then; nil for neither.
  mutating func source(
    of attachment: TextAttachmentBase, at unit: Int
  ) -> (source: any AttachmentViewSource, hasMoved: Bool)? {
    if let entry = placed[unit], entry.attachment === attachment { return (entry.source, false) }
    guard let index = aside.firstIndex(where: { $0.attachment === attachment }) else { return nil }
    let entry = aside.remove(at: index)
    placed[unit] = entry
    return (entry.source, true)
  }

  /// Shows an attachment at a unit by a new source.
  mutating func add(_ source: any AttachmentViewSource, of attachment: TextAttachmentBase, at unit: Int) {
    placed[unit] = Entry(attachment: attachment, source: source)
  }

  /// All of the text is laid out: what nobody asked for again has left it.
  mutating func dropAside() { if !aside.isEmpty { aside = [] } }
}

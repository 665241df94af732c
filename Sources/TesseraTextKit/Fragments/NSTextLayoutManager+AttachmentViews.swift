// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout manager's attachment views.

package import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraText

/// An attachment with a view in the text.
package struct PlacedAttachment {
  package var source: any AttachmentViewSource
  /// The attachment's UTF-16 offset in the document.
  package var unit: Int
  /// The attachment's requested bounds in the container's coordinate space. May be nonfinite.
  package var frame: CGRect
}

extension NSTextLayoutManager {
  /// Returns the view source for an attachment at a UTF-16 offset in the document, or nil if there is none. Views are
  /// used only on the main thread.
  func viewSource(of attachment: TextAttachmentBase, at unit: Int) -> (any AttachmentViewSource)? {
    guard attachment.mayHaveView, MainQueue.isCurrent, let content = textContentManager else { return nil }
    let location = content.place(at: unit)
    if let known = attachmentViews.source(of: attachment, at: unit) {
      if known.hasMoved { known.source.move(to: location) }
      return known.source
    }
    let new = attachment.makeViewSource(in: attachmentParent, at: location, textContainer) as? any AttachmentViewSource
    if let new { attachmentViews.add(new, of: attachment, at: unit) }
    return new
  }

  /// Returns the attachments with views on lines in a vertical range, in text order. Lays out all text up to the end
  /// of the range.
  package func placedAttachments(in span: ClosedRange<CGFloat>) -> [PlacedAttachment] {
    guard let content = textContentManager, let textContainer, span.upperBound >= 0 else { return [] }
    ensureLayout(for: CGRect(x: 0, y: 0, width: textContainer.limits.width, height: max(0, span.upperBound)))
    guard !attachmentViews.isEmpty,
      let first = textLayoutFragment(for: CGPoint(x: 0, y: max(0, span.lowerBound)))
    else { return [] }
    var found: [PlacedAttachment] = []
    enumerateTextLayoutFragments(from: first.rangeInElement.location, options: .ensuresLayout) { fragment in
      guard fragment.layoutFragmentFrame.minY <= span.upperBound else { return false }
      let corner = fragment.layoutFragmentFrame.origin
      for unit in fragment.hostedUnits {
        guard let source = attachmentViews.source(at: unit) else { continue }
        let frame = fragment.frameForTextAttachment(at: content.place(at: unit))
        found.append(PlacedAttachment(source: source, unit: unit, frame: frame.offsetBy(dx: corner.x, dy: corner.y)))
      }
      return true
    }
    return found
  }
}

extension NSTextLayoutFragment {
  /// The document offsets of attachments that have views.
  var hostedUnits: [Int] {
    let found = textLineFragments.flatMap { line -> [Int] in
      guard let set = line.fragment, !set.paragraph.hosted.isEmpty else { return [] }
      return set.line.runs.compactMap { run in
        guard run.isBox, set.paragraph.hosted.contains(run.style) else { return nil }
        return set.paragraph.decoration(of: run).map { documentUnit(at: $0.attachmentIndex) }
      }
    }
    // Pseudo-localized text may show an attachment twice.
    return Set(found).sorted()
  }

  /// The view sources of the fragment's attachments, in text order.
  package var attachmentSources: [any AttachmentViewSource] {
    guard let textLayoutManager else { return [] }
    return hostedUnits.compactMap { textLayoutManager.attachmentViews.source(at: $0) }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
public import TesseraTextKit

/// A provider that creates the view of an attachment in a text, and determines its size.
///
///     final class SwitchProvider: NSTextAttachmentViewProvider {
///       override init(
///         textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
///         location: any NSTextLocation
///       ) {
///         super.init(
///           textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location)
///         tracksTextAttachmentViewBounds = true
///       }
///
///       override func loadView() {
///         let control = UISwitch()
///         control.bounds.size = control.intrinsicContentSize
///         view = control
///       }
///     }
///
/// A text view with TextKit 2 adds the view while the attachment is visible, and removes it when the attachment leaves the
/// text. The provider exists as long as the attachment.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// A weak reference to the attachment.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// A weak reference to the layout manager of the text; nil for none.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The location of the attachment in the document.
  open private(set) var location: any NSTextLocation
  /// Whether this provider's `attachmentBounds`, which has the size of the view, replaces that of the attachment. `false` by
  /// default.
  ///
  /// - Note: Differs from UIKit: if a view changes its size, its line is laid out again with the next layout of the text view.
  open var tracksTextAttachmentViewBounds = false

  private var madeView: UIView?
  private var isLoaded = false

  /// Creates a provider for an attachment at a location in a document. The parent, which shows the text, is not retained.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
    super.init()
  }

  /// The view, created by `loadView` on first access unless it was set; nil if that does not set one.
  open var view: UIView? {
    get {
      if !isLoaded {
        isLoaded = true
        loadView()
      }
      return madeView
    }
    set {
      isLoaded = true
      madeView = newValue
    }
  }

  /// Sets `view`. Override it; the default does nothing. Apps do not call it.
  open func loadView() {}

  /// Returns the bounds in points, with the y axis pointing up from the baseline, for text with these attributes: the view's
  /// bounds. Override it for bounds that depend on the line; the position is zero. Called if the provider tracks the bounds of
  /// its view.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { view?.bounds ?? .zero }

  /// The bounds of the view that its line was laid out with.
  package private(set) var trackedBounds: CGRect?

  private func measureBounds(
    attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, container: NSTextContainer?,
    fragment: CGRect
  ) -> CGRect {
    let room = attachmentBounds(
      for: attributes, location: location, textContainer: container, proposedLineFragment: fragment, position: .zero)
    trackedBounds = madeView?.bounds
    return room
  }

  /// Stores the view's current bounds, which its line has determined.
  package func storeBounds() { trackedBounds = madeView?.bounds }

  private func adoptLocation(_ location: any NSTextLocation) { self.location = location }
}

extension NSTextAttachmentViewProvider: AttachmentViewSource {
  package nonisolated var tracksBounds: Bool { MainThread.run { tracksTextAttachmentViewBounds } }

  package nonisolated func move(to location: any NSTextLocation) {
    nonisolated(unsafe) let location = location
    MainThread.run { adoptLocation(location) }
  }

  package nonisolated func space(
    for attributes: [NSAttributedString.Key: Any], at location: any NSTextLocation, _ container: NSTextContainer?,
    fragment: CGRect
  ) -> CGRect {
    nonisolated(unsafe) let (attributes, location, container) = (attributes, location, container)
    return MainThread.run {
      measureBounds(attributes: attributes, location: location, container: container, fragment: fragment)
    }
  }
}

extension NSTextLayoutFragment {
  /// The providers of the views in the fragment, in the order of the text; none before layout.
  @preconcurrency @MainActor
  public var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    attachmentSources.compactMap { $0 as? NSTextAttachmentViewProvider }
  }
}

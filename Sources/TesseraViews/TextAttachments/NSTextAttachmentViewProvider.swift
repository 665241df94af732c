// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
public import TesseraTextKit

/// An object that creates an attachment's view in a text view and determines the view's size.
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
/// A TextKit 2 text view adds the view while the attachment is visible, and removes it when the attachment is removed
/// from the text. The provider exists as long as the attachment.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// A weak reference to the attachment.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// A weak reference to the text's layout manager; nil for none.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The attachment's location in the document.
  open private(set) var location: any NSTextLocation
  /// Whether this provider's `attachmentBounds`, which returns the view's bounds, is used instead of the
  /// attachment's. `false` by default.
  ///
  /// - Note: Differs from UIKit: after a change of the view's size, its line is laid out again with the text view's
  ///   next layout.
  open var tracksTextAttachmentViewBounds = false

  private var madeView: UIView?
  private var isLoaded = false

  /// Creates a provider for an attachment at a location in a document. `parentView`, which shows the text, is not
  /// retained.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
    super.init()
  }

  /// The view. If it was not set, `loadView` is called on first access. Nil if `loadView` does not set a view.
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

  /// Creates the view and sets `view`. Does nothing unless overridden. Do not call it directly.
  open func loadView() {}

  /// Returns the view's bounds in points, relative to the baseline, with a y-axis that points up. Override it for
  /// bounds that depend on the line. `position` is zero. Called only if the provider tracks the bounds of its view.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { view?.bounds ?? .zero }

  /// The view's bounds for which its line was last laid out.
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

  /// Stores the view's current bounds, for which its line has been laid out.
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
  /// The view providers in the fragment, in text order. Empty before layout.
  @preconcurrency @MainActor
  public var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    attachmentSources.compactMap { $0 as? NSTextAttachmentViewProvider }
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
public import TesseraGraphics

/// Makes the view that stands in a text for an attachment, and says how large it is.
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
/// A text view of TextKit 2 puts the view where the attachment stands while that is in sight, and takes it away when the attachment
/// leaves the text. The provider stays as long as the attachment does.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment; nil when it is gone. Not retained.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// Who lays out the text; nil for nobody. Not retained.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Where the attachment stands in the document.
  open private(set) var location: any NSTextLocation
  /// Whether the room of the attachment is what `attachmentBounds` of this object answers, which is as large as the view,
  /// instead of what
  /// the attachment answers. `false` by default.
  ///
  /// - Note: Differs from UIKit: a view that changes its size has its line set anew when the text view is laid out next.
  open var tracksTextAttachmentViewBounds = false

  private var madeView: UIView?
  private var isLoaded = false

  /// Creates a provider for an attachment at a place of a document. The parent is the view that shows the text; it is not kept.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
    super.init()
  }

  /// The view. `loadView` is called once when it is asked for and has not been set; nil where that sets none.
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

  /// Sets `view`. Override it; it does nothing by itself. Not to be called by apps.
  open func loadView() {}

  /// Returns the room in points, with the y axis upwards from the baseline, for text with these attributes: the view's bounds.
  /// Override it for
  /// one that depends on the line; position is zero. Asked where the provider tracks the bounds of its view.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { view?.bounds ?? .zero }

  /// The bounds of the view as its line knows them.
  package private(set) var trackedBounds: CGRect?

  private func measure(
    _ attributes: [NSAttributedString.Key: Any], _ location: any NSTextLocation, _ container: NSTextContainer?,
    _ fragment: CGRect
  ) -> CGRect {
    let room = attachmentBounds(
      for: attributes, location: location, textContainer: container, proposedLineFragment: fragment, position: .zero)
    trackedBounds = madeView?.bounds
    return room
  }

  /// The view has the bounds now that its line gave it.
  package func noteBounds() { trackedBounds = madeView?.bounds }

  private func take(_ location: any NSTextLocation) { self.location = location }
}

extension NSTextAttachmentViewProvider: AttachmentViewSource {
  package nonisolated var tracksBounds: Bool { MainThread.run { tracksTextAttachmentViewBounds } }

  package nonisolated func move(to location: any NSTextLocation) {
    nonisolated(unsafe) let location = location
    MainThread.run { take(location) }
  }

  package nonisolated func room(
    for attributes: [NSAttributedString.Key: Any], at location: any NSTextLocation, _ container: NSTextContainer?,
    fragment: CGRect
  ) -> CGRect {
    nonisolated(unsafe) let (attributes, location, container) = (attributes, location, container)
    return MainThread.run { measure(attributes, location, container, fragment) }
  }
}

extension NSTextLayoutFragment {
  /// Who shows views in the fragment in place of attachments, in the order of the text; none before layout.
  @preconcurrency @MainActor
  public var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    attachmentSources.compactMap { $0 as? NSTextAttachmentViewProvider }
  }
}

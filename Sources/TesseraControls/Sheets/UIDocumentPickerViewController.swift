// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews
public import UniformTypeIdentifiers

/// The sheet for choosing documents, or a destination for them.
///
///     picker.userChose([url])     // In a test, has the same effect as choosing a document
///
/// - Note: Differs from UIKit: it shows locations without documents. A test provides the chosen documents.
open class UIDocumentPickerViewController: UIViewController {
  let contentTypes: [UTType]
  private let exported: [URL]?
  /// Whether chosen documents are copied, as passed to the initializer. Has no effect: nothing is copied.
  let asCopy: Bool
  /// The delegate, notified of the choice; nil for none.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored only: `userChose(_:)` always accepts several documents. `false` by default.
  open var allowsMultipleSelection = false
  /// Stored only. `false` by default.
  open var shouldShowFileExtensions = false
  /// Stored only; nil by default.
  open var directoryURL: URL?

  /// Creates a sheet for choosing documents of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (self.contentTypes, self.asCopy, exported) = (contentTypes, asCopy, nil)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a sheet for choosing documents of some types in place.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a sheet for choosing a destination for documents.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (contentTypes, self.asCopy, exported) = ([], asCopy, urls)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a sheet for choosing a destination to move documents to.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Returns nil: a sheet requires types or documents.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let title = exported.map { $0.count == 1 ? $0[0].lastPathComponent : "\($0.count) Items" } ?? "Browse"
    let list = SheetListView(title: title) { [weak self] in self?.userCancelled() }
    let card = SheetCard()
    let places = [("iCloud Drive", "icloud"), ("On My iPhone", "iphone"), ("Downloads", "arrow.down.circle")]
    for (index, place) in places.enumerated() {
      card.addArrangedSubview(
        SheetRow(
          place.0, image: UIImage(systemName: place.1), isLeading: true, hasLine: index + 1 < places.count
        ) {})
    }
    list.add(card)
    view = list
  }

  @_spi(Tessera) open override var isSystemScreen: Bool { true }

  /// Dismisses the sheet and notifies the delegate of chosen documents, or of the destinations of exported ones. Nothing is
  /// opened, moved or checked.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ urls: [URL]) {
    close {
      guard !urls.isEmpty else { return }
      $0.delegate?.documentPicker($0, didPickDocumentsAt: urls)
    }
  }

  /// Acts like a tap on Cancel: dismisses the sheet and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userCancelled() { close { $0.delegate?.documentPickerWasCancelled($0) } }

  private func close(_ tell: (UIDocumentPickerViewController) -> Void) {
    presentingViewController?.dismiss(animated: true)
    tell(self)
  }
}

/// A delegate notified of the chosen documents.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after the user chooses documents, or destinations for exported ones.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user closes the sheet.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called after the user chooses a document, if `didPickDocumentsAt` is not implemented.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls the older method with each document.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

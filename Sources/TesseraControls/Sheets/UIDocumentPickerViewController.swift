// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews
public import UniformTypeIdentifiers

/// The sheet in which people choose documents, or a place to put them.
///
///     picker.userChose([url])     // in a test, as choosing a document does
///
/// - Note: Differs from UIKit: it shows places without documents. A test says what people choose.
open class UIDocumentPickerViewController: UIViewController {
  let contentTypes: [UTType]
  private let exported: [URL]?
  /// Whether what is chosen is copied: as given to the initialiser. Nothing is copied.
  let asCopy: Bool
  /// Who is told what was chosen; nil for none.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored only: `userChose(_:)` may give several documents in any case. False by default.
  open var allowsMultipleSelection = false
  /// Stored only. False by default.
  open var shouldShowFileExtensions = false
  /// Stored only; nil by default.
  open var directoryURL: URL?

  /// A sheet to choose documents of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (self.contentTypes, self.asCopy, exported) = (contentTypes, asCopy, nil)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// A sheet to choose documents of some types where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// A sheet to choose a place for documents.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (contentTypes, self.asCopy, exported) = ([], asCopy, urls)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// A sheet to choose a place to which documents are moved.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Nil: a sheet needs types or documents.
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

  /// Closes the sheet and tells the delegate that people have chosen documents, or the places of exported ones. Nothing
  /// is opened, moved or checked.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ urls: [URL]) {
    close {
      guard !urls.isEmpty else { return }
      $0.delegate?.documentPicker($0, didPickDocumentsAt: urls)
    }
  }

  /// Does what a tap on Cancel does: closes the sheet and tells the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userCancelled() { close { $0.delegate?.documentPickerWasCancelled($0) } }

  private func close(_ tell: (UIDocumentPickerViewController) -> Void) {
    presentingViewController?.dismiss(animated: true)
    tell(self)
  }
}

/// Who is told which documents were chosen.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// People have chosen documents, or places for exported ones.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// People have closed the sheet.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// People have chosen a document. Called where `didPickDocumentsAt` is not there.
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews
public import UniformTypeIdentifiers

/// A sheet for choosing documents, or a destination for exported documents.
///
///     picker.userChose([url])     // Simulates choosing a document in a test
///
/// - Note: Differs from UIKit: the sheet shows locations but no documents. A test provides the chosen documents.
open class UIDocumentPickerViewController: UIViewController {
  let contentTypes: [UTType]
  private let exported: [URL]?
  /// Whether chosen documents are copied, as passed to the initializer. Has no effect, because documents are never
  /// copied.
  let asCopy: Bool
  /// The delegate, which is notified when the user chooses documents or cancels.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user can choose several documents. Stored only, because `userChose(_:)` always accepts several.
  /// `false` by default.
  open var allowsMultipleSelection = false
  /// Whether file extensions are visible. Stored only; `false` by default.
  open var shouldShowFileExtensions = false
  /// The initially visible folder. Stored only; nil by default.
  open var directoryURL: URL?

  /// Creates a sheet for choosing documents of the given types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (self.contentTypes, self.asCopy, exported) = (contentTypes, asCopy, nil)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a sheet for choosing documents of the given types without copying them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a sheet for choosing the destination of exported documents.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (contentTypes, self.asCopy, exported) = ([], asCopy, urls)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a sheet for choosing the folder to which documents are moved.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Returns nil, because types or documents are required.
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

  /// Simulates choosing documents, or the destinations of exported documents: dismisses the sheet and notifies the
  /// delegate. The documents are not opened, moved or checked.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userChose(_ urls: [URL]) {
    close {
      guard !urls.isEmpty else { return }
      $0.delegate?.documentPicker($0, didPickDocumentsAt: urls)
    }
  }

  /// Simulates a tap on Cancel: dismisses the sheet and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userCancelled() { close { $0.delegate?.documentPickerWasCancelled($0) } }

  private func close(_ tell: (UIDocumentPickerViewController) -> Void) {
    presentingViewController?.dismiss(animated: true)
    tell(self)
  }
}

/// A delegate that is notified when the user chooses documents or cancels.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after the user chooses documents, or destinations for exported documents.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user cancels the sheet.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called for each chosen document if the delegate does not implement `documentPicker(_:didPickDocumentsAt:)`.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls `documentPicker(_:didPickDocumentAt:)` for each document.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

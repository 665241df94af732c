// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// A file that can be previewed.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
  /// The file URL.
  var previewItemURL: URL? { get }
  /// The title, or `nil` to use the file name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Always `nil`, so that the title is the file name.
  public var previewItemTitle: String? { nil }
}

extension NSURL: @MainActor QLPreviewItem {
  /// This URL.
  public var previewItemURL: URL? { self as URL }
}

/// The editing mode of a previewed file.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// Editing is disabled.
  case disabled = 0
  /// The file can be updated.
  case updateContents
  /// An edited copy can be created.
  case createCopy
}

/// The data source of a preview controller.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns the file at an index.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// The delegate of a preview controller. Never called.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Called before the preview is dismissed. Never called in Tessera.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called after the preview is dismissed. Never called in Tessera.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns whether a URL may be opened.
  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
  /// Returns the editing mode for a file.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  /// Called when a file changes. Never called in Tessera.
  func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  /// Returns the view from which the preview expands.
  func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Returns `true`.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  /// Returns `.disabled`.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  /// Does nothing.
  public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {
  }
  /// Returns `nil`.
  public func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
  {
    nil
  }
}

/// A view controller that previews files.
///
/// - Note: Differs from UIKit: it shows a placeholder. It requests items from the data source, and its title is the
///   current item's title.
open class QLPreviewController: PlaceholderController {
  /// The name shown in the placeholder: `QLPreviewController`.
  @_spi(Tessera) open override class var placeholderName: String { "QLPreviewController" }
  /// The warning that the placeholder logs.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("QuickLook", "QLPreviewController shows no files")
  }

  /// The data source.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate. Never called.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the current item. The default is 0.
  open var currentPreviewItemIndex = 0 {
    didSet { refreshCurrentPreviewItem() }
  }

  /// The current item, or `nil` if there is no item at the current index.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Returns whether the item has a file.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  /// Reloads the items from the data source.
  open func reloadData() { refreshCurrentPreviewItem() }

  /// Updates the title to that of the current item.
  open func refreshCurrentPreviewItem() {
    guard let item = currentPreviewItem else { return }
    title = item.previewItemTitle ?? item.previewItemURL?.lastPathComponent
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    refreshCurrentPreviewItem()
  }
}

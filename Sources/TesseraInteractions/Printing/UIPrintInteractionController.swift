// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A controller for printing.
///
/// - Note: Differs from UIKit: it never prints. It reports that once on standard error, and calls the completion with `false`.
///   The values are stored.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called after dismissal, with the controller, whether printing succeeded, and the error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The only controller.
  open class var shared: UIPrintInteractionController { only }
  private static let only = UIPrintInteractionController()

  /// Always `false`: there is no printer.
  open class var isPrintingAvailable: Bool { false }
  /// The printable types of files: none.
  open class var printableUTIs: Set<String> { [] }
  /// Returns `false`: there is no printer.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Returns `false`: there is no printer.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// The attributes of the job. Nil by default.
  open var printInfo: UIPrintInfo?
  /// The delegate. Never called.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the user can choose pages. Stored only.
  open var showsPageRange = false
  /// Whether the user can choose the number of copies. Stored only; `true` by default.
  open var showsNumberOfCopies = true
  /// Whether the user can choose the orientation. Stored only; `true` by default.
  open var showsPaperOrientation = true
  /// Whether the user can choose among the papers loaded in a printer. Stored only.
  open var showsPaperSelectionForLoadedPapers = false
  /// The paper of the last job. Always nil.
  open var printPaper: UIPrintPaper? { nil }
  /// The renderer of the pages. Nil by default.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The formatter of the content. Nil by default.
  open var printFormatter: UIPrintFormatter?
  /// The item to print: an image, a file or its data. Nil by default.
  open var printingItem: Any?
  /// The items to print. Nil by default.
  open var printingItems: [Any]?

  nonisolated override init() {
    super.init()
  }

  /// Calls the completion with `false`, without printing.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    reportUnavailable(completion)
  }
  /// Calls the completion with `false`, without printing.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { reportUnavailable(completion) }
  /// Calls the completion with `false`, without printing.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { reportUnavailable(completion) }
  /// Does nothing: no options are shown.
  open func dismiss(animated: Bool) {}

  private var hasRefused = false

  private func reportUnavailable(_ completion: CompletionHandler?) -> Bool {
    if !hasRefused {
      hasRefused = true
      StandardError.write(
        "UIPrintInteractionController can't print. Draw a UIPrintPageRenderer's pages into a PDF context instead.\n"
      )
    }
    completion?(self, false, nil)
    return false
  }
}

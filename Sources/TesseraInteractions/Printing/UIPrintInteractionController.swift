// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A controller for printing.
///
/// - Note: Differs from UIKit: never prints. Reports this once on standard error, and calls the completion handler
///   with `false`. Property values are stored.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// A closure called after dismissal with the controller, a Boolean that is true if printing succeeded, and the
  /// error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The shared controller.
  open class var shared: UIPrintInteractionController { only }
  private static let only = UIPrintInteractionController()

  /// Always `false`, because Tessera does not print.
  open class var isPrintingAvailable: Bool { false }
  /// The printable file types. Always empty.
  open class var printableUTIs: Set<String> { [] }
  /// Returns `false`, because Tessera does not print.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Returns `false`, because Tessera does not print.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// The attributes of the print job. Nil by default.
  open var printInfo: UIPrintInfo?
  /// The delegate. Never called.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the user can choose pages. Stored only.
  open var showsPageRange = false
  /// Whether the user can choose the number of copies. Stored only; `true` by default.
  open var showsNumberOfCopies = true
  /// Whether the user can choose the orientation. Stored only; `true` by default.
  open var showsPaperOrientation = true
  /// Whether the user can choose one of the papers loaded in the printer. Stored only.
  open var showsPaperSelectionForLoadedPapers = false
  /// The paper of the last print job. Always nil.
  open var printPaper: UIPrintPaper? { nil }
  /// The page renderer. Nil by default.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The content formatter. Nil by default.
  open var printFormatter: UIPrintFormatter?
  /// The item to print: an image, a file or its data. Nil by default.
  open var printingItem: Any?
  /// The items to print. Nil by default.
  open var printingItems: [Any]?

  nonisolated override init() {
    super.init()
  }

  /// Calls the completion handler with `false`, without printing.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    reportUnavailable(completion)
  }
  /// Calls the completion handler with `false`, without printing.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { reportUnavailable(completion) }
  /// Calls the completion handler with `false`, without printing.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { reportUnavailable(completion) }
  /// Does nothing, because no printer options are shown.
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

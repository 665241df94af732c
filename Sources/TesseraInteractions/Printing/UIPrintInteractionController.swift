// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// What would print.
///
/// - Note: Differs from UIKit: it never prints: it says so once on standard error, and calls the completion with false. The values are
///   kept.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called when the options have left: with the controller, whether all was printed, and the error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one controller.
  open class var shared: UIPrintInteractionController { only }
  private static let only = UIPrintInteractionController()

  /// Whether the device prints: false.
  open class var isPrintingAvailable: Bool { false }
  /// The types of files that print: none.
  open class var printableUTIs: Set<String> { [] }
  /// Returns whether a file prints: false.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Returns whether data print: false.
  open class func canPrint(_ data: Data) -> Bool { false }

  /// What the job is like. Nil by default.
  open var printInfo: UIPrintInfo?
  /// Who hears of printing. Never asked.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether pages could be chosen. Stored only.
  open var showsPageRange = false
  /// Whether a number of copies could be chosen. Stored only; `true` by default.
  open var showsNumberOfCopies = true
  /// Whether an orientation could be chosen. Stored only; `true` by default.
  open var showsPaperOrientation = true
  /// Whether paper could be chosen for printers that have several. Stored only.
  open var showsPaperSelectionForLoadedPapers = false
  /// The paper of the last job: nil, as there is none.
  open var printPaper: UIPrintPaper? { nil }
  /// What would draw the pages. Nil by default.
  open var printPageRenderer: UIPrintPageRenderer?
  /// What would lay out the content. Nil by default.
  open var printFormatter: UIPrintFormatter?
  /// What would be printed as it is: an image, a file, its data. Nil by default.
  open var printingItem: Any?
  /// What would be printed as it is. Nil by default.
  open var printingItems: [Any]?

  nonisolated override init() {
    super.init()
  }

  /// Prints nothing: calls the completion with false.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    refuse(completion)
  }
  /// Prints nothing: calls the completion with false.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  /// Prints nothing: calls the completion with false.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  /// Does nothing: no options show.
  open func dismiss(animated: Bool) {}

  private var hasRefused = false

  private func refuse(_ completion: CompletionHandler?) -> Bool {
    if !hasRefused {
      hasRefused = true
      StandardError.write(
        "UIPrintInteractionController prints nothing here. Draw a UIPrintPageRenderer's pages into a PDF context instead.\n"
      )
    }
    completion?(self, false, nil)
    return false
  }
}

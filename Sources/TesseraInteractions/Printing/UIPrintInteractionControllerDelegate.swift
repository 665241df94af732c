// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) public import TesseraViews

/// The delegate of a print interaction controller. Never called, because nothing is printed.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Returns the view controller that presents the printer options. Never called in Tessera.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns the paper to print on. Never called in Tessera.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Called before the options are shown. Never called in Tessera.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called after the options are shown. Never called in Tessera.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before the options are dismissed. Never called in Tessera.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called after the options are dismissed. Never called in Tessera.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before a job starts. Never called in Tessera.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Called after a job has finished. Never called in Tessera.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Returns nil.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Returns the smallest paper in the list, or US Letter if the list is empty.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: paperList) }
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

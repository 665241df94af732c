// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) public import TesseraViews

/// Hears of printing. Never asked, all of it: nothing is printed.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Returns the controller above which the options would show. Never asked: nothing is printed.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns the paper to print on. Never asked: nothing is printed.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// The options are about to show. Never asked: nothing is printed.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The options show. Never asked: nothing is printed.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The options are about to leave. Never asked: nothing is printed.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The options have left. Never asked: nothing is printed.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// A job begins. Never asked: nothing is printed.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// A job has ended. Never asked: nothing is printed.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Returns none.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Returns the smallest that holds the page.
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

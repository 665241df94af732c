// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// A paper size.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The width and height in points.
  open var paperSize: CGSize { storedSize }
  private let storedSize: CGSize
  /// The printable rectangle, which is the whole paper.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }

  init(size: CGSize) {
    storedSize = size
    super.init()
  }

  /// Returns the smallest paper that fits a page, or the first paper if none fits. Returns US Letter if the list is
  /// empty.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    let fitting = paperList.filter {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    let area = { (paper: UIPrintPaper) in paper.paperSize.width * paper.paperSize.height }
    return fitting.min { area($0) < area($1) } ?? paperList.first ?? UIPrintPaper(size: CGSize(width: 612, height: 792))
  }
}

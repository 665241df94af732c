// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// A size of paper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// Width and height, in points.
  open var paperSize: CGSize { storedSize }
  private let storedSize: CGSize
  /// The part that can be printed on: all of it.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }

  init(size: CGSize) {
    storedSize = size
    super.init()
  }

  /// Returns the smallest of some papers that holds a page; the first one where none does, and US Letter where there is none.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    let fitting = paperList.filter {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    let area = { (paper: UIPrintPaper) in paper.paperSize.width * paper.paperSize.height }
    return fitting.min { area($0) < area($1) } ?? paperList.first ?? UIPrintPaper(size: CGSize(width: 612, height: 792))
  }
}

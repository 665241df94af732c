// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// System sheets in a phone-sized window: taps on Cancel, and selections simulated by a test.
@MainActor
@Suite struct PickerSheetTests {
  private let window = makeWindow(390, 844, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let base = UIViewController()
  private let witness = Witness()

  init() {
    window.rootViewController = base
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private final class Witness: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIFontPickerViewControllerDelegate
  {
    var log: [String] = []

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log.append("documents \(urls.map(\.lastPathComponent))")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("no document") }
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      log.append("picture \(info[.originalImage] is UIImage)")
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.append("no picture")
      picker.dismiss(animated: true)
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(
        "font \(viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 12).familyName } ?? "")")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("no font") }
  }

  private func present(_ controller: UIViewController) {
    base.present(controller, animated: false)
    window.layoutIfNeeded()
  }

  private func tap(_ title: String) throws {
    let label = try #require(window.all(UILabel.self).first { $0.text == title && $0.window != nil })
    window.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window))
    window.layoutIfNeeded()
  }

  private var isOpen: Bool { base.presentedViewController != nil }

  @Test func documents() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
    picker.delegate = witness
    present(picker)
    // A large sheet begins 10 points below the status bar.
    #expect(picker.view.convert(picker.view.bounds, to: window) == CGRect(x: 0, y: 57, width: 390, height: 787))
    picker.userChose([URL(fileURLWithPath: "/Documents/a.txt")])
    window.layoutIfNeeded()
    #expect(witness.log == [#"documents ["a.txt"]"#] && !isOpen)
    present(picker)
    picker.userCancelled()
    window.layoutIfNeeded()
    #expect(witness.log.last == "no document" && !isOpen)
  }

  /// A location's symbol precedes its name, and the symbol's center is 28 points from the row's edge. Symbols grow
  /// with the text size. At AX3, 17-point text becomes 40 points, so the symbols exceed their default 28 points.
  @Test func rowsAtLargeTexts() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: []))
    let row = try #require(window.all(SheetRow.self).first)
    #expect(row.picture.frame.midX == 28 && row.label.frame.minX == 54)
    base.dismiss(animated: false)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    present(UIDocumentPickerViewController(forOpeningContentTypes: []))
    let large = try #require(window.all(SheetRow.self).first)
    let size = large.picture.frame.size
    #expect(size.width > 28 * 1.5)
    // Width and height are equal up to a pixel.
    #expect(abs(size.width - size.height) < 1 && abs(large.label.frame.minX - large.picture.frame.maxX - 12) < 1)
  }

  @Test func exported() {
    let one = UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/Documents/a.txt")])
    #expect(one.view.all(UILabel.self).contains { $0.text == "a.txt" })
  }

  @Test func imagePicker() throws {
    let picker = UIImagePickerController()
    picker.delegate = witness
    present(picker)
    let item = picker.topViewController?.navigationItem
    #expect(picker.topViewController?.title == "Photos" && item?.leftBarButtonItem?.systemItem == .cancel)
    #expect((item?.titleView as? UISegmentedControl)?.numberOfSegments == 2)
    picker.userChose([.originalImage: UIImage()])
    window.layoutIfNeeded()
    #expect(witness.log == ["picture true"] && !isOpen)
    let other = UIImagePickerController()
    present(other)
    other.userCancelled()
    window.layoutIfNeeded()
    #expect(!isOpen)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  /// Three squares in a row with two gaps of 2 points: (394 - 4) / 3 = 130.
  @Test func grid() throws {
    let grid = PhotoGridController()
    grid.view.frame = CGRect(x: 0, y: 0, width: 394, height: 700)
    grid.view.layoutIfNeeded()
    #expect(grid.view.subviews[0].frame == CGRect(x: 0, y: 0, width: 130, height: 130))
    #expect(grid.view.subviews[5].frame == CGRect(x: 264, y: 132, width: 130, height: 130))
  }

  @Test func fonts() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = witness
    present(picker)
    let family = try #require(UIFont.familyNames.sorted().first)
    try tap(family)
    #expect(witness.log == ["font \(family)"] && !isOpen)
  }

  @Test func document() {
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/Documents/a.png"))
    #expect(controller.name == "a.png" && controller.uti == "public.png")
    controller.name = "b"
    #expect(controller.name == "b" && !controller.presentPreview(animated: true))
  }

  @Test func searchContainer() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let container = UISearchContainerViewController(searchController: search)
    window.rootViewController = container
    window.layoutIfNeeded()
    // The search bar is below the status bar. The results extend from its lower edge to the bottom.
    #expect(search.searchBar.frame.minY == 47 && results.view.frame.minY == search.searchBar.frame.maxY)
    #expect(results.view.frame.maxY == 844 && results.parent === container)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Paints pickers into the folder that TESSERA_PICKER_SHEETS names; without it, paints nothing.
@MainActor @Suite struct PickerSheets {
  nonisolated static let folder = ProcessInfo.processInfo.environment["TESSERA_PICKER_SHEETS"]

  private func write(_ window: UIWindow, _ name: String) throws {
    guard let folder = Self.folder else { return }
    window.layoutIfNeeded()
    let (width, height) = (Int(window.bounds.width * 2), Int(window.bounds.height * 2))
    let list = window.displayList(
      scale: 2, pixels: (width, height), background: Color(red: 255, green: 255, blue: 255))
    let bitmap = try Painter().paint(list)
    let data = try #require(UIImage(bitmap: bitmap, scale: 2).pngData())
    try data.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
  }

  @Test(.enabled(if: folder != nil), arguments: [UIUserInterfaceStyle.light, .dark])
  func pickers(_ style: UIUserInterfaceStyle) throws {
    let window = makeWindow(340, 450, style: style)
    window.backgroundColor = .systemBackground
    let source = UIPickerViewTests.Source()
    source.counts = [12, 7]
    let wide = UIPickerView(frame: CGRect(10, 5, 320, 216))
    wide.dataSource = source
    wide.delegate = source
    wide.selectRow(5, inComponent: 0, animated: false)
    wide.selectRow(2, inComponent: 1, animated: false)
    window.addSubview(wide)
    let single = UIPickerView(frame: CGRect(10, 228, 320, 216))
    let other = UIPickerViewTests.Source()
    other.counts = [5]
    single.dataSource = other
    single.delegate = other
    window.addSubview(single)
    try write(window, "picker-\(style == .dark ? "dark" : "light")")
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

private class OverridingView: UIView {
  var seen: CGRect = .null
  override init(frame: CGRect) {
    super.init(frame: frame)
    seen = frame
  }
  required init?(coder: NSCoder) { nil }
}

private class InheritingView: OverridingView { var word = "kept" }
private class PlainView: UIView { var number = 7 }

private final class CustomCell: UITableViewCell {
  var seenStyle: CellStyle?
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    seenStyle = style
  }
  required init?(coder: NSCoder) { nil }
}

private final class PlainCell: UITableViewCell { var number = 3 }
private final class CustomHeader: UITableViewHeaderFooterView { var word = "header" }
private final class CustomLayer: CALayer { var number = 5 }
private final class CustomLayerView: UIView {
  override class var layerClass: AnyClass { CustomLayer.self }
}

/// A view that counts its live instances, to check ownership across calls.
private final class CountedView: UIView {
  static var alive = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.alive += 1
  }
  required init?(coder: NSCoder) { nil }
  isolated deinit { Self.alive -= 1 }
}

@MainActor @Suite struct DynamicInitTests {
  let frame = CGRect(1, 2, 3, 4)

  @Test func callsTheSubclassInitializer() {
    #expect(DynamicInit.view(OverridingView.self, frame: frame).seen == frame)
    let inheriting = DynamicInit.view(InheritingView.self, frame: frame)
    #expect(type(of: inheriting) == InheritingView.self)
    #expect(inheriting.seen == frame && inheriting.word == "kept")
    let plain: UIView.Type = PlainView.self
    #expect((DynamicInit.view(plain, frame: frame) as? PlainView)?.number == 7)
    #expect(DynamicInit.view(UIView.self, frame: frame).frame == frame)
  }

  @Test(arguments: [nil, "", "cell", "an identifier that is longer than fifteen bytes", "Zelle · セル"])
  func passesStrings(identifier: String?) {
    let cell = DynamicInit.cell(CustomCell.self, style: .value2, reuseIdentifier: identifier)
    #expect((cell as? CustomCell)?.seenStyle == .value2)
    #expect(cell.reuseIdentifier == identifier)
    #expect((DynamicInit.cell(PlainCell.self, style: .value1, reuseIdentifier: identifier) as? PlainCell)?.number == 3)
    let header = DynamicInit.headerFooter(CustomHeader.self, reuseIdentifier: identifier)
    #expect(header.reuseIdentifier == identifier)
    #expect((header as? CustomHeader)?.word == "header")
  }

  @Test func createsLayersOfAnyClass() {
    #expect((CustomLayerView().layer as? CustomLayer)?.number == 5)
  }

  @Test func returnsOwnedObjects() {
    do {
      let view = DynamicInit.view(CountedView.self)
      #expect(CountedView.alive == 1)
      withExtendedLifetime(view) {}
    }
    #expect(CountedView.alive == 0)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SnapshotTesting
import TesseraGraphics
import TesseraImaging
import TesseraRaster
import TesseraViews
import Testing

@Suite @MainActor
struct ViewImageConfigTests {
  /// Apple's portrait sizes and top and bottom safe area insets, both in points (Human Interface Guidelines,
  /// "Layout", "Specifications").
  @Test(
    arguments: [
      (ViewImageConfig.iPhoneSe, 320, 568, 20, 0), (.iPhone8, 375, 667, 20, 0), (.iPhone8Plus, 414, 736, 20, 0),
      (.iPhoneX, 375, 812, 44, 34), (.iPhoneXr, 414, 896, 44, 34), (.iPhoneXsMax, 414, 896, 44, 34),
      (.iPhone11, 414, 896, 48, 34), (.iPhone11Pro, 375, 812, 44, 34), (.iPhone11ProMax, 414, 896, 44, 34),
      (.iPhone12Mini, 375, 812, 50, 34), (.iPhone12, 390, 844, 47, 34), (.iPhone12Pro, 390, 844, 47, 34),
      (.iPhone12ProMax, 428, 926, 47, 34), (.iPhone13Mini, 375, 812, 50, 34), (.iPhone13, 390, 844, 47, 34),
      (.iPhone13Pro, 390, 844, 47, 34), (.iPhone13ProMax, 428, 926, 47, 34),
      (.iPadMini(.portrait), 768, 1024, 20, 0), (.iPad9_7(.portrait), 768, 1024, 20, 0),
      (.iPad10_2(.portrait), 810, 1080, 20, 0), (.iPadPro10_5(.portrait), 834, 1112, 20, 0),
      (.iPadPro11(.portrait), 834, 1194, 24, 20), (.iPadPro12_9(.portrait), 1024, 1366, 20, 0),
    ] as [(ViewImageConfig, CGFloat, CGFloat, CGFloat, CGFloat)])
  func portrait(_ config: ViewImageConfig, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat) {
    #expect(config.size == CGSize(width: width, height: height))
    #expect(config.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(config.traits.verticalSizeClass == .regular)
    #expect(config.traits.horizontalSizeClass == (width > 500 ? .regular : .compact))
    #expect(config.traits.preferredContentSizeCategory == .medium)
  }

  /// In landscape, all phones have a compact height, and large phones have a regular width.
  @Test func landscape() {
    let x = ViewImageConfig.iPhoneX(.landscape)
    #expect(x.size == CGSize(width: 812, height: 375))
    #expect(x.safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    #expect(x.traits.horizontalSizeClass == .compact && x.traits.verticalSizeClass == .compact)
    #expect(UITraitCollection.iPhone8Plus(.landscape).horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhoneSe(.landscape).safeArea == .zero)
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768), "tablets are in landscape by default")
  }

  /// Split view widths and size classes, from a table on the same page.
  @Test func splitViews() {
    func width(_ orientation: ViewImageConfig.TabletOrientation) -> CGFloat? {
      ViewImageConfig.iPadMini(orientation).size?.width
    }
    #expect(width(.landscape(splitView: .oneThird)) == 320)
    #expect(width(.landscape(splitView: .oneHalf)) == 507)
    #expect(width(.landscape(splitView: .twoThirds)) == 694)
    #expect(width(.portrait(splitView: .oneThird)) == 320)
    #expect(width(.portrait(splitView: .twoThirds)) == 438)
    #expect(width(.portrait(splitView: .full)) == 768)
    let half = ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf)).traits
    #expect(half.horizontalSizeClass == .compact && half.verticalSizeClass == .regular)
    #expect(ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .twoThirds)).traits.horizontalSizeClass == .regular)
  }

  private final class Spy: UIViewController {
    var seen: (insets: UIEdgeInsets, width: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom, scale: CGFloat)?
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let traits = traitCollection
      seen = (
        view.safeAreaInsets, traits.horizontalSizeClass, traits.userInterfaceIdiom, traits.displayScale
      )
    }
  }

  @Test func controllerEnvironment() throws {
    try withFolder { folder in
      let spy = Spy()
      _ = verifySnapshot(
        of: spy, as: .image(on: .iPhoneX(.landscape), traits: oneToOne), named: "a", snapshotDirectory: folder)
      #expect(spy.seen?.insets == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
      #expect(spy.seen?.width == .compact && spy.seen?.idiom == .phone && spy.seen?.scale == 1)
      let a = try PNG.read(folder + "/controllerEnvironment.a.png")
      #expect(a.width == 812)
      _ = verifySnapshot(of: spy, as: .image(on: .iPadMini), named: "b", snapshotDirectory: folder)
      #expect(spy.seen?.width == .regular && spy.seen?.idiom == .pad && spy.seen?.scale == 3)
      let b = try PNG.read(folder + "/controllerEnvironment.b.png")
      #expect(b.width == 3072)
      #expect(spy.loads == 1)
    }
  }

  /// Without a device, the image has the view's size. Initially, that is the main screen's size: 390 x 844 points at
  /// 3 pixels per point.
  @Test func controllersWithoutADevice() throws {
    try withFolder { folder in
      func size(_ controller: UIViewController, _ strategy: Snapshotting<UIViewController, UIImage>) throws -> [Int] {
        _ = verifySnapshot(
          of: controller, as: strategy, named: "a", record: .all, snapshotDirectory: folder, testName: "t")
        let bitmap = try PNG.read(folder + "/t.a.png")
        return [bitmap.width, bitmap.height]
      }
      let usual = try size(UIViewController(), .image)
      #expect(usual == [1170, 2532])
      let small = UIViewController()
      small.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      #expect(try size(small, .image(traits: oneToOne)) == [30, 20])
      #expect(try size(small, .image(size: CGSize(width: 5, height: 6))) == [15, 18])
    }
  }
}

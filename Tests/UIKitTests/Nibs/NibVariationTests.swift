// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraNibs
@testable import TesseraViews

/// Variations by size class and language.
@MainActor @Suite struct NibVariationTests {
  private let varied = """
    <view contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
        <subviews>
            <label opaque="NO" alpha="1" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <variation key="heightClass=compact" alpha="0.25">
                    <fontDescription key="fontDescription" type="system" pointSize="11"/>
                </variation>
            </label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </subviews>
        <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="c1">
                <variation key="heightClass=compact" constant="5"/>
            </constraint>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="7" id="c2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="9" id="c3"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="c5"/>
        </constraints>
        <variation key="default">
            <mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="c3"/></mask>
        </variation>
        <variation key="heightClass=compact">
            <mask key="subviews"><include reference="b"/></mask>
            <mask key="constraints"><include reference="c3"/><exclude reference="c2"/></mask>
        </variation>
    </view>
    """

  @Test func sizeClasses() throws {
    let view: UIView = try #require(NibFixture.make(varied))
    let label = try #require(view.subviews.first as? UILabel)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(view)
    window.traitOverrides.verticalSizeClass = .regular
    view.layoutIfNeeded()
    // Without the variation, the second view and the 9-point constraint are not installed.
    #expect(view.subviews == [label] && label.alpha == 1 && label.font.pointSize == 17)
    #expect(label.frame.origin == CGPoint(x: 7, y: 40))
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(view.subviews.count == 2 && label.alpha == 0.25 && label.font.pointSize == 11)
    #expect(label.frame.origin == CGPoint(x: 9, y: 5))
    #expect(abs((view.subviews.last?.frame.minY ?? 0) - label.frame.maxY) < 0.001)
    window.traitOverrides.verticalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(view.subviews == [label] && label.alpha == 1 && label.frame.origin == CGPoint(x: 7, y: 40))
  }

  @Test func releasesVariedViews() {
    weak var seen: UIView?
    do {
      let view: UIView? = NibFixture.make(varied)
      seen = view
      #expect(seen != nil)
    }
    #expect(seen == nil)
  }

  /// `Files/de.lproj/ProfileCard.strings` contains the German strings, keyed by object id.
  @Test(arguments: [("de", "Gräfin Lovelace", "Folgen"), ("en", "Ada Lovelace & Co", "Follow")])
  func languages(language: String, name: String, title: String) throws {
    try AmbientLanguage.with(LanguageTag(language)) {
      let card = try #require(
        NibFixture.bundle.loadNibNamed("ProfileCard", owner: CardOwner())?.first as? ProfileCard)
      #expect(card.nameLabel.text == name)
      #expect(card.subviews.compactMap { $0 as? UIButton }.first?.title(for: .normal) == title)
    }
  }

  @Test func controllersWithNibs() throws {
    let named = UIViewController(nibName: "Panel", bundle: NibFixture.bundle)
    #expect(named.nibName == "Panel" && named.nibBundle == NibFixture.bundle && !named.isViewLoaded)
    #expect(named.view.backgroundColor == .systemPink && named.view.bounds.size == CGSize(width: 200, height: 100))
    // For a nil name, the nib name is the class name without "Controller".
    let ofClass = PanelController(nibName: nil, bundle: NibFixture.bundle)
    #expect(ofClass.view.backgroundColor == .systemPink && ofClass.nibName == "Panel")
    let overriding = PlainPanelController(nibName: "Panel", bundle: NibFixture.bundle)
    #expect(overriding.view.backgroundColor == nil)
  }
}

class PanelController: UIViewController {}

class PlainPanelController: UIViewController {
  override func loadView() { view = UIView() }
}

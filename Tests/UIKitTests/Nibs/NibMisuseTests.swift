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

/// Files that are damaged, hostile or refer to missing objects. Each is reported, and none terminates the process.
@MainActor @Suite struct NibMisuseTests {
  private func reports(_ objects: String, owner: AnyObject? = nil) -> [String] {
    NibFixture.reports { _ = UINib(data: NibFixture.document(objects), bundle: nil).instantiate(withOwner: owner) }
  }

  @Test(arguments: [
    ("", "the file is empty; save it again"), (" \n", "Line 2: The file contains no element"),
    ("<document><objects><view", "Line 1: The file ends within <view>; it is truncated"),
    ("<document>\n<objects>\n</document>", "Line 3: </document> does not match <objects> in line 2"),
    ("<document a=\"1\" a=\"2\"/>", "Line 1: The attribute a occurs twice in one element"),
    ("<document>&bomb;</document>", "Line 1: The entity &bomb; is unknown; write the character itself"),
    (
      "<!DOCTYPE d [<!ENTITY a \"b\">]><document>&a;</document>",
      "Line 1: The document has too much content (text from entities)"
    ),
    ("<archive/>", "it begins with <archive> instead of <document>; save it with Xcode 5 or later"),
    ("bplist00", "the file is compiled; copy the .xib or .storyboard itself into the bundle"),
    ("NIBArchive\u{1}\0\0\0", "the file is compiled"), ("PK\u{3}\u{4}", "the file is compiled"),
    ("<document/><document/>", "Line 1: There is a second root element"),
    ("<?xml version='1.0' encoding='Big5'?><document/>", "The encoding big5 is not supported; save the file as UTF-8"),
  ])
  func damaged(text: String, reason: String) {
    let reports = NibFixture.reports { _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil) }
    #expect(reports.count == 1 && reports[0].contains(reason), "\(reports)")
  }

  @Test func deep() {
    let text = String(repeating: "<view>", count: 100_000)
    let reports = NibFixture.reports { _ = UINib(data: Data(text.utf8), bundle: nil) }
    #expect(reports.count == 1 && reports[0].contains("nested more than 1000 deep"))
    // At the depth limit: 400 nested views have two elements each.
    let nested =
      String(repeating: "<view><subviews>", count: 400) + String(repeating: "</subviews></view>", count: 400)
    #expect(self.reports(nested) == [])
  }

  /// Every prefix of a file results in a report or in a nib.
  @Test func truncated() throws {
    let url = NibFixture.bundle.bundleURL.appendingPathComponent("ProfileCard.xib")
    let bytes = [UInt8](try Data(contentsOf: url))
    for count in stride(from: 0, to: bytes.count, by: 97) {
      do throws(NibError) {
        let root = try NibElement.read(Array(bytes[..<count]))
        Issue.record("a prefix of \(count) bytes is not a document: \(root.name)")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func unknownElementsOnce() {
    let one = "<mapView contentMode=\"scaleToFill\" id=\"m\"/>"
    let reports = reports("<view id=\"v\"><subviews>\(one)\(one.replacing("\"m\"", with: "\"n\""))</subviews></view>")
    #expect(
      reports == [
        "The element \"mapView\" in data.xib:4 <mapView> cannot be used: elements with this name are not supported."
      ]
    )
  }

  @Test func unknownAttributes() {
    let reports = reports("<view glow=\"YES\" alpha=\"much\" id=\"v\"/>")
    #expect(reports.count == 2)
    #expect(reports.contains { $0.contains("alpha=\"much\" is not a valid value") })
    #expect(reports.contains { $0.contains("the attribute glow is not supported") })
  }

  @Test func unknownClass() {
    let reports = NibFixture.reports {
      let view: UIView? = NibFixture.make("<label customClass=\"Nowhere\" customModule=\"App\" text=\"x\" id=\"v\"/>")
      #expect((view as? UILabel)?.text == "x")
    }
    #expect(reports.count == 1 && reports[0].contains("Unknown class Nowhere in Interface Builder file"))
  }

  @Test func classOfAnotherKind() {
    let reports = reports("<view customClass=\"HomeViewController\" customModule=\"UIKitTests\" id=\"v\"/>")
    #expect(reports.count == 1 && reports[0].contains("is not a UIView"))
  }

  @Test func unknownOutlets() {
    let view = """
      <view customClass="ProfileCard" customModule="UIKitTests" id="v">
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isGlossy" value="YES"/></userDefinedRuntimeAttributes>
          <connections>
              <outlet property="nickname" destination="v" id="a"/>
              <outlet property="nameLabel" destination="v" id="b"/>
              <outlet property="avatar" destination="gone" id="c"/>
          </connections>
      </view>
      """
    let sentences = NibFixture.reports {
      let made: ProfileCardWithoutLabel? = NibFixture.make(
        view.replacing("ProfileCard", with: "ProfileCardWithoutLabel"))
      #expect(made != nil)
    }
    #expect(sentences.count == 4, "\(sentences)")
    #expect(
      sentences.contains { $0.contains("not key value coding-compliant for the key nickname. Build the sources") })
    #expect(
      sentences.contains {
        $0.contains("ProfileCardWithoutLabel.nameLabel") && $0.contains("type of the property does not match")
      })
    #expect(sentences.contains { $0.contains("its destination gone is not in the file") })
    #expect(sentences.contains { $0.contains("not key value coding-compliant for the key isGlossy") })
  }

  @Test func unknownActions() {
    let reports = reports(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <button id="b"><connections>
          <action selector="nobody:" destination="-1" eventType="touchUpInside" id="a"/>
          <action selector="nobody:" destination="-1" eventType="blink" id="c"/>
      </connections></button>
      """, owner: CardOwner())
    #expect(reports.count == 2, "\(reports)")
    #expect(reports.contains { $0.contains("CardOwner.nobody:") && $0.contains("no such method by name") })
    #expect(reports.contains { $0.contains("eventType=\"blink\" is not valid") })
  }

  @Test(arguments: [
    ("firstAttribute=\"width\" secondItem=\"gone\" secondAttribute=\"width\"", "secondItem=\"gone\" is not a view"),
    ("firstAttribute=\"left\" constant=\"4\"", "can't be combined"),
    ("firstAttribute=\"left\" secondItem=\"w\" secondAttribute=\"width\"", "can't be combined"),
    ("firstAttribute=\"left\" secondItem=\"w\" secondAttribute=\"trailing\"", "can't be combined"),
    ("firstAttribute=\"width\" multiplier=\"1:0\" secondItem=\"w\" secondAttribute=\"width\"", "can't be combined"),
    ("firstAttribute=\"girth\" constant=\"4\"", "firstAttribute=\"girth\" is not a constraint attribute"),
    ("firstAttribute=\"top\" secondItem=\"x\" secondAttribute=\"top\"", "its items have no common ancestor"),
  ])
  func constraints(attributes: String, reason: String) {
    let reports = reports(
      """
      <view id="v"><subviews><view id="w"/></subviews><constraints><constraint \(attributes) id="c"/></constraints></view>
      <view id="x"/>
      """)
    #expect(reports.count == 1 && reports[0].contains(reason), "\(reports)")
  }

  /// Connections and constraints refer to the first of two objects with equal ids. The second object is created
  /// without the id.
  @Test func duplicateIDs() {
    let sentences = NibFixture.reports {
      let view: UIView? = NibFixture.make(
        """
        <view id="v"><subviews>
        <label text="A" id="a"/><label text="B" id="a"/><view id="v"><subviews><view id="v"/></subviews></view></subviews></view>
        """)
      #expect(view?.subviews.map { ($0 as? UILabel)?.text } == ["A", "B", nil])
      #expect(view?.subviews.last?.subviews.count == 1)
    }
    #expect(sentences.count == 2, "\(sentences)")
    #expect(sentences.contains { $0.contains("the element at line 5 has the id a as well") })
  }

  /// Windows editors write UTF-16, and old editors Latin-1.
  @Test func encodings() throws {
    let text = "<?xml version='1.0'?><document><objects><label text='Grüße' id='a'/></objects></document>"
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let label = UINib(data: Data(wide), bundle: nil).instantiate(withOwner: nil).first as? UILabel
    #expect(label?.text == "Grüße")
    let latin = text.replacing("?>", with: " encoding='ISO-8859-1'?>").unicodeScalars.map { UInt8($0.value) }
    #expect((UINib(data: Data(latin), bundle: nil).instantiate(withOwner: nil).first as? UILabel)?.text == "Grüße")
    let undeclared = NibFixture.reports {
      _ = UINib(data: Data(text.unicodeScalars.map { UInt8($0.value) }), bundle: nil)
    }
    #expect(undeclared.count == 1 && undeclared[0].contains("not valid UTF-8; save it as UTF-8"), "\(undeclared)")
  }

  /// If a file was compiled by Interface Builder, the report states that.
  @Test func compiledFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Compiled-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Main.storyboardc"), withIntermediateDirectories: true)
    try Data("NIBArchive".utf8).write(to: folder.appendingPathComponent("Card.nib"))
    let bundle = try #require(Bundle(url: folder))
    let reports = NibFixture.reports {
      #expect(bundle.loadNibNamed("Card", owner: nil) == nil)
      #expect(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() == nil)
    }
    #expect(
      reports.count == 2 && reports.allSatisfy { $0.contains("the file is compiled; copy the .xib") }, "\(reports)")
  }

  @Test(arguments: [
    "1e308", "-1e308", "1e309", "nan", "-1", "0", "9223372036854775808", "99999999999999999999", "1e-320", "",
  ])
  func numbers(number: String) {
    let texts = """
      <fragments><fragment content="x"><attributes><integer key="NSUnderline" value="\(number)"/><font key="NSFont" metaFont="system" size="\(number)"/>
      <paragraphStyle key="NSParagraphStyle" lineSpacing="\(number)" lineHeightMultiple="\(number)"/></attributes></fragment></fragments>
      """
    _ = reports(
      """
      <view alpha="\(number)" tag="\(number)" horizontalHuggingPriority="\(number)" id="v">
          <rect key="frame" x="\(number)" y="\(number)" width="\(number)" height="\(number)"/>
          <subviews>
              <label numberOfLines="\(number)" minimumScaleFactor="\(number)" preferredMaxLayoutWidth="\(number)" text="Text" id="a">
                  <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
              <stepper value="\(number)" minimumValue="\(number)" maximumValue="\(number)" stepValue="\(number)" id="b"/>
              <slider value="\(number)" minValue="\(number)" maxValue="\(number)" id="c"/>
              <pageControl numberOfPages="\(number)" currentPage="\(number)" id="d"/>
              <segmentedControl selectedSegmentIndex="\(number)" id="e"><segments><segment title="A" width="\(number)"/></segments></segmentedControl>
              <stackView spacing="\(number)" id="f"><subviews><view id="f1"/><view id="f2"/></subviews></stackView>
              <tableView rowHeight="\(number)" sectionHeaderHeight="\(number)" estimatedRowHeight="\(number)" id="g"/>
              <collectionView id="h"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="\(number)" id="l">
                  <size key="itemSize" width="\(number)" height="\(number)"/><inset key="sectionInset" minX="\(number)" minY="0" maxX="0" maxY="0"/>
              </collectionViewFlowLayout></collectionView>
              <scrollView minimumZoomScale="\(number)" maximumZoomScale="\(number)" id="i"><size key="contentSize" width="\(number)" height="1"/></scrollView>
              <progressView progress="\(number)" id="j"/>
              <label id="k"><attributedString key="attributedText">\(texts)</attributedString></label>
          </subviews>
          <constraints>
              <constraint firstItem="a" firstAttribute="width" constant="\(number)" multiplier="\(number)" priority="\(number)" id="m">
                  <variation key="widthClass=compact" constant="\(number)" priority="\(number)"/></constraint>
              <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\(number)" multiplier="\(number)" id="n"/>
          </constraints>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="\(number)"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="\(number)"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="range" keyPath="layer.name"><range key="value" location="\(number)" length="\(number)"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="rect" keyPath="frame"><rect key="value" x="\(number)" y="1" width="\(number)" height="3"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """)
  }

  /// Outlets that would add a view to itself, or assign one view to two controllers.
  @Test func circles() {
    let sentences = reports(
      """
      <view id="v"><subviews><tableViewCell id="c"><connections>
          <outlet property="backgroundView" destination="v" id="a"/><outlet property="mask" destination="c" id="b"/>
      </connections></tableViewCell></subviews></view>
      <viewController id="d"><connections><outlet property="view" destination="v" id="e"/></connections></viewController>
      <viewController id="f"><connections><outlet property="view" destination="v" id="g"/></connections></viewController>
      """)
    #expect(sentences.count == 3, "\(sentences)")
    #expect(sentences.filter { $0.contains("would contain itself") }.count == 2)
    #expect(sentences.contains { $0.contains("a view has only one controller") })
  }

  @Test func missingNib() {
    let reports = NibFixture.reports {
      #expect(NibFixture.bundle.loadNibNamed("ProfilCard", owner: nil) == nil)
      let controller = UIViewController(nibName: "ProfilCard", bundle: NibFixture.bundle)
      #expect(controller.view.subviews.isEmpty)
    }
    #expect(reports.count == 1 && reports[0].contains("Did you mean \"ProfileCard\"?"))
  }
}

class ProfileCardWithoutLabel: ProfileCard {
  override func awakeFromNib() {}
}

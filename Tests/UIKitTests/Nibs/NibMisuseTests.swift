// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Files that are damaged, hostile or name what is not there: a report each, and never an end of the process.
@MainActor @Suite struct NibMisuseTests {
  private func reports(_ objects: String, owner: AnyObject? = nil) -> [String] {
    NibFixture.reports { _ = UINib(data: NibFixture.document(objects), bundle: nil).instantiate(withOwner: owner) }
  }

  @Test(arguments: [
    ("", "the file has no element"),
    ("<document><objects><view", "line 1: the file ends inside <view"),
    ("<document>\n<objects>\n</document>", "line 3: </document> ends <objects> of line 2"),
    ("<document a=\"1\" a=\"2\"/>", "line 1: <document> has the attribute a twice"),
    ("<document>&bomb;</document>", "line 1: the entity &bomb; is unknown"),
    ("<!DOCTYPE d [<!ENTITY a \"b\">]><document/>", "line 1: a document type"),
    ("<archive/>", "it begins with <archive>"),
    ("bplist00", "the file is compiled"),
    ("<document/><document/>", "line 1: <document> stands outside"),
  ])
  func damaged(text: String, reason: String) {
    let reports = NibFixture.reports { _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil) }
    #expect(reports.count == 1 && reports[0].contains(reason), "\(reports)")
  }

  @Test func deep() {
    let text = String(repeating: "<view>", count: 100_000)
    let reports = NibFixture.reports { _ = UINib(data: Data(text.utf8), bundle: nil) }
    #expect(reports.count == 1 && reports[0].contains("more than 1000 deep"))
    // As deep as is allowed: 400 views in each other make two elements each.
    let nested =
      String(repeating: "<view id=\"a\"><subviews>", count: 400) + String(repeating: "</subviews></view>", count: 400)
    #expect(self.reports(nested) == [])
  }

  /// Every prefix of a file ends in a report or in a nib.
  @Test func truncated() throws {
    let url = NibFixture.bundle.bundleURL.appendingPathComponent("ProfileCard.xib")
    let bytes = [UInt8](try Data(contentsOf: url))
    for count in stride(from: 0, to: bytes.count, by: 97) {
      do throws(NibError) {
        let root = try MarkupReader.read(Array(bytes[..<count]))
        Issue.record("a prefix of \(count) bytes is no document: \(root.name)")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func unknownElementsOnce() {
    let one = "<mapView contentMode=\"scaleToFill\" id=\"m\"/>"
    let reports = reports("<view id=\"v\"><subviews>\(one)\(one)</subviews></view>")
    #expect(
      reports == ["The element \"mapView\" in data.xib:4 <mapView> cannot be used: elements of this name are not read."]
    )
  }

  @Test func unknownAttributes() {
    let reports = reports("<view glow=\"YES\" alpha=\"much\" id=\"v\"/>")
    #expect(reports.count == 2)
    #expect(reports.contains { $0.contains("alpha=\"much\" is no value it can have") })
    #expect(reports.contains { $0.contains("the attribute glow is not read") })
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
    #expect(reports.count == 1 && reports[0].contains("is no UIView"))
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
    #expect(sentences.contains { $0.contains("ProfileCardWithoutLabel.nameLabel") && $0.contains("of another type") })
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
    #expect(reports.contains { $0.contains("eventType=\"blink\" is none") })
  }

  @Test(arguments: [
    ("firstAttribute=\"width\" secondItem=\"gone\" secondAttribute=\"width\"", "secondItem=\"gone\" is no view"),
    ("firstAttribute=\"left\" constant=\"4\"", "do not go together"),
    ("firstAttribute=\"left\" secondItem=\"w\" secondAttribute=\"width\"", "do not go together"),
    ("firstAttribute=\"left\" secondItem=\"w\" secondAttribute=\"trailing\"", "do not go together"),
    ("firstAttribute=\"width\" multiplier=\"1:0\" secondItem=\"w\" secondAttribute=\"width\"", "do not go together"),
    ("firstAttribute=\"girth\" constant=\"4\"", "firstAttribute=\"girth\" is no attribute"),
    ("firstAttribute=\"top\" secondItem=\"x\" secondAttribute=\"top\"", "its items are in no common view"),
  ])
  func constraints(attributes: String, reason: String) {
    let reports = reports(
      """
      <view id="v"><subviews><view id="w"/></subviews><constraints><constraint \(attributes) id="c"/></constraints></view>
      <view id="x"/>
      """)
    #expect(reports.count == 1 && reports[0].contains(reason), "\(reports)")
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

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

/// Each view class in the package has an inspector for the tools, or is listed here with the reason for not needing
/// one. The classes are read from the sources, so that a new control cannot be forgotten.
@Suite struct ViewSpeakerCoverageTests {
  /// The classes for which the tools need only the attributes of all views, controls or scroll views.
  static let silent: [String: Set<String>] = [
    "A box: its layer reports everything": [
      "UIView", "UIWindow", "UIStackView", "UICollectionReusableView", "CellContentView", "PresentationContainer",
      "PresentationFrameView", "BarContainerView", "BarBackground", "BarContentView", "SplitColumnView", "HairlineView",
      "SwipeButtons",
      "PageContainerView", "SheetCard", "KeyboardHost", "UIInputView", "EditMenuOverlay",
      "ConfiguredBackgroundView", "MenuOverlay", "MenuPanel", "PreviewPlatter", "SplitContainerView", "DragPreviewView",
      "DragBadge",
    ],
    "Shows nothing: an alert controller, or nothing, takes its place": [
      "UIActionSheet", "UIAlertView",
    ],
    "Its labels and pictures have inspectors": [
      "UIListContentView", "SwipeButton", "AlertButton", "BackButton", "TabBarButton", "AccessoryRow", "PickerRow",
      "DatePill",
      "MonthGrid", "WheelDatePickerView", "CompactDatePickerView", "InlineDatePickerView", "UICalendarView", "SheetRow",
      "SheetListView",
      "UIContentUnavailableView", "ShareSheetView", "ShareSheetApp", "ShareSheetIcon", "UIPasteControl",
      "MenuRowView", "MenuTileView", "ColorPickerView", "ColorTrack", "ColorSpectrumView",
      "SectionIndexView", "FindNavigator",
    ],
    "Its layer reports its colors": ["GradientView", "RadarView", "ShadeView"],
    "It shows pictures of pages briefly": ["PageCurlView"],
    "It is in no screen": [
      "DrawProbe", "HitTestProbe", "LayerDisplayProbe", "LayerDrawProbe", "PointInsideProbe",
      "AccessibilityCountProbe",
    ],
    "Its cells have inspectors": ["UITableView", "UICollectionView", "OrthogonalScrollView", "PageScrollView"],
    "The spinner in it has an inspector": ["UIRefreshControl"],
  ]

  private struct ViewClass {
    var superclass: String
    var answers = false
    var paints = false
  }

  private func viewClasses() throws -> [String: ViewClass] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    let declaration =
      /^ *(?:@\w+ )*(?:(?:open|public|package|private|fileprivate|final) )*class (\w+)(?:<[^>]*>)?: (?:@\w+ )*(\w+)/
    var classes: [String: ViewClass] = ["UIView": ViewClass(superclass: "")]
    for module in [
      "TesseraViews", "TesseraDynamics", "TesseraInteractions", "TesseraNibs", "TesseraControls", "TesseraLists",
    ] {
      let folder = sources.appendingPathComponent(module)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
        var current: String?
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        for line in text.split(separator: "\n") {
          if let match = line.prefixMatch(of: declaration) {
            current = String(match.1)
            classes[String(match.1), default: ViewClass(superclass: String(match.2))].superclass = String(match.2)
          }
          guard let current else { continue }
          if line.contains("override var viewInspector:") { classes[current]?.answers = true }
          if line.contains("override func paintContent(") { classes[current]?.paints = true }
        }
      }
    }
    return classes.filter { isView($0.key, classes) }
  }

  private func isView(_ name: String, _ classes: [String: ViewClass]) -> Bool {
    name == "UIView" || classes[name].map { isView($0.superclass, classes) } ?? false
  }

  /// Returns the class whose inspector is used, or nil if it is the inspector of all views, controls or scroll views.
  private func speaker(_ name: String, _ classes: [String: ViewClass]) -> String? {
    guard let found = classes[name], !["UIView", "UIControl", "UIScrollView"].contains(name) else { return nil }
    return found.answers ? name : speaker(found.superclass, classes)
  }

  @Test func everyViewClassHasASpeakerOrAnException() throws {
    let classes = try viewClasses()
    // The package has at least this many view classes, so the scan has read the sources.
    #expect(classes.count > 30)
    #expect(classes["UISearchTextField"]?.superclass == "UITextField")
    #expect(classes["UIControl"]?.answers == true && classes["UIScrollView"]?.answers == true)
    let general: Set = ["UIView", "UIControl", "UIScrollView"]
    let mute = Set(classes.keys.filter { speaker($0, classes) == nil }).subtracting(general)
    let excused = Self.silent.values.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(general)
    #expect(
      mute.subtracting(excused).sorted() == [],
      "Override `viewInspector` in the class's own file (see ViewInspector.swift), or give a reason in `silent`.")
    #expect(excused.subtracting(mute).sorted() == [], "Remove these from `silent`.")
    // Views that draw have colors that no layer reports, so they need an inspector.
    #expect(classes.filter { $0.value.paints && excused.contains($0.key) }.keys.sorted() == [])
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench nib [--views N] [--runs N]` measures a nib of N labels with four constraints each, as written by
// Xcode. `first_ms` is the time to find, read and instantiate the nib, `again_ms` is the time to instantiate it again
// from the parsed file, and `layout_ms` is the time to lay out the result.

import Foundation
import Tessera
import UIKit

func runNib(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--views", "--runs"])
  let views = try options.count("--views", default: 100)
  let runs = try options.count("--runs", default: 20)
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TesseraBench-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  // Parsed files are cached, so each run needs a separate file that has not been loaded.
  let text = nib(views)
  for run in 0...runs { try Data(text.utf8).write(to: folder.appendingPathComponent("Views\(run).xib")) }
  guard let bundle = Bundle(url: folder) else { throw UsageError("\(folder.path) is not a bundle") }
  MainActor.assumeIsolated {
    var (first, again, layout) = (Double.infinity, Double.infinity, Double.infinity)
    // The first nib creates the tables of elements, which is not measured.
    _ = bundle.loadNibNamed("Views\(runs)", owner: nil)
    for run in 0..<runs {
      let start = wallMilliseconds()
      let one = bundle.loadNibNamed("Views\(run)", owner: nil)?.first as? UIView
      let read = wallMilliseconds()
      let two = bundle.loadNibNamed("Views\(run)", owner: nil)?.first as? UIView
      let made = wallMilliseconds()
      two?.layoutIfNeeded()
      layout = min(layout, wallMilliseconds() - made)
      (first, again) = (min(first, read - start), min(again, made - read))
      if one?.subviews.count != views { first = .infinity }
    }
    var line = JSONLine()
    line.add("name", "nib")
    line.add("views", views)
    line.add("bytes", text.utf8.count)
    line.add("first_ms", first)
    line.add("again_ms", again)
    line.add("layout_ms", layout)
    print(line.text)
  }
}

private func nib(_ count: Int) -> String {
  let labels = (0..<count).map { index in
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Label \(index)" textAlignment="natural" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(index)">
        <rect key="frame" x="16" y="\(index * 20)" width="358" height="20"/>
        <constraints><constraint firstAttribute="height" constant="20" id="h-\(index)"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <nil key="textColor"/>
        <nil key="highlightedColor"/>
    </label>
    """
  }
  let constraints = (0..<count).map { index in
    """
    <constraint firstItem="l-\(index)" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="a-\(index)"/>
    <constraint firstAttribute="trailing" secondItem="l-\(index)" secondAttribute="trailing" constant="16" id="b-\(index)"/>
    <constraint firstItem="l-\(index)" firstAttribute="top" secondItem="\(index == 0 ? "v" : "l-\(index - 1)")" \
    secondAttribute="\(index == 0 ? "top" : "bottom")" id="c-\(index)"/>
    """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="390" height="\(count * 20)"/>
                <subviews>
    \(labels.joined(separator: "\n"))
                </subviews>
                <constraints>
    \(constraints.joined(separator: "\n"))
                </constraints>
            </view>
        </objects>
    </document>
    """
}

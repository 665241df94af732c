// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The members of `AnyObjectMembers`, which replace members that Objective-C looks up on `AnyObject` by name.
enum AnyObjectNames {
  static let all: Set<String> = [
    "absoluteString", "alpha", "boolValue", "bounds", "center", "cgPointValue", "cgRectValue", "cgSizeValue", "count",
    "currentPage", "currentTitle", "description", "doubleValue", "floatValue", "frame", "int64Value", "intValue",
    "integerValue", "isEnabled", "isEqual", "isHidden", "isKind", "isOn", "isSelected", "length",
    "localizedDescription", "location", "object", "perform", "removeFromSuperview", "responds", "selectedSegmentIndex",
    "setValue", "state", "stringValue", "subviews", "superview", "tag", "text", "title", "titleLabel", "value", "view",
    "window",
  ]
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics

/// The system colors, by their names in Interface Builder.
@MainActor
enum NibColors {
  static let system: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "systemRedColor": .systemRed,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "tintColor": .tintColor,
    "darkTextColor": .darkText, "lightTextColor": .lightText,
    "groupTableViewBackgroundColor": .groupTableViewBackground, "blackColor": .black, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange,
    "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground, "viewFlipsideBackgroundColor": .darkGray,
    "scrollViewTexturedBackgroundColor": .gray,
  ]
}

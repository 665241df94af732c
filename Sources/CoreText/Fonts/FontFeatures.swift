// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The feature types and selectors of Apple's `SFNTLayoutTypes.h`, for use with `UIFontDescriptor.FeatureKey`. A
// selector is a setting of a feature. Only number spacing has an effect.

/// The number spacing feature type.
public let kNumberSpacingType = 6
/// The selector for monospaced numbers.
public let kMonospacedNumbersSelector = 0
/// The selector for proportional numbers.
public let kProportionalNumbersSelector = 1
/// The selector for third width numbers.
public let kThirdWidthNumbersSelector = 2
/// The selector for quarter width numbers.
public let kQuarterWidthNumbersSelector = 3

/// The number case feature type.
public let kNumberCaseType = 21
/// The selector for lowercase numbers.
public let kLowerCaseNumbersSelector = 0
/// The selector for uppercase numbers.
public let kUpperCaseNumbersSelector = 1

/// The fraction feature type.
public let kFractionsType = 11
/// The selector for no fractions.
public let kNoFractionsSelector = 0
/// The selector for vertical fractions.
public let kVerticalFractionsSelector = 1
/// The selector for diagonal fractions.
public let kDiagonalFractionsSelector = 2

/// The vertical position feature type.
public let kVerticalPositionType = 10
/// The selector for normal position.
public let kNormalPositionSelector = 0
/// The selector for superiors.
public let kSuperiorsSelector = 1
/// The selector for inferiors.
public let kInferiorsSelector = 2
/// The selector for ordinals.
public let kOrdinalsSelector = 3
/// The selector for scientific inferiors.
public let kScientificInferiorsSelector = 4

/// The ligature feature type.
public let kLigaturesType = 1
/// Turns on required ligatures.
public let kRequiredLigaturesOnSelector = 0
/// Turns off required ligatures.
public let kRequiredLigaturesOffSelector = 1
/// Turns on common ligatures.
public let kCommonLigaturesOnSelector = 2
/// Turns off common ligatures.
public let kCommonLigaturesOffSelector = 3
/// Turns on rare ligatures.
public let kRareLigaturesOnSelector = 4
/// Turns off rare ligatures.
public let kRareLigaturesOffSelector = 5
/// Turns on contextual ligatures.
public let kContextualLigaturesOnSelector = 18
/// Turns off contextual ligatures.
public let kContextualLigaturesOffSelector = 19
/// Turns on historical ligatures.
public let kHistoricalLigaturesOnSelector = 20
/// Turns off historical ligatures.
public let kHistoricalLigaturesOffSelector = 21

/// The letter case feature type.
public let kLetterCaseType = 3
/// The selector for upper and lowercase.
public let kUpperAndLowerCaseSelector = 0
/// The selector for all caps.
public let kAllCapsSelector = 1
/// The selector for all lowercase.
public let kAllLowerCaseSelector = 2
/// The selector for small caps.
public let kSmallCapsSelector = 3
/// The selector for initial caps.
public let kInitialCapsSelector = 4
/// The selector for initial caps and small caps.
public let kInitialCapsAndSmallCapsSelector = 5

/// The lowercase letter feature type.
public let kLowerCaseType = 37
/// The selector for default lowercase.
public let kDefaultLowerCaseSelector = 0
/// The selector for lowercase small caps.
public let kLowerCaseSmallCapsSelector = 1
/// The selector for lowercase petite caps.
public let kLowerCasePetiteCapsSelector = 2

/// The uppercase letter feature type.
public let kUpperCaseType = 38
/// The selector for default uppercase.
public let kDefaultUpperCaseSelector = 0
/// The selector for uppercase small caps.
public let kUpperCaseSmallCapsSelector = 1
/// The selector for uppercase petite caps.
public let kUpperCasePetiteCapsSelector = 2

/// The contextual alternate feature type.
public let kContextualAlternatesType = 36
/// Turns on contextual alternates.
public let kContextualAlternatesOnSelector = 0
/// Turns off contextual alternates.
public let kContextualAlternatesOffSelector = 1
/// Turns on swash alternates.
public let kSwashAlternatesOnSelector = 2
/// Turns off swash alternates.
public let kSwashAlternatesOffSelector = 3
/// Turns on contextual swash alternates.
public let kContextualSwashAlternatesOnSelector = 4
/// Turns off contextual swash alternates.
public let kContextualSwashAlternatesOffSelector = 5

/// The stylistic alternative feature type.
public let kStylisticAlternativesType = 35
/// The selector for no stylistic alternates.
public let kNoStylisticAlternatesSelector = 0
/// Turns on stylistic alternative one.
public let kStylisticAltOneOnSelector = 2
/// Turns off stylistic alternative one.
public let kStylisticAltOneOffSelector = 3
/// Turns on stylistic alternative two.
public let kStylisticAltTwoOnSelector = 4
/// Turns off stylistic alternative two.
public let kStylisticAltTwoOffSelector = 5
/// Turns on stylistic alternative three.
public let kStylisticAltThreeOnSelector = 6
/// Turns off stylistic alternative three.
public let kStylisticAltThreeOffSelector = 7
/// Turns on stylistic alternative four.
public let kStylisticAltFourOnSelector = 8
/// Turns off stylistic alternative four.
public let kStylisticAltFourOffSelector = 9
/// Turns on stylistic alternative five.
public let kStylisticAltFiveOnSelector = 10
/// Turns off stylistic alternative five.
public let kStylisticAltFiveOffSelector = 11
/// Turns on stylistic alternative six.
public let kStylisticAltSixOnSelector = 12
/// Turns off stylistic alternative six.
public let kStylisticAltSixOffSelector = 13
/// Turns on stylistic alternative seven.
public let kStylisticAltSevenOnSelector = 14
/// Turns off stylistic alternative seven.
public let kStylisticAltSevenOffSelector = 15
/// Turns on stylistic alternative eight.
public let kStylisticAltEightOnSelector = 16
/// Turns off stylistic alternative eight.
public let kStylisticAltEightOffSelector = 17
/// Turns on stylistic alternative nine.
public let kStylisticAltNineOnSelector = 18
/// Turns off stylistic alternative nine.
public let kStylisticAltNineOffSelector = 19
/// Turns on stylistic alternative ten.
public let kStylisticAltTenOnSelector = 20
/// Turns off stylistic alternative ten.
public let kStylisticAltTenOffSelector = 21
/// Turns on stylistic alternative eleven.
public let kStylisticAltElevenOnSelector = 22
/// Turns off stylistic alternative eleven.
public let kStylisticAltElevenOffSelector = 23
/// Turns on stylistic alternative twelve.
public let kStylisticAltTwelveOnSelector = 24
/// Turns off stylistic alternative twelve.
public let kStylisticAltTwelveOffSelector = 25
/// Turns on stylistic alternative thirteen.
public let kStylisticAltThirteenOnSelector = 26
/// Turns off stylistic alternative thirteen.
public let kStylisticAltThirteenOffSelector = 27
/// Turns on stylistic alternative fourteen.
public let kStylisticAltFourteenOnSelector = 28
/// Turns off stylistic alternative fourteen.
public let kStylisticAltFourteenOffSelector = 29
/// Turns on stylistic alternative fifteen.
public let kStylisticAltFifteenOnSelector = 30
/// Turns off stylistic alternative fifteen.
public let kStylisticAltFifteenOffSelector = 31
/// Turns on stylistic alternative sixteen.
public let kStylisticAltSixteenOnSelector = 32
/// Turns off stylistic alternative sixteen.
public let kStylisticAltSixteenOffSelector = 33
/// Turns on stylistic alternative seventeen.
public let kStylisticAltSeventeenOnSelector = 34
/// Turns off stylistic alternative seventeen.
public let kStylisticAltSeventeenOffSelector = 35
/// Turns on stylistic alternative eighteen.
public let kStylisticAltEighteenOnSelector = 36
/// Turns off stylistic alternative eighteen.
public let kStylisticAltEighteenOffSelector = 37
/// Turns on stylistic alternative nineteen.
public let kStylisticAltNineteenOnSelector = 38
/// Turns off stylistic alternative nineteen.
public let kStylisticAltNineteenOffSelector = 39
/// Turns on stylistic alternative twenty.
public let kStylisticAltTwentyOnSelector = 40
/// Turns off stylistic alternative twenty.
public let kStylisticAltTwentyOffSelector = 41

/// The character alternative feature type.
public let kCharacterAlternativesType = 17
/// The selector for no alternates.
public let kNoAlternatesSelector = 0

/// The typographic extra feature type.
public let kTypographicExtrasType = 14
/// Turns on the replacement of hyphens with em dashes.
public let kHyphensToEmDashOnSelector = 0
/// Turns off the replacement of hyphens with em dashes.
public let kHyphensToEmDashOffSelector = 1
/// Turns on the slashed zero.
public let kSlashedZeroOnSelector = 4
/// Turns off the slashed zero.
public let kSlashedZeroOffSelector = 5

/// The case-sensitive layout feature type.
public let kCaseSensitiveLayoutType = 33
/// Turns on case sensitive layout.
public let kCaseSensitiveLayoutOnSelector = 0
/// Turns off case sensitive layout.
public let kCaseSensitiveLayoutOffSelector = 1
/// Turns on case sensitive spacing.
public let kCaseSensitiveSpacingOnSelector = 2
/// Turns off case sensitive spacing.
public let kCaseSensitiveSpacingOffSelector = 3

/// The text spacing feature type.
public let kTextSpacingType = 22
/// The selector for proportional text.
public let kProportionalTextSelector = 0
/// The selector for monospaced text.
public let kMonospacedTextSelector = 1
/// The selector for half width text.
public let kHalfWidthTextSelector = 2
/// The selector for third width text.
public let kThirdWidthTextSelector = 3
/// The selector for quarter width text.
public let kQuarterWidthTextSelector = 4
/// The selector for alternate proportional text.
public let kAltProportionalTextSelector = 5
/// The selector for alternate half width text.
public let kAltHalfWidthTextSelector = 6

/// The style option feature type.
public let kStyleOptionsType = 19
/// The selector for no style options.
public let kNoStyleOptionsSelector = 0
/// The selector for display text.
public let kDisplayTextSelector = 1
/// The selector for engraved text.
public let kEngravedTextSelector = 2
/// The selector for illuminated caps.
public let kIlluminatedCapsSelector = 3
/// The selector for titling caps.
public let kTitlingCapsSelector = 4
/// The selector for tall caps.
public let kTallCapsSelector = 5

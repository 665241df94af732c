// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The numbers of Apple's font features, from `SFNTLayoutTypes.h`, for `UIFontDescriptor.FeatureKey`. Only number spacing has an
// effect.

/// Number spacing: the type of the feature.
public let kNumberSpacingType = 6
/// Number spacing: a setting.
public let kMonospacedNumbersSelector = 0
/// Number spacing: a setting.
public let kProportionalNumbersSelector = 1
/// Number spacing: a setting.
public let kThirdWidthNumbersSelector = 2
/// Number spacing: a setting.
public let kQuarterWidthNumbersSelector = 3

/// Number case: the type of the feature.
public let kNumberCaseType = 21
/// Number case: a setting.
public let kLowerCaseNumbersSelector = 0
/// Number case: a setting.
public let kUpperCaseNumbersSelector = 1

/// Fractions: the type of the feature.
public let kFractionsType = 11
/// Fractions: a setting.
public let kNoFractionsSelector = 0
/// Fractions: a setting.
public let kVerticalFractionsSelector = 1
/// Fractions: a setting.
public let kDiagonalFractionsSelector = 2

/// Vertical position: the type of the feature.
public let kVerticalPositionType = 10
/// Vertical position: a setting.
public let kNormalPositionSelector = 0
/// Vertical position: a setting.
public let kSuperiorsSelector = 1
/// Vertical position: a setting.
public let kInferiorsSelector = 2
/// Vertical position: a setting.
public let kOrdinalsSelector = 3
/// Vertical position: a setting.
public let kScientificInferiorsSelector = 4

/// Ligatures: the type of the feature.
public let kLigaturesType = 1
/// Ligatures: a setting.
public let kRequiredLigaturesOnSelector = 0
/// Ligatures: a setting.
public let kRequiredLigaturesOffSelector = 1
/// Ligatures: a setting.
public let kCommonLigaturesOnSelector = 2
/// Ligatures: a setting.
public let kCommonLigaturesOffSelector = 3
/// Ligatures: a setting.
public let kRareLigaturesOnSelector = 4
/// Ligatures: a setting.
public let kRareLigaturesOffSelector = 5
/// Ligatures: a setting.
public let kContextualLigaturesOnSelector = 18
/// Ligatures: a setting.
public let kContextualLigaturesOffSelector = 19
/// Ligatures: a setting.
public let kHistoricalLigaturesOnSelector = 20
/// Ligatures: a setting.
public let kHistoricalLigaturesOffSelector = 21

/// Letter case: the type of the feature.
public let kLetterCaseType = 3
/// Letter case: a setting.
public let kUpperAndLowerCaseSelector = 0
/// Letter case: a setting.
public let kAllCapsSelector = 1
/// Letter case: a setting.
public let kAllLowerCaseSelector = 2
/// Letter case: a setting.
public let kSmallCapsSelector = 3
/// Letter case: a setting.
public let kInitialCapsSelector = 4
/// Letter case: a setting.
public let kInitialCapsAndSmallCapsSelector = 5

/// Small letters: the type of the feature.
public let kLowerCaseType = 37
/// Small letters: a setting.
public let kDefaultLowerCaseSelector = 0
/// Small letters: a setting.
public let kLowerCaseSmallCapsSelector = 1
/// Small letters: a setting.
public let kLowerCasePetiteCapsSelector = 2

/// Capitals: the type of the feature.
public let kUpperCaseType = 38
/// Capitals: a setting.
public let kDefaultUpperCaseSelector = 0
/// Capitals: a setting.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals: a setting.
public let kUpperCasePetiteCapsSelector = 2

/// Contextual alternatives: the type of the feature.
public let kContextualAlternatesType = 36
/// Contextual alternatives: a setting.
public let kContextualAlternatesOnSelector = 0
/// Contextual alternatives: a setting.
public let kContextualAlternatesOffSelector = 1
/// Contextual alternatives: a setting.
public let kSwashAlternatesOnSelector = 2
/// Contextual alternatives: a setting.
public let kSwashAlternatesOffSelector = 3
/// Contextual alternatives: a setting.
public let kContextualSwashAlternatesOnSelector = 4
/// Contextual alternatives: a setting.
public let kContextualSwashAlternatesOffSelector = 5

/// Stylistic alternatives: the type of the feature.
public let kStylisticAlternativesType = 35
/// Stylistic alternatives: a setting.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic alternatives: a setting.
public let kStylisticAltOneOnSelector = 2
/// Stylistic alternatives: a setting.
public let kStylisticAltOneOffSelector = 3
/// Stylistic alternatives: a setting.
public let kStylisticAltTwoOnSelector = 4
/// Stylistic alternatives: a setting.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic alternatives: a setting.
public let kStylisticAltThreeOnSelector = 6
/// Stylistic alternatives: a setting.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic alternatives: a setting.
public let kStylisticAltFourOnSelector = 8
/// Stylistic alternatives: a setting.
public let kStylisticAltFourOffSelector = 9
/// Stylistic alternatives: a setting.
public let kStylisticAltFiveOnSelector = 10
/// Stylistic alternatives: a setting.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic alternatives: a setting.
public let kStylisticAltSixOnSelector = 12
/// Stylistic alternatives: a setting.
public let kStylisticAltSixOffSelector = 13
/// Stylistic alternatives: a setting.
public let kStylisticAltSevenOnSelector = 14
/// Stylistic alternatives: a setting.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic alternatives: a setting.
public let kStylisticAltEightOnSelector = 16
/// Stylistic alternatives: a setting.
public let kStylisticAltEightOffSelector = 17
/// Stylistic alternatives: a setting.
public let kStylisticAltNineOnSelector = 18
/// Stylistic alternatives: a setting.
public let kStylisticAltNineOffSelector = 19
/// Stylistic alternatives: a setting.
public let kStylisticAltTenOnSelector = 20
/// Stylistic alternatives: a setting.
public let kStylisticAltTenOffSelector = 21
/// Stylistic alternatives: a setting.
public let kStylisticAltElevenOnSelector = 22
/// Stylistic alternatives: a setting.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic alternatives: a setting.
public let kStylisticAltTwelveOnSelector = 24
/// Stylistic alternatives: a setting.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic alternatives: a setting.
public let kStylisticAltThirteenOnSelector = 26
/// Stylistic alternatives: a setting.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic alternatives: a setting.
public let kStylisticAltFourteenOnSelector = 28
/// Stylistic alternatives: a setting.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic alternatives: a setting.
public let kStylisticAltFifteenOnSelector = 30
/// Stylistic alternatives: a setting.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic alternatives: a setting.
public let kStylisticAltSixteenOnSelector = 32
/// Stylistic alternatives: a setting.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic alternatives: a setting.
public let kStylisticAltSeventeenOnSelector = 34
/// Stylistic alternatives: a setting.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic alternatives: a setting.
public let kStylisticAltEighteenOnSelector = 36
/// Stylistic alternatives: a setting.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic alternatives: a setting.
public let kStylisticAltNineteenOnSelector = 38
/// Stylistic alternatives: a setting.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic alternatives: a setting.
public let kStylisticAltTwentyOnSelector = 40
/// Stylistic alternatives: a setting.
public let kStylisticAltTwentyOffSelector = 41

/// Character alternatives: the type of the feature.
public let kCharacterAlternativesType = 17
/// Character alternatives: a setting.
public let kNoAlternatesSelector = 0

/// Typographic extras: the type of the feature.
public let kTypographicExtrasType = 14
/// Typographic extras: a setting.
public let kHyphensToEmDashOnSelector = 0
/// Typographic extras: a setting.
public let kHyphensToEmDashOffSelector = 1
/// Typographic extras: a setting.
public let kSlashedZeroOnSelector = 4
/// Typographic extras: a setting.
public let kSlashedZeroOffSelector = 5

/// Case-sensitive layout: the type of the feature.
public let kCaseSensitiveLayoutType = 33
/// Case-sensitive layout: a setting.
public let kCaseSensitiveLayoutOnSelector = 0
/// Case-sensitive layout: a setting.
public let kCaseSensitiveLayoutOffSelector = 1
/// Case-sensitive layout: a setting.
public let kCaseSensitiveSpacingOnSelector = 2
/// Case-sensitive layout: a setting.
public let kCaseSensitiveSpacingOffSelector = 3

/// Text spacing: the type of the feature.
public let kTextSpacingType = 22
/// Text spacing: a setting.
public let kProportionalTextSelector = 0
/// Text spacing: a setting.
public let kMonospacedTextSelector = 1
/// Text spacing: a setting.
public let kHalfWidthTextSelector = 2
/// Text spacing: a setting.
public let kThirdWidthTextSelector = 3
/// Text spacing: a setting.
public let kQuarterWidthTextSelector = 4
/// Text spacing: a setting.
public let kAltProportionalTextSelector = 5
/// Text spacing: a setting.
public let kAltHalfWidthTextSelector = 6

/// Style options: the type of the feature.
public let kStyleOptionsType = 19
/// Style options: a setting.
public let kNoStyleOptionsSelector = 0
/// Style options: a setting.
public let kDisplayTextSelector = 1
/// Style options: a setting.
public let kEngravedTextSelector = 2
/// Style options: a setting.
public let kIlluminatedCapsSelector = 3
/// Style options: a setting.
public let kTitlingCapsSelector = 4
/// Style options: a setting.
public let kTallCapsSelector = 5

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The license texts, embedded by the C compiler like the fonts; see Fonts/TesseraFonts.c.
#include "CTesseraLicenses.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text_0[] = {
#embed "../../LICENSE"
};
static const unsigned char text_1[] = {
#embed "../../Fonts/Files/LICENSE-TesseraSans.txt"
};
static const unsigned char text_2[] = {
#embed "../../Fonts/Files/LICENSE-NotoSerif.txt"
};
static const unsigned char text_3[] = {
#embed "../../Fonts/Files/LICENSE-Nunito.txt"
};
static const unsigned char text_4[] = {
#embed "../../Fonts/Files/LICENSE-JetBrainsMono.txt"
};
static const unsigned char text_5[] = {
#embed "../../Fonts/Files/LICENSE-Apache-2.0.txt"
};
static const unsigned char text_6[] = {
#embed "../../Fonts/Files/LICENSE-Arimo.txt"
};
static const unsigned char text_7[] = {
#embed "../../Fonts/Files/LICENSE-Noto.txt"
};
static const unsigned char text_8[] = {
#embed "../../Fonts/Files/LICENSE-NotoColorEmoji.txt"
};
static const unsigned char text_9[] = {
#embed "../../Fonts/Symbols/LICENSE-CupertinoIcons.txt"
};
static const unsigned char text_10[] = {
#embed "../../Fonts/Symbols/LICENSE-BootstrapIcons.txt"
};
static const unsigned char text_11[] = {
#embed "../../Fonts/CJK/Files/LICENSE-NotoSansCJK.txt"
};
static const unsigned char text_12[] = {
#embed "../../Fonts/Emoji/Files/LICENSE-NotoColorEmoji.txt"
};
static const unsigned char text_13[] = {
#embed "../../Fonts/Scripts/Files/LICENSE-Noto.txt"
};
static const unsigned char text_14[] = {
#embed "../../Sources/CTesseraLanguages/LICENSE-ICU.txt"
};
static const unsigned char text_15[] = {
#embed "../../Sources/CTesseraLanguages/LICENSE-hyphens.txt"
};

#pragma clang diagnostic pop

#define LICENSE(subject, path, text) {subject, path, text, sizeof text}

static const struct tessera_license licenses[] = {
    LICENSE("Tessera", "LICENSE", text_0),
    LICENSE("Tessera Sans, derived from Inter: the system font, and letters in symbols", "Fonts/Files/LICENSE-TesseraSans.txt", text_1),
    LICENSE("Noto Serif: the serif design", "Fonts/Files/LICENSE-NotoSerif.txt", text_2),
    LICENSE("Nunito: the rounded design", "Fonts/Files/LICENSE-Nunito.txt", text_3),
    LICENSE("JetBrains Mono: the monospaced design", "Fonts/Files/LICENSE-JetBrainsMono.txt", text_4),
    LICENSE("Apache License: referenced by the license of JetBrains Mono", "Fonts/Files/LICENSE-Apache-2.0.txt", text_5),
    LICENSE("Arimo: Helvetica and Arial", "Fonts/Files/LICENSE-Arimo.txt", text_6),
    LICENSE("Noto Sans: other scripts, symbols and mathematics", "Fonts/Files/LICENSE-Noto.txt", text_7),
    LICENSE("Noto Color Emoji", "Fonts/Files/LICENSE-NotoColorEmoji.txt", text_8),
    LICENSE("CupertinoIcons: symbols", "Fonts/Symbols/LICENSE-CupertinoIcons.txt", text_9),
    LICENSE("Bootstrap Icons: symbols", "Fonts/Symbols/LICENSE-BootstrapIcons.txt", text_10),
    LICENSE("Noto Sans CJK: the product TesseraFontsCJK", "Fonts/CJK/Files/LICENSE-NotoSansCJK.txt", text_11),
    LICENSE("Noto Color Emoji: the product TesseraFontsEmoji", "Fonts/Emoji/Files/LICENSE-NotoColorEmoji.txt", text_12),
    LICENSE("Noto Sans: the product TesseraFontsScripts", "Fonts/Scripts/Files/LICENSE-Noto.txt", text_13),
    LICENSE("ICU: the words of Thai, Lao, Khmer and Burmese", "Sources/CTesseraLanguages/LICENSE-ICU.txt", text_14),
    LICENSE("hyph-utf8: hyphenation patterns", "Sources/CTesseraLanguages/LICENSE-hyphens.txt", text_15),
};

static const size_t count = sizeof licenses / sizeof licenses[0];

size_t tessera_license_count(void) { return count; }

struct tessera_license tessera_license_at(size_t index) { return licenses[index < count ? index : count - 1]; }

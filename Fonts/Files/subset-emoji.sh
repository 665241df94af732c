#!/bin/sh
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
#
# Makes NotoColorEmoji-subset.ttf: every fully-qualified emoji of Unicode's emoji-test.txt without skin tones.
# Needs the Debian packages fonts-noto-color-emoji, unicode-data and libharfbuzz-bin.
set -eu
cd "$(dirname "$0")"
source=/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf
unicodes=$(grep '; fully-qualified' /usr/share/unicode/emoji/emoji-test.txt | cut -d';' -f1 |
  grep -v '1F3F[B-F]' | tr ' ' '\n' | grep -v '^$' | sort -u | tr '\n' ',')
hb-subset "$source" --unicodes="$unicodes" --output-file=NotoColorEmoji-subset.ttf

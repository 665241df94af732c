#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Usage: chromium.sh PAGE.html OUT.png   One process of headless Chromium from start to end: a page to a PNG file of
# 390 x 844 points at scale 3. Its profile is new, so nothing is cached. Needs chromium.
set -euo pipefail
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
"$browser" --headless=new --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=3 \
  --window-size=390,844 --user-data-dir="$profile" --screenshot="$2" "file://$(realpath "$1")" >/dev/null 2>&1

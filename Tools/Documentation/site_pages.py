# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

"""Shared by docs and llms: the sections of the modules, and the addresses of pages."""

import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The sections of the page of all modules. Modules that are not listed are Apple's frameworks.
GROUPS = {
    "Views": "UIKit TesseraViews TesseraDynamics TesseraInteractions TesseraNibs TesseraControls TesseraLists TesseraLayout TesseraMotion TesseraTextKit TesseraGraphics TesseraFoundation TesseraMarkdown".split(),
    "Pictures and tests": "Tessera TesseraTesting SnapshotTesting InlineSnapshotTesting TesseraCommand TesseraServer".split(),
    "Layout languages": "Mortar MortarVFL Mortar3 SwiftLayout SwiftLayoutUtil SwiftLayoutBase LayoutBuilder".split(),
    "Inside": ("TesseraSolver TesseraText TesseraRaster TesseraImaging TesseraVector TesseraWorkers TesseraCombine "
               "TesseraPlaceholderViews").split(),
}
FRAMEWORKS = "Frameworks by Apple's names"
# Modules with a catalog that no library product of the package contains, so the site has no pages of them.
UNPUBLISHED = {"CryptoKit", "TesseraPullRequests"}


def address(name):
    """An address in .ci/addresses, or an empty string."""
    for line in (ROOT / ".ci/addresses").read_text().splitlines():
        key, separator, value = line.partition("=")
        if separator and key == name:
            return value.strip().rstrip("/")
    raise SystemExit(f".ci/addresses has no line {name}=. Add it, without a value if there is no address yet.")


def base_path():
    """The site's path at its host."""
    return os.environ.get("HOSTING_BASE_PATH", "").strip("/")


def site_address():
    """The address of the site, or its path at its host while it has no address. Does not end with a slash."""
    return address("DOCUMENTATION_URL") or (f"/{base_path()}" if base_path() else "")

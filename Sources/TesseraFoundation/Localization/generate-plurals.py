#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes PluralTable.swift from CLDR's cardinal rules, as the Python package Babel 2.18 carries them.

  pip install babel==2.18.0 && python3 generate-plurals.py >PluralTable.swift
"""

from babel import Locale, localedata

ORDER = ["zero", "one", "two", "few", "many"]
# Other names that bundles and systems use for languages of the table.
ALIASES = {"iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr", "tl": "fil"}


def notation(condition):
    """CLDR's own notation for Babel's."""
    return condition.replace(" mod ", " % ").replace(" not in ", " != ").replace(" in ", " = ")


groups = {}
for identifier in localedata.locale_identifiers():
    try:
        locale = Locale.parse(identifier)
    except Exception:
        continue
    if locale.script or locale.variant or (locale.territory and identifier != "pt_PT"):
        continue
    rules = locale.plural_form.rules
    text = "; ".join(f"{name}: {notation(rules[name])}" for name in ORDER if name in rules)
    groups.setdefault(text, set()).add(identifier.replace("_", "-"))
for languages in groups.values():
    languages |= {alias for alias, language in ALIASES.items() if language in languages}

print("""// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Written by generate-plurals.py from CLDR's cardinal rules. Don't edit.

enum PluralTable {
  /// Languages, and their rules in CLDR's notation; what no rule takes is `other`. Languages without rules are left out.
  static let groups: [(languages: String, rules: String)] = [""")
for text, languages in sorted(groups.items(), key=lambda group: sorted(group[1])[0]):
    if not text:
        continue
    print("    (")
    print('      """\n      ' + " \\\n      ".join(wrapped for wrapped in __import__("textwrap").wrap(" ".join(sorted(languages)), 100)) + '\n      """,')
    print('      """\n      ' + " \\\n      ".join(__import__("textwrap").wrap(text, 100)) + '\n      """')
    print("    ),")
print("  ]\n}")

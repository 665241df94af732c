#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes Files/*.hyphens from the hyphenation patterns of TeX (hyph-utf8), LICENSE-hyphens.txt from their headers, and
words with their hyphens for the tests.

    apt-get download texlive-base texlive-lang-{english,german,french,spanish,italian,portuguese,polish,cyrillic,greek,european,other}
    for deb in *.deb; do dpkg-deb --fsys-tarfile $deb | tar x --wildcards '*/hyph-utf8/*'; done      # TeX Live 2022
    pip install pyphen==0.18.1                                     # hyphenates the words for the tests
    python3 make-hyphens.py usr/share/texlive/texmf-dist/tex/generic/hyph-utf8/patterns/tex

Uses only patterns under MIT, BSD and LPPL licenses, or with a notice that they are free; converts their format, not their
content. A .hyphens file is searched in place. Numbers are little-endian.

    byte 0...3     the number of edges
    byte 4...7     the offset of the exceptions, in bytes
    byte 8, 9      the minimum number of letters before the first hyphen and after the last
    byte 10, 11    0
    then           edges of eight bytes: the letter's code point (2), the position of its values or 0 (2), the first edge
                   of the next state or 0, with bit 31 set if this is the state's last edge (4)
    then           values: the number of leading zeros, the number of values, and the values
    then           exceptions: UTF-8, each word with its hyphens, followed by a line feed

Positions of values are relative to the byte before the first: 1 is the first. The letters of a state are sorted. `.` means
the edge of a word.
"""
import os
import re
import struct
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TESTS = os.path.join(HERE, "../../Tests/TesseraTextTests/Fixtures/hyphens.txt")
LANGUAGES = {
    "en-US": "en-us", "en-GB": "en-gb", "de": "de-1996", "fr": "fr", "es": "es", "it": "it", "pt": "pt", "nl": "nl",
    "sv": "sv", "da": "da", "nb": "nb", "fi": "fi-x-school", "pl": "pl", "ru": "ru", "uk": "uk", "el": "el-monoton",
    "tr": "tr", "ca": "ca", "hr": "hr", "sl": "sl", "et": "et", "lt": "lt", "is": "is",
}
WORDS = {
    "en-US": "hyphenation typography algorithm associate project table international responsibility understanding computer",
    "en-GB": "hyphenation typography algorithm colour international responsibility understanding computer programme",
    "de": "Silbentrennung Donaudampfschifffahrt Rechtschreibung Wörterbuch Straßenbahn Geschwindigkeit Zucker Abend",
    "fr": "aujourd’hui typographie bibliothèque développement anticonstitutionnellement français liberté",
    "es": "ortografía desarrollo murciélago ferrocarril transatlántico constitución libertad",
    "it": "ortografia dell’università sviluppo acqua costituzione trasporto automobile",
    "pt": "ortografia desenvolvimento liberdade constituição passarinho extraordinário",
    "nl": "woordenboek lettergreep verantwoordelijkheid computer ontwikkeling vrijheid",
    "sv": "avstavning ordbok utveckling frihet järnvägsstation universitet",
    "da": "orddeling udvikling frihed jernbanestation universitet ordbog",
    "nb": "orddeling utvikling frihet jernbanestasjon universitet ordbok",
    "fi": "tavutus sanakirja vapaus rautatieasema yliopisto kehitys",
    "pl": "przenoszenie rozwój wolność uniwersytet bezpieczeństwo słownik",
    "ru": "переносы правописание развитие свобода железнодорожный университет словарь",
    "uk": "перенесення розвиток свобода залізничний університет словник",
    "el": "συλλαβισμός ελευθερία ανάπτυξη πανεπιστήμιο λεξικό",
    "tr": "heceleme özgürlük geliştirme üniversite sözlük bilgisayar",
    "ca": "ortografia desenvolupament llibertat universitat biblioteca",
    "hr": "rastavljanje sloboda razvoj sveučilište rječnik",
    "sl": "deljenje svoboda razvoj univerza slovar računalnik",
    "et": "poolitamine vabadus areng ülikool sõnaraamat arvuti",
    "lt": "skiemenavimas laisvė universitetas žodynas kompiuteris",
    "is": "orðaskipting frelsi háskóli orðabók tölva þróun",
}


def read(folder, name):
    with open(os.path.join(folder, f"hyph-{name}.tex"), encoding="utf-8") as file:
        text = file.read()
    header = []
    for line in text.split("\n"):
        if not line.startswith("%"):
            break
        header.append(line.lstrip("% ") if not line[1:].strip() else line[1:].removeprefix(" "))
    code = re.sub(r"%.*", "", text)
    for other in re.findall(r"\\input\s+hyph-([\w-]+?)(?:\.tex)?\s", code):
        base = read(folder, other)
        header += ["", *base[0]]
        code += base[3]
    patterns = " ".join(re.findall(r"\\patterns\s*\{(.*?)\}", code, re.S)).split()
    words = " ".join(re.findall(r"\\hyphenation\s*\{(.*?)\}", code, re.S)).split()
    return header, patterns, words, code


def minimums(header):
    text = "\n".join(header)
    found = re.search(r"typesetting:\s*\n\s*left:\s*(\d+)\s*\n\s*right:\s*(\d+)", text)
    return (int(found[1]), int(found[2])) if found else (2, 3)


def parse(pattern):
    letters, values = [], [0]
    for c in pattern:
        if c.isdigit():
            values[-1] = int(c)
        else:
            letters.append(ord(c))
            values.append(0)
    return tuple(letters), tuple(values)


class State:
    def __init__(self):
        self.edges, self.values = {}, ()

    def key(self):
        return tuple((letter, next.values, id(next)) for letter, next in sorted(self.edges.items()))


def minimal(entries):
    root, register, previous, open_ = State(), {}, (), []

    def close(depth):
        while len(open_) > depth:
            parent, letter, child = open_.pop()
            parent.edges[letter] = register.setdefault((child.values, child.key()), child)

    for word, values in sorted(entries.items()):
        common = 0
        while common < min(len(word), len(previous)) and word[common] == previous[common]:
            common += 1
        close(common)
        state = open_[-1][2] if open_ else root
        for letter in word[common:]:
            child = State()
            state.edges[letter] = child
            open_.append((state, letter, child))
            state = child
        state.values = values
        previous = word
    close(0)
    return root


def write(language, patterns, words, least):
    root = minimal(dict(map(parse, patterns)))
    places, order, queue, count = {}, [], [root], 0
    while queue:
        state = queue.pop()
        key = state.key()
        if key in places or not key:
            continue
        places[key] = count
        order.append(state)
        count += len(state.edges)
        queue.extend(next for _, next in sorted(state.edges.items(), reverse=True))
    values, known = bytearray([0]), {}

    def place(row):
        if not any(row):
            return 0
        first = next(i for i, v in enumerate(row) if v)
        last = max(i for i, v in enumerate(row) if v)
        data = bytes([first, last - first + 1, *row[first:last + 1]])
        if data not in known:
            known[data] = len(values)
            values.extend(data)
        assert known[data] < 1 << 16
        return known[data]

    edges = bytearray()
    for state in order:
        letters = sorted(state.edges)
        for letter in letters:
            after = state.edges[letter]
            next_ = places[after.key()] if after.edges else 0
            edges += struct.pack("<HHI", letter, place(after.values), next_ | (letter == letters[-1]) << 31)
    head = struct.pack("<IIBBH", count, 12 + len(edges) + len(values), *least, 0)
    data = head + edges + values + "".join(word + "\n" for word in words).encode()
    with open(os.path.join(HERE, "Files", language + ".hyphens"), "wb") as file:
        file.write(data)
    print(language, len(patterns), "patterns,", len(words), "exceptions,", len(data), "bytes")


def hyphenated(patterns, words, least, samples):
    """Hyphenates with pyphen, which reads LibreOffice's form of the same patterns."""
    import pyphen

    with tempfile.NamedTemporaryFile("w", suffix=".dic", encoding="utf-8") as file:
        file.write("UTF-8\n" + "\n".join(patterns) + "\n")
        file.flush()
        dictionary = pyphen.Pyphen(filename=file.name, left=least[0], right=least[1], cache=False)
        exceptions = {word.replace("-", ""): word for word in words}
        return [exceptions.get(w.lower()) or dictionary.inserted(w) for w in samples.split()]


licences, fixture = [], []
for language, name in LANGUAGES.items():
    header, patterns, words, _ = read(sys.argv[1], name)
    least = minimums(header)
    write(language, patterns, words, least)
    licences.append(f"{language}.hyphens, from hyph-{name}.tex:\n\n" + "\n".join(header).strip())
    fixture.append(language + "\t" + " ".join(hyphenated(patterns, words, least, WORDS[language])))
with open(os.path.join(HERE, "LICENSE-hyphens.txt"), "w", encoding="utf-8") as file:
    file.write("Files/*.hyphens hold TeX's hyphenation patterns, unchanged in content, in another form that make-hyphens.py\n"
               "writes. Here are the headers of the files they come from, with their authors and licences.\n\n"
               + ("\n\n" + "-" * 70 + "\n\n").join(licences) + "\n")
with open(TESTS, "w", encoding="utf-8") as file:
    file.write("# Words with their hyphens, by pyphen from the same patterns: written by make-hyphens.py.\n"
               + "\n".join(fixture) + "\n")

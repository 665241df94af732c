#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes Files/*.words from the word lists of ICU, whose data package stores them as tries.

    apt-get source --download-only icu                 # Debian's icu 72.1, for icudt72l.dat
    tar xf icu_72.1.orig.tar.gz icu/source/data/in/icudt72l.dat
    icupkg -d DICTIONARIES -x "*.dict" icu/source/data/in/icudt72l.dat       # of the package icu-devtools
    python3 make-words.py DICTIONARIES/brkitr

A .words file is a minimal automaton, searched in place. It is an array of four-byte edges, little-endian:

    bits 0...6     the letter: its code point minus the first of the script
    bit 7          whether this is the last edge of its state
    bit 8          whether a word ends after the letter
    bits 9...31    the index of the first edge of the next state; 0 if nothing follows

Edge 0 is the first of the initial state. It is never the target of another edge, because words are not empty. The edges of a state are sorted by letter.
"""
import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPTS = {"thai": 0x0E00, "lao": 0x0E80, "khmer": 0x1780, "burmese": 0x1000}


def words(path):
    with open(path, "rb") as file:
        data = file.read()
    # A data header, which begins with its size, then eight integers: the start of the trie, two unused, its end, its
    # kind, and the offset subtracted from each code point.
    body = data[struct.unpack_from("<H", data)[0]:]
    start, _, _, end, _, transform, _, _ = struct.unpack_from("<8i", body)
    assert transform >> 24 == 1, "not an offset of code points"
    base = transform & 0x1FFFFF
    joiners = {0xFF: 0x200D, 0xFE: 0x200C}
    for letters in entries(body[start:end], 0, ()):
        yield [joiners.get(letter, base + letter) for letter in letters]


# ICU's BytesTrie, as described in bytestrie.h. A node is a branch (below 0x10), a sequence of letters (below 0x20)
# or a value; odd values end the trie, others are followed by a node.

def entries(trie, place, prefix):
    node = trie[place]
    if node >= 0x20:
        yield prefix
        if not node & 1:
            yield from entries(trie, value(trie, place)[1], prefix)
    elif node >= 0x10:
        end = place + 1 + node - 0x0F
        yield from entries(trie, end, prefix + tuple(trie[place + 1:end]))
    else:
        length, place = (node, place + 1) if node else (trie[place + 1], place + 2)
        yield from branch(trie, place, length + 1, prefix)


def branch(trie, place, length, prefix):
    if length > 5:
        # Halves: the first has a distance, the second follows it.
        delta, after = distance(trie, place + 1)
        yield from branch(trie, after + delta, length >> 1, prefix)
        yield from branch(trie, after, length - (length >> 1), prefix)
        return
    for _ in range(length - 1):
        letter, node = trie[place], trie[place + 1]
        number, after = value(trie, place + 1)
        if node & 1:
            yield prefix + (letter,)
        else:
            yield from entries(trie, after + number, prefix + (letter,))
        place = after
    yield from entries(trie, place + 1, prefix + (trie[place],))


def value(trie, place):
    """Returns a value and the position after it."""
    lead = trie[place] >> 1
    if lead < 0x51:
        return lead - 0x10, place + 1
    if lead < 0x6C:
        return (lead - 0x51) << 8 | trie[place + 1], place + 2
    size, first = (2, lead - 0x6C) if lead < 0x7E else (lead - 0x7B, 0)
    return first << 8 * size | int.from_bytes(trie[place + 1:place + 1 + size], "big"), place + 1 + size


def distance(trie, place):
    """Returns a distance and the position after it, which it is relative to."""
    lead = trie[place]
    if lead < 0xC0:
        return lead, place + 1
    size, first = (1, lead - 0xC0) if lead < 0xF0 else (2, lead - 0xF0) if lead < 0xFE else (lead - 0xFB, 0)
    return first << 8 * size | int.from_bytes(trie[place + 1:place + 1 + size], "big"), place + 1 + size


class State:
    def __init__(self):
        self.edges = {}
        self.final = False

    def key(self):
        # The edge to this state stores whether a word ends.
        return tuple((letter, next.final, id(next)) for letter, next in sorted(self.edges.items()))


def minimal(lists):
    """Daciuk, Mihov, Watson and Watson, Incremental construction of minimal acyclic automata (2000)."""
    root, register, previous, open_ = State(), {}, [], []

    def close(depth):
        while len(open_) > depth:
            parent, letter, child = open_.pop()
            parent.edges[letter] = register.setdefault((child.final, child.key()), child)

    for word in sorted(lists):
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
        state.final = True
        previous = word
    close(0)
    return root


def write(name, base, lists):
    root = minimal(lists)
    places, order, queue = {}, [], [root]
    count = 0
    while queue:
        state = queue.pop()
        key = state.key()
        if key in places or not key:
            continue
        places[key] = count
        order.append(state)
        count += len(state.edges)
        queue.extend(next for _, next in sorted(state.edges.items(), reverse=True))
    out = bytearray()
    for state in order:
        letters = sorted(state.edges)
        for letter in letters:
            assert 0 <= letter - base < 128
            next = state.edges[letter]
            edge = letter - base | next.final << 8
            if letter == letters[-1]:
                edge |= 0x80
            if next.edges:
                assert 0 < places[next.key()] < 1 << 23
                edge |= places[next.key()] << 9
            out += struct.pack("<I", edge)
    with open(os.path.join(HERE, "Files", name + ".words"), "wb") as file:
        file.write(out)
    print(name, len(lists), "words,", len(out), "bytes, longest", max(map(len, lists)))


for script, first in SCRIPTS.items():
    found = list(words(os.path.join(sys.argv[1], script + "dict.dict")))
    # A word with a letter of another script can never match: scripts are segmented separately.
    kept = [word for word in found if all(first <= c < first + 128 for c in word)]
    if len(kept) < len(found):
        print(script, len(found) - len(kept), "words of other letters are left out, as",
              ascii("".join(map(chr, next(w for w in found if w not in kept)))))
    write(script, first, kept)

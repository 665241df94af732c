#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes a system of linear constraints like those of screens, of any size, in the CLS text format.

    constraints.py SYSTEM VIEWS [SEED] >FILE.cls

    a        independent siblings: each view depends only on the root, everything is required
    b        a list: rows of an icon, a label and a trailing label, one below the other
    ctree    stacks in stacks: a tree of four children each, axes alternating
    cspine   stacks in stacks: a chain, each of three leaves and the next stack
    d        a grid of ten columns of equal width with square cells, everything is required
    e        a chat: rows of an avatar and a bubble with a text and a time

CLS has one statement per line, with words separated by spaces:

    CLS 1
    name WORD
    vars COUNT                     variables are numbered from 0; each is any real number
    cons COUNT                     constraints are numbered from 0, in the order of their lines
    c RELATION PRIORITY CONSTANT TERMS [VARIABLE COEFFICIENT]...
                                   the sum of the terms is =, < (at most) or > (at least) the constant;
                                   priorities are 1 to 1000, which is required
    script WORD FRAMES             an animation with this number of frames
    f [CONSTRAINT CONSTANT]...     one of its frames: these constraints are set to these constants
    end

Variables come in fours, the x, y, width and height of a view; x and y are relative to the superview's corner. Each system
has the scripts `root`, in which the screen gets narrower and wider, and `local`, in which one view changes. Lists also have
`chain`, in which the first row changes, so that all rows below it move.
"""
import math
import random
import sys
from collections import namedtuple

REQUIRED = 1000
FRAMES = 1000

View = namedtuple("View", "x y width height")
# The numbers of the four constraints for a view's intrinsic size.
Size = namedtuple("Size", "width_at_most width_at_least height_at_most height_at_least")
# A stack's axis and the one across it: the indexes of the origin and the size in a view.
Axis = namedtuple("Axis", "origin size")
HORIZONTAL, VERTICAL = Axis(0, 2), Axis(1, 3)


def turned(axis):
    return HORIZONTAL if axis is VERTICAL else VERTICAL


class System:
    """Constraints and scripts, and the root view that all systems have."""

    def __init__(self, name, count):
        self.name = f"{name}_N{count}"
        self.variables = 0
        self.constraints = []
        self.scripts = []
        self.root = self.view()
        self.equal(0, (self.root.x, 1))
        self.equal(0, (self.root.y, 1))
        self.root_width = self.equal(390, (self.root.width, 1))
        self.equal(844, (self.root.height, 1))

    def view(self):
        first = self.variables
        self.variables += 4
        return View(*range(first, first + 4))

    def add(self, relation, constant, terms, priority):
        self.constraints.append((relation, priority, constant, terms))
        return len(self.constraints) - 1

    def equal(self, constant, *terms, priority=REQUIRED):
        return self.add("=", constant, terms, priority)

    def at_most(self, constant, *terms, priority=REQUIRED):
        return self.add("<", constant, terms, priority)

    def at_least(self, constant, *terms, priority=REQUIRED):
        return self.add(">", constant, terms, priority)

    def own_size(self, view, width, height, hugging, resistance):
        """The intrinsic size of a label or an image: at most (hugging priority) and at least (resistance priority) this size."""
        (hugs_x, hugs_y), (resists_x, resists_y) = hugging, resistance
        return Size(
            self.at_most(width, (view.width, 1), priority=hugs_x),
            self.at_least(width, (view.width, 1), priority=resists_x),
            self.at_most(height, (view.height, 1), priority=hugs_y),
            self.at_least(height, (view.height, 1), priority=resists_y))

    def script(self, name, frames):
        self.scripts.append((name, frames))

    def root_script(self, narrow=320.0, wide=430.0):
        """The screen's width goes from narrow to wide and back."""
        def width(frame):
            return round(narrow + (wide - narrow) * (0.5 - 0.5 * math.cos(2 * math.pi * frame / FRAMES)), 3)
        self.script("root", [[(self.root_width, width(frame))] for frame in range(FRAMES)])

    def width_script(self, name, size):
        """A text gets longer and shorter: 50 to 350 points."""
        self.swing(name, (size.width_at_most, size.width_at_least), 200, 150)

    def height_script(self, name, size, middle, reach):
        self.swing(name, (size.height_at_most, size.height_at_least), middle, reach)

    def swing(self, name, constraints, middle, reach):
        """All the constraints are set to one constant that oscillates around the middle."""
        constants = [round(middle + reach * math.sin(frame / 30), 3) for frame in range(FRAMES)]
        self.script(name, [[(constraint, constant) for constraint in constraints] for constant in constants])

    def lead_script(self, constraint, middle):
        """A view moves back and forth by ten points."""
        self.script("local", [[(constraint, middle + 10 * math.sin(frame / 30))] for frame in range(FRAMES)])

    def write(self, file):
        def pairs(values):
            return " ".join(f"{number} {value:.17g}" for number, value in values)
        file.write(f"CLS 1\nname {self.name}\nvars {self.variables}\ncons {len(self.constraints)}\n")
        for relation, priority, constant, terms in self.constraints:
            file.write(f"c {relation} {priority} {constant:.17g} {len(terms)} {pairs(terms)}\n")
        for name, frames in self.scripts:
            file.write(f"script {name} {len(frames)}\n")
            file.writelines(f"f {pairs(frame)}\n" for frame in frames)
        file.write("end\n")


def siblings(count, generator):
    system = System("a_siblings", count)
    leads = []
    for index in range(count):
        view = system.view()
        leads.append(system.equal(8 + index % 10, (view.x, 1)))
        system.equal(8 + 20 * index, (view.y, 1))
        system.equal(16, (system.root.width, 1), (view.x, -1), (view.width, -1))
        system.equal(44, (view.height, 1))
    system.lead_script(leads[count // 2], 8)
    system.root_script()
    return system


def list_of_rows(count, generator):
    system = System("b_list", count)
    labels, above = [], None
    for _ in range(count // 4):
        row, icon, label, trailing = (system.view() for _ in range(4))
        system.equal(0, (row.x, 1))
        system.equal(0, (row.width, 1), (system.root.width, -1))
        if above is None:
            system.equal(0, (row.y, 1))
        else:
            system.equal(0, (row.y, 1), (above.y, -1), (above.height, -1))
        above = row
        # At least 44 points high, and not higher than necessary.
        system.at_least(44, (row.height, 1))
        system.equal(44, (row.height, 1), priority=249)
        for view, inset in (icon, 8), (label, 11), (trailing, 11):
            system.equal(0, (view.y, 1), (view.height, 0.5), (row.height, -0.5))
            system.at_least(inset, (view.y, 1))
            system.at_least(inset, (row.height, 1), (view.y, -1), (view.height, -1))
        system.equal(16, (icon.x, 1))
        system.own_size(icon, 24, 24, hugging=(251, 251), resistance=(750, 750))
        system.equal(12, (label.x, 1), (icon.x, -1), (icon.width, -1))
        width = generator.randrange(40, 400)
        labels.append(system.own_size(label, width, 20.5, hugging=(250, 250), resistance=(750, 750)))
        system.at_least(8, (trailing.x, 1), (label.x, -1), (label.width, -1))
        system.equal(16, (row.width, 1), (trailing.x, -1), (trailing.width, -1))
        width = generator.randrange(20, 120)
        system.own_size(trailing, width, 20.5, hugging=(251, 251), resistance=(751, 751))
    system.width_script("local", labels[len(labels) // 2])
    system.height_script("chain", labels[0], 60, 40)
    system.root_script()
    return system


def arrange(system, stack, children, axis, spacing=8):
    """The constraints of a stack view with the alignment and the distribution fill for its children."""
    across = turned(axis)
    system.equal(0, (children[0][axis.origin], 1))
    for child, following in zip(children, children[1:]):
        system.equal(spacing, (following[axis.origin], 1), (child[axis.origin], -1), (child[axis.size], -1))
    system.equal(0, (stack[axis.size], 1), (children[-1][axis.origin], -1), (children[-1][axis.size], -1))
    for child in children:
        system.equal(0, (child[across.origin], 1))
        system.equal(0, (stack[across.size], 1), (child[across.origin], -1), (child[across.size], -1))


def leaf(system, view, place, generator):
    """A leaf's intrinsic size. Later siblings have higher priorities, so that no two compete for the same space."""
    width, height = generator.randrange(10, 60), generator.randrange(10, 40)
    return system.own_size(view, width, height, hugging=(250 + place,) * 2, resistance=(750 + place,) * 2)


def outer_stack(system):
    """As wide as the root and as high as its content."""
    stack = system.view()
    system.equal(0, (stack.x, 1))
    system.equal(0, (stack.y, 1))
    system.equal(0, (stack.width, 1), (system.root.width, -1))
    return stack


def tree_of_stacks(count, generator):
    system = System("ctree", count)
    # Breadth first: a view, the axis that it would have as a stack, and its index among its siblings.
    views = [(outer_stack(system), VERTICAL, 0)]
    first_leaf = None
    for view, axis, place in views:
        if len(views) + 4 <= count:
            children = [system.view() for _ in range(4)]
            arrange(system, view, children, axis)
            views += [(child, turned(axis), place) for place, child in enumerate(children)]
        else:
            size = leaf(system, view, place, generator)
            first_leaf = first_leaf or size
    system.height_script("local", first_leaf, 40, 20)
    system.root_script()
    return system


def chain_of_stacks(count, generator):
    system = System("cspine", count)
    stack, axis, middle = outer_stack(system), VERTICAL, None
    depth = max(1, count // 4)
    for level in range(depth):
        children = [system.view() for _ in range(4)]
        arrange(system, stack, children, axis)
        sizes = [leaf(system, child, place, generator) for place, child in enumerate(children[:3])]
        if level == depth // 2:
            middle = sizes[-1]
        stack, axis = children[3], turned(axis)
    leaf(system, stack, 3, generator)
    system.height_script("local", middle, 40, 20)
    # Each level takes some of the width, so the screen has to be wide.
    system.root_script(3900, 4300)
    return system


def grid(count, generator):
    system = System("d_grid", count)
    columns, above, leads = 10, None, []
    for _ in range(count // columns):
        row = [system.view() for _ in range(columns)]
        leads.append(system.equal(16, (row[0].x, 1)))
        for view, following in zip(row, row[1:]):
            system.equal(8, (following.x, 1), (view.x, -1), (view.width, -1))
            system.equal(0, (following.width, 1), (view.width, -1))
        system.equal(16, (system.root.width, 1), (row[-1].x, -1), (row[-1].width, -1))
        for column, view in enumerate(row):
            system.equal(0, (view.height, 1), (view.width, -1))
            if above is None:
                system.equal(16, (view.y, 1))
            else:
                system.equal(8, (view.y, 1), (above[column].y, -1), (above[column].height, -1))
        above = row
    system.lead_script(leads[0], 16)
    system.root_script()
    return system


def chat(count, generator):
    system = System("e_chat", count)
    root, texts, above = system.root, [], None
    for index in range(count // 5):
        row, avatar, bubble, text, time = (system.view() for _ in range(5))
        system.equal(0, (row.x, 1))
        system.equal(0, (row.width, 1), (root.width, -1))
        if above is None:
            system.at_least(8, (row.y, 1))
            system.equal(8, (row.y, 1), priority=250)
        else:
            system.equal(0, (row.y, 1), (above.y, -1), (above.height, -1))
        above = row
        system.equal(4, (bubble.y, 1))
        system.equal(4, (row.height, 1), (bubble.y, -1), (bubble.height, -1))

        system.equal(8, (avatar.x, 1))
        system.equal(32, (avatar.width, 1))
        system.equal(32, (avatar.height, 1))
        system.equal(0, (avatar.y, 1), (avatar.height, 1), (bubble.y, -1), (bubble.height, -1))
        system.at_least(0, (avatar.y, 1), priority=999)

        # Every third message is the user's, at the right.
        left, right = (system.at_least, system.equal) if index % 3 == 0 else (system.equal, system.at_least)
        left(8, (bubble.x, 1), (avatar.x, -1), (avatar.width, -1))
        right(8, (row.width, 1), (bubble.x, -1), (bubble.width, -1))
        system.at_most(0, (bubble.width, 1), (root.width, -0.75))
        system.at_least(80, (bubble.width, 1), priority=600)

        system.equal(12, (text.x, 1))
        system.equal(8, (text.y, 1))
        system.equal(12, (bubble.width, 1), (text.x, -1), (text.width, -1))
        width = generator.randrange(20, 500)
        lines = 1 + width // 260
        texts.append(system.own_size(text, width, 20.5 * lines, hugging=(251, 251), resistance=(750, 750)))

        system.equal(12, (bubble.width, 1), (time.x, -1), (time.width, -1))
        system.equal(4, (time.y, 1), (text.y, -1), (text.height, -1))
        system.equal(6, (bubble.height, 1), (time.y, -1), (time.height, -1))
        system.at_least(12, (time.x, 1))
        system.own_size(time, generator.randrange(28, 50), 13.5, hugging=(252, 252), resistance=(751, 751))
    system.at_least(8, (root.height, 1), (above.y, -1), (above.height, -1), priority=500)
    system.width_script("local", texts[len(texts) // 2])
    system.height_script("chain", texts[0], 60, 40)
    system.root_script()
    return system


SYSTEMS = {
    "a": siblings, "b": list_of_rows, "ctree": tree_of_stacks, "cspine": chain_of_stacks, "d": grid, "e": chat,
}


def main(arguments):
    if len(arguments) not in (2, 3) or arguments[0] not in SYSTEMS or not all(a.isdigit() for a in arguments[1:]):
        sys.exit(f"Usage: constraints.py {'|'.join(SYSTEMS)} VIEWS [SEED]")
    count, seed = int(arguments[1]), int(arguments[2]) if len(arguments) > 2 else 1
    if count < 10:
        sys.exit("A system has at least 10 views.")
    SYSTEMS[arguments[0]](count, random.Random(seed)).write(sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])

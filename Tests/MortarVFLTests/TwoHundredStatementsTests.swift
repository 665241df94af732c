// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Two hundred statements as in typical view code, to measure the time of type checking: a debug build must compile
// this file within ten seconds. The statements are also executed. The comment after each statement is the number of
// constraints that the statement must activate.

import MortarVFL
import Testing

@MainActor @Suite struct TwoHundredStatementsTests {
  let root = UIView()
  let a = UIView()
  let a2 = UIView()
  let b = UIView()
  let c = UIView()
  let d = UIView()
  let e = UIView()
  let label = UILabel()
  let button = UIButton()
  let guide = UILayoutGuide()
  let spacing: CGFloat = 8

  init() {
    root |+| [a, a2, b, c, d, e, label, button]
    root.addLayoutGuide(guide)
  }

  /// The current number of constraints, without the two internal constraints of each weighted space.
  private var count: Int {
    let ghosts = root.subviews.count { $0 is _MortarVFLGhostView }
    return ([root] + root.subviews).map(\.constraints.count).reduce(0, +) - 2 * ghosts
  }

  /// Single attributes, explicit or implied.
  @Test func attributes() {
    a.m_left |=| b.m_left  // 1
    b.m_right |=| c.m_right  // 1
    c.m_top |=| d.m_top  // 1
    d.m_bottom |=| e.m_bottom  // 1
    e.m_leading |=| a.m_leading  // 1
    a.m_trailing |=| b.m_trailing  // 1
    b.m_width |=| c.m_width  // 1
    c.m_height |=| d.m_height  // 1
    d.m_centerX |=| e.m_centerX  // 1
    e.m_centerY |=| a.m_centerY  // 1
    a.m_baseline |=| b.m_baseline  // 1
    b.m_firstBaseline |=| c.m_firstBaseline  // 1
    a.m_leftMargin |>| c  // 1
    b.m_rightMargin |>| d  // 1
    c.m_topMargin |>| e  // 1
    d.m_bottomMargin |>| a  // 1
    e.m_leadingMargin |>| b  // 1
    a.m_trailingMargin |>| c  // 1
    b.m_centerXWithinMargin |>| d  // 1
    c.m_centerYWithinMargin |>| e  // 1
    #expect(count == 20)
  }

  /// Composite attributes, explicit or implied.
  @Test func composites() {
    a.m_sides |=| b.m_sides  // 2
    b.m_caps |=| c.m_caps  // 2
    c.m_size |=| d.m_size  // 2
    d.m_center |=| e.m_center  // 2
    e.m_origin |=| a.m_origin  // 2
    a.m_cornerTL |=| b.m_cornerTL  // 2
    b.m_cornerTR |=| c.m_cornerTR  // 2
    c.m_cornerBL |=| d.m_cornerBL  // 2
    d.m_cornerBR |=| e.m_cornerBR  // 2
    e.m_edges |=| a.m_edges  // 4
    a.m_frame |=| b.m_frame  // 4
    a |=| b  // 4
    c |=| d.m_size  // 2
    e.m_edges |<| root  // 4
    a |>| root.m_frame  // 4
    b.m_sides |=| root.m_sides  // 2
    c |=| root  // 4
    d |<| e.m_center  // 2
    e |=| a.m_caps  // 2
    a.m_cornerBR |=| e  // 2
    #expect(count == 52)
  }

  /// Numbers, sums, products and insets.
  @Test func arithmetic() {
    a.m_width |=| 40  // 1
    b.m_size |=| 150.0  // 2
    c.m_size |>| (200, 50)  // 2
    d.m_frame |<| (0, 0, 50, 100)  // 4
    e.m_left |=| 12  // 1
    a.m_right |=| b.m_left - 12.0  // 1
    b.m_size |=| c.m_size * 2  // 2
    c.m_left |>| d.m_right + 20  // 1
    d |<| e.m_top * 1.4 + 20  // 1
    e.m_size |=| a.m_size + (50, 30)  // 2
    a.m_size |>| b.m_size * (2, 3) + (10, 10)  // 2
    b |=| c.m_edges ~ (20, 20, 20, 20)  // 4
    c |=| d.m_edges ~ 10  // 4
    d.m_edges |=| e.m_edges ~ UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)  // 4
    e.m_size |=| root.m_size / 2 - (8, 8)  // 2
    a.m_width |=| b.m_height * 16 / 9  // 1
    b.m_center |=| root.m_center + (0, -40)  // 2
    c.m_top |=| d.m_bottom + spacing * 2  // 1
    d.m_height |=| root.m_height * 0.5 - spacing / 2 + 1  // 1
    e.m_sides |=| root.m_sides ~ (spacing, spacing)  // 2
    #expect(count == 40)
  }

  /// Priorities and activation states.
  @Test func priorities() {
    a |=| b.m_height ! .low  // 1
    b |=| c.m_height ! .medium  // 1
    c |=| d.m_height ! .high  // 1
    d |=| e.m_height ! .required  // 1
    e |=| a.m_height ! 300  // 1
    a.m_width |=| 100 ! .high  // 1
    b.m_size |=| (10, 20) ! .low  // 2
    c.m_frame |=| (1, 2, 3, 4) ! 700  // 4
    d.m_size |=| (e.m_height ! .high, e.m_width + 20 ! .low)  // 2
    e |=| [a.m_caps ! .high, a.m_sides ! .low]  // 4
    a.m_left |>| root.m_left + 16 ! .defaultHigh  // 1
    b.m_right |<| root.m_right - 16 ! UILayoutPriority(900)  // 1
    c |=| d.m_edges ~ (1, 2, 3, 4) ! 250  // 4
    d.m_size |=| (100, 200 ! 42)  // 2
    e.m_width |=| a.m_width * 2 + 20 ! .medium ~~ .deactivated  // 0
    a |=| b ~~ .deactivated  // 0
    [b |=| c, c |=| d ! 20] ~~ .deactivated  // 0
    (d.m_top |=| e).changePriority(to: 900)  // 1
    (e.m_top |=| a ! .low).changePriority(to: .high)  // 1
    [a.m_top |=| b, b.m_top |=| c].deactivate()  // 0
    #expect(count == 28)
  }

  /// Tuples and arrays on either side.
  @Test func tuplesAndArrays() {
    a |=| [b.m_top, c.m_bottom, d.m_size]  // 4
    [a, b, c].m_size |=| (100, 200)  // 6
    [a.m_size, b.m_size, c.m_size] |=| (100, 200)  // 6
    [a, b, c].m_centerY |=| d  // 3
    [a, b, c].m_height |=| e  // 3
    [a.m_left, b, c] |=| [d.m_right, e, root]  // 9
    [a.m_sides, a.m_bottom, a.m_height] |=| [root, root, 200]  // 4
    [a, b] |=| root.m_left + 8 ! .high  // 2
    [a.m_width, b.m_width] |=| [40, c.m_width * 2]  // 2
    [a, b, c, d].m_left |=| [10, 20, 30, 40]  // 4
    [a, b].m_size |=| (c.m_width, 100)  // 4
    [a, b].m_frame |=| (1, 2, 3, 4)  // 8
    [a.m_size, b.m_width] |=| [(10, 20), c]  // 3
    a.m_size |=| (b.m_width, 100)  // 2
    b.m_size |=| (c.m_height + 8, d.m_width * 2)  // 2
    c.m_frame |=| (a.m_top, b.m_left, 100, d.m_height)  // 4
    [a, b, c, d, e] |=| root  // 20
    [a, b].m_edges |=| root.m_edges ~ (8, 8, 8, 8)  // 8
    [label, button].m_left |=| root  // 2
    [label.m_top, button.m_top] |=| [a.m_bottom + 8, label.m_bottom + 8]  // 2
    #expect(count == 98)
  }

  /// A typical form.
  @Test func aForm() {
    label.m_top |=| root.m_top + 20  // 1
    label.m_sides |=| root.m_sides ~ (16, 16)  // 2
    button.m_top |=| label.m_bottom + 8  // 1
    button.m_centerX |=| root  // 1
    button.m_size |=| (120, 44)  // 2
    a.m_top |=| button.m_bottom + 24  // 1
    a.m_left |=| root.m_left + 16  // 1
    a.m_right |=| b.m_left - 8  // 1
    a.m_width |=| b  // 1
    b.m_right |=| root.m_right - 16  // 1
    [a, b].m_height |=| a.m_width * 0.75  // 2
    b.m_centerY |=| a  // 1
    c.m_cornerTL |=| a.m_cornerBL + (12, 0)  // 2
    c.m_right |<| root.m_right - 16  // 1
    c.m_baseline |=| d  // 1
    d.m_left |>| c.m_right + 8  // 1
    d.m_size |<| root.m_size * (0.5, 0.25)  // 2
    e |=| root.m_edges ~ UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) ! .low  // 4
    e.m_bottom |<| guide.m_bottom - 8  // 1
    guide |=| root.m_edges ~ 12  // 4
    #expect(count == 31)
  }

  /// Combinations of arithmetic, insets and priorities.
  @Test func mixedArithmetic() {
    a.m_width |=| b.m_width * 2 / 3 + 0 ! 100  // 1
    b.m_center |>| d.m_center + (1, 1.5) ! .low  // 2
    c.m_edges |<| root.m_edges ~ (2, 3, 4, 5) ! 202.5  // 4
    [d, label, button].m_size |=| (c.m_width * 2 + 3, 30) ! .high  // 6
    e.m_width |>| a.m_width * 6 / 7 + 16 ! 104  // 1
    a.m_center |<| b.m_center + (5, 5.5) ! .low  // 2
    b.m_edges |=| root.m_edges ~ (6, 7, 8, 9) ! 206.5  // 4
    [c, label, button].m_size |>| (a.m_width * 2 + 7, 70) ! .high  // 6
    d.m_width |<| c.m_width * 10 / 11 + 32 ! 108  // 1
    e.m_center |=| a.m_center + (9, 9.5) ! .low  // 2
    a.m_edges |>| root.m_edges ~ (10, 11, 12, 13) ! 210.5  // 4
    [b, label, button].m_size |<| (d.m_width * 2 + 11, 110) ! .high  // 6
    c.m_width |=| a.m_width * 14 / 15 + 48 ! 112  // 1
    d.m_center |>| c.m_center + (13, 13.5) ! .low  // 2
    e.m_edges |<| root.m_edges ~ (14, 15, 16, 17) ! 214.5  // 4
    [a, label, button].m_size |=| (b.m_width * 2 + 15, 150) ! .high  // 6
    b.m_width |>| d.m_width * 18 / 19 + 64 ! 116  // 1
    c.m_center |<| a.m_center + (17, 17.5) ! .low  // 2
    d.m_edges |=| root.m_edges ~ (18, 19, 20, 21) ! 218.5  // 4
    [e, label, button].m_size |>| (a.m_width * 2 + 19, 190) ! .high  // 6
    #expect(count == 65)
  }

  /// VFL rows.
  @Test func rows() {
    root |>> a || b[==44] | 20 | c[~~2]  // 5
    root |>> a | b[==a] || c[==40] | 30 | d[~~1] | ~~1 | e[~~2]  // 11
    root |>> a || [b, c, d][==40] || e  // 9
    a.m_right |> b[~~1] | c[~~1] <| d.m_left  // 4
    root ||>> b[~~1] | 40 | c[~~1]  // 4
    a.m_left |> b | c <| d.m_right  // 3
    a |> b | c <| d  // 3
    b[==44] || c[==88] <! a  // 4
    b[==44] || c[==88] <!! a.m_left  // 4
    a ||> b[==44] || c[==88]  // 4
    root |> 16 | label | 8 | button[==120]  // 3
    root |>> 16 | label | 8 | button[==120] | 16  // 4
    root ||>> a[~~1] || b[~~1] || c[~~1] || d[~~2]  // 8
    root |>> a[==b] | b[==c] | c  // 6
    label |> a[==10.5] | 5 | b  // 3
    guide |>> a | b[~~1]  // 3
    root |>> [a, b][~~1] | [c, d][~~1]  // 8
    a.m_centerX |> 8 | b[==c] | c[==20]  // 4
    root.m_left + 8 |> a | b <| root.m_right - 8  // 3
    root |>> ~~1 | label | ~~1  // 5
    #expect(count == 98)
  }

  /// VFL columns.
  @Test func columns() {
    root |^^ a[~~2] | b[~~1]  // 4
    root ||^^ a | b | c  // 4
    a.m_bottom |^ b[~~1] | c[~~1] ^| d.m_top  // 4
    a.m_top |^ b | c ^| d.m_bottom  // 3
    a |^ b | c ^| d  // 3
    b[==44] || c[==88] ^! a  // 4
    b[==44] || c[==88] ^!! a.m_top  // 4
    a ||^ b[==44] || c[==88]  // 4
    root |^ 60 | label | 8 | button[==44]  // 3
    root ||^^ label || a[~~1] || button[==50]  // 5
    root |^^ ~~1 | label | 12 | button[==44] | ~~2  // 7
    guide |^^ [a, b, c][~~1] | d[==60]  // 8
    root ||^^ a[==b] || b[~~1] || c[~~3] || d[==30]  // 8
    root ||^ a ^|| root  // 2
    a ||^ b[==20] | c ^|| e.m_bottom  // 4
    root |^^ 8 | label | 4.5 | a | 8  // 3
    root |^^ a[==20] || [b, c] || d[==20]  // 8
    label.m_bottom + 4 |^ a[==a2] | a2[==9]  // 4
    root |^^ 20 | a[~~0.5] | 20 | b[~~1.5] | 20  // 4
    a | b | c | d | e ^! root  // 5
    #expect(count == 91)
  }

  /// VFL lists with all kinds of elements.
  @Test func grids() {
    root |>> a[~~1] | 0 | b[==10] || c[~~2]  // 6
    root ||>> b || c[==44] | 1.5 | d[~~1.5]  // 5
    root |^^ [c, label][==40] || [d, button][~~1] || e  // 9
    root ||^^ d[==60] || e[==d] || a[~~1] ~~ .deactivated  // 0
    root |>> e[~~1] || a[==e] || b[~~4] | label | button[==88]  // 9
    root ||>> a[~~6] | 10 | b[==15] || c[~~2]  // 6
    root |^^ b || c[==44] | 6.5 | d[~~1.5]  // 5
    root ||^^ [c, label][==40] || [d, button][~~1] || e  // 9
    root |>> d[==60] || e[==d] || a[~~1] ~~ .deactivated  // 0
    root ||>> e[~~1] || a[==e] || b[~~9] | label | button[==88]  // 9
    root |^^ a[~~11] | 20 | b[==20] || c[~~2]  // 6
    root ||^^ b || c[==44] | 11.5 | d[~~1.5]  // 5
    root |>> [c, label][==40] || [d, button][~~1] || e  // 9
    root ||>> d[==60] || e[==d] || a[~~1] ~~ .deactivated  // 0
    root |^^ e[~~1] || a[==e] || b[~~14] | label | button[==88]  // 9
    root ||^^ a[~~16] | 30 | b[==25] || c[~~2]  // 6
    root |>> b || c[==44] | 16.5 | d[~~1.5]  // 5
    root ||>> [c, label][==40] || [d, button][~~1] || e  // 9
    root |^^ d[==60] || e[==d] || a[~~1] ~~ .deactivated  // 0
    root ||^^ e[~~1] || a[==e] || b[~~19] | label | button[==88]  // 9
    #expect(count == 116)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// All operators on both axes. The terminal view A has 200 x 200 points at (100, 100), in a root of 400 x 400 points.
// The views are symmetric, so the expected vertical positions equal the horizontal positions.

import MortarVFL
import Testing

@MainActor @Suite struct OperatorTests {
  private func row() -> Row {
    let row = Row(400, 400, b: 20)
    row.viewA.frame = rect(100, 100, 200, 200)
    row.viewE.frame = rect(350, 350, 50, 50)
    return row
  }

  private func check(
    _ expected: [String], _ horizontal: (Row) -> MortarGroup, _ vertical: (Row) -> MortarGroup,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (across, down) = (row(), row())
    _ = horizontal(across)
    _ = vertical(down)
    #expect(across.spans(across.viewB, across.viewC) == expected, sourceLocation: sourceLocation)
    #expect(down.columns(down.viewB, down.viewC) == expected, sourceLocation: sourceLocation)
  }

  @Test func beginning() {
    // The list begins at A's left edge. B has its intrinsic width of 20, and C has a fixed width of 30.
    check(
      ["100...120", "120...150"], { $0.viewA |> $0.viewB | $0.viewC[==30] }, { $0.viewA |^ $0.viewB | $0.viewC[==30] })
    check(
      ["108...128", "128...158"], { $0.viewA ||> $0.viewB | $0.viewC[==30] },
      { $0.viewA ||^ $0.viewB | $0.viewC[==30] })
    // The list begins at A's right edge, offset by 10.
    check(
      ["310...330", "340...370"], { $0.viewA.m_right + 10 |> $0.viewB | 10 | $0.viewC[==30] },
      { $0.viewA.m_bottom + 10 |^ $0.viewB | 10 | $0.viewC[==30] })
    check(
      ["105...125", "125...155"], { $0.viewA |> 5 | $0.viewB | $0.viewC[==30] },
      { $0.viewA |^ 5 | $0.viewB | $0.viewC[==30] })
  }

  @Test func endOnly() {
    check(
      ["250...270", "270...300"], { $0.viewB | $0.viewC[==30] <! $0.viewA }, { $0.viewB | $0.viewC[==30] ^! $0.viewA })
    check(
      ["242...262", "262...292"], { $0.viewB | $0.viewC[==30] <!! $0.viewA },
      { $0.viewB | $0.viewC[==30] ^!! $0.viewA })
    check(
      ["245...265", "265...295"], { $0.viewB | $0.viewC[==30] | 5 <! $0.viewA },
      { $0.viewB | $0.viewC[==30] | 5 ^! $0.viewA })
  }

  @Test func betweenTwoEnds() {
    // The list extends from A's left edge at 100 to E's right edge at 400.
    check(
      ["100...120", "120...400"], { $0.viewA |> $0.viewB | $0.viewC <| $0.viewE },
      { $0.viewA |^ $0.viewB | $0.viewC ^| $0.viewE })
    check(
      ["108...128", "128...392"], { $0.viewA ||> $0.viewB | $0.viewC <|| $0.viewE },
      { $0.viewA ||^ $0.viewB | $0.viewC ^|| $0.viewE })
    check(
      ["300...320", "328...350"], { $0.viewA.m_right |> $0.viewB || $0.viewC <| $0.viewE.m_left },
      { $0.viewA.m_bottom |^ $0.viewB || $0.viewC ^| $0.viewE.m_top })
  }

  @Test func insideOneView() {
    check(["100...120", "120...300"], { $0.viewA |>> $0.viewB | $0.viewC }, { $0.viewA |^^ $0.viewB | $0.viewC })
    check(["108...128", "136...292"], { $0.viewA ||>> $0.viewB || $0.viewC }, { $0.viewA ||^^ $0.viewB || $0.viewC })
    check(
      ["110...130", "130...290"], { $0.viewA |>> 10 | $0.viewB | $0.viewC | 10 },
      { $0.viewA |^^ 10 | $0.viewB | $0.viewC | 10 })
  }

  /// Expressions that are not VFL lists keep their meaning.
  @Test func ordinaryOperatorsAreUnaffected() {
    let (yes, no, one) = (true, false, 1)
    #expect(no || yes)
    #expect(!(no || no))
    let bits = one | 6
    #expect(bits == 7)
    #expect((one == 1) || (one == 2 && yes))
    let options: UIView.AutoresizingMask = [.flexibleWidth]
    #expect(
      options.union(.flexibleHeight).rawValue == UIView.AutoresizingMask.flexibleWidth.rawValue
        | UIView.AutoresizingMask.flexibleHeight.rawValue)
  }

  @Test func layoutGuidesAsEnds() {
    let row = row()
    let guide = UILayoutGuide()
    row.viewA.addLayoutGuide(guide)
    guide |=| row.viewA.m_edges ~ 10
    guide |>> row.viewB[~~1] | ~~1 | row.viewC[~~1]
    guide |^^ row.viewB[~~1] | ~~1 | row.viewC[~~1]
    // 180 points are divided into three parts.
    #expect(row.spans(row.viewB, row.viewC) == ["110...170", "230...290"])
    #expect(row.columns(row.viewB, row.viewC) == ["110...170", "230...290"])
  }
}

@MainActor @Suite struct SizingTests {
  @Test func weights() {
    // 100 points are divided 1:1, and then 1:3.
    let even = Row(100, 10)
    even.root |>> even.viewA[~~1] | even.viewB[~~1]
    #expect(even.spans(even.viewA, even.viewB) == ["0...50", "50...100"])
    let uneven = Row(100, 10)
    uneven.root |>> uneven.viewA[~~1] | uneven.viewB[~~3.0]
    #expect(uneven.spans(uneven.viewA, uneven.viewB) == ["0...25", "25...100"])
    // 124 points minus three gaps of 8 are divided into 50 and 50.
    let padded = Row(124, 10)
    padded.root ||>> padded.viewA[~~1] || padded.viewB[~~1]
    #expect(padded.spans(padded.viewA, padded.viewB) == ["8...58", "66...116"])
  }

  @Test func weightedSpacesAtTheEnds() {
    let row = Row(400, 100, a: 100)
    let group = row.root |>> ~~1 | row.viewA | ~~2
    // The remaining 300 points are divided into three parts.
    #expect(row.spans(row.viewA) == ["100...200"])
    let ghosts = row.root.subviews.filter { $0 is _MortarVFLGhostView }
    #expect(ghosts.count == 2)
    #expect(ghosts.allSatisfy { $0.isHidden && $0.alpha == 0 && !$0.isUserInteractionEnabled })
    // The group contains five constraints: the first ghost view's left edge, A's left edge, A's right edge to the
    // second ghost view, the ghost views' sizes, and the right end. The ghost views' internal constraints are not
    // counted.
    #expect(group.layoutConstraints.count == 5)
  }

  @Test func sizesOfOtherViews() {
    let row = Row(400, 100, b: 70)
    row.root |>> row.viewA[==row.viewC] | row.viewB | row.viewC[~~row.viewB] | row.viewD
    #expect(row.spans(row.viewA, row.viewB, row.viewC, row.viewD) == ["0...70", "70...140", "140...210", "210...400"])
  }

  @Test func sizesOfWeightedViews() {
    let row = Row(400, 100)
    row.root |>> row.viewA[~~1] | row.viewB[==row.viewA] | row.viewC[~~2]
    #expect(row.spans(row.viewA, row.viewB, row.viewC) == ["0...100", "100...200", "200...400"])
  }

  @Test func everyNumberType() {
    let row = Row(400, 100)
    row.root |> row.viewA[==CGFloat(10)] | 6.0 | row.viewB[==Float(20)] | ==4 | row.viewC[==30.0]
    #expect(row.spans(row.viewA, row.viewB, row.viewC) == ["0...10", "16...36", "40...70"])
  }

  /// In the original library, the group does not contain the constraints of parallel views.
  @Test func groupsContainAllConstraints() {
    let row = Row(400, 100)
    let group = row.root |>> [row.viewA, row.viewB, row.viewC][~~1] | row.viewD[~~1]
    row.root.layoutIfNeeded()
    // A has a left constraint. B and C each have constraints to A's left and right edges. D has a left constraint to
    // A's right edge, a width and a right constraint.
    #expect(group.layoutConstraints.count == 1 + 4 + 3)
    group.deactivate()
    #expect(row.root.constraints.isEmpty)
  }

  @Test func arraysOfLabels() {
    let row = Row(400, 100)
    let labels = [UILabel(), UILabel()]
    row.root |+| labels
    row.root |>> labels[==100] || row.viewA
    #expect(row.spans(labels[0], labels[1], row.viewA) == ["0...100", "0...100", "108...400"])
  }

  @Test func groupsAcceptPrioritiesAndStates() {
    let row = Row(400, 100)
    let group = row.root |>> row.viewA | row.viewB ~~ .deactivated
    #expect(group.layoutConstraints.allSatisfy { !$0.isActive })
    MortarDefault.priority.push(.low)
    let low = row.root |>> row.viewA | row.viewB
    MortarDefault.priority.pop()
    #expect(low.layoutConstraints.map(\.priority.rawValue) == [250, 250, 250])
  }

  @Test func insideHierarchyBuilders() {
    let row = Row(300, 100)
    row.root |+| { root in
      UIView { child in
        root |>> ~~1 | child[~~1] | ~~1
      }
    }
    let child = row.root.subviews.last { !($0 is _MortarVFLGhostView) }
    #expect(child.map { row.spans($0) } == ["100...200"])
  }

  @Test func descriptions() {
    let row = Row(300, 100)
    row.viewA.accessibilityIdentifier = "icon"
    row.viewB.accessibilityIdentifier = "title"
    #expect(
      (row.root ||>> row.viewA[==44] | row.viewB).inWords == """
        icon's left equals its superview's left plus 8 points
        icon's width equals 44 points
        title's left equals icon's right
        title's right equals its superview's right minus 8 points
        """)
  }
}

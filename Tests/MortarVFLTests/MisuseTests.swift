// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every invalid list ends the process with a message, a remedy and the statement's source location.

import MortarVFL
import Testing

@MainActor @Suite struct MisuseTests {
  private func has(_ sentence: String, _ remedy: String, _ result: ExitTest.Result?) -> Bool {
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    return text.contains(sentence) && text.contains(remedy)
  }

  /// The message contains the module, file and line of the statement, although the statement does not pass them.
  @Test func reportsTheStatement() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await makeWrongStatement()
    }
    // In optimized programs, the statement's function may be inlined. The message may then contain the line of its
    // caller.
    #if os(Linux) && DEBUG
      let place = "Statement: MortarVFLTests/MisuseTests.swift:\(wrongLine)"
      #expect(has("Cyclic sizing", place, result))
    #elseif os(Linux)
      #expect(has("Cyclic sizing", "Give one of the views a number", result))
    #endif
  }

  @Test func cyclicSizing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA[==row.viewB] | row.viewB[==row.viewA]
      }
    }
    #expect(
      has(
        "Mortar VFL Parsing Error', reason: 'Cyclic sizing: UIView gets its size from itself",
        "Give one of the views a number", result))
  }

  @Test func sizeOfItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA[==row.viewA]
      }
    }
    #expect(has("Cyclic sizing", "Give one of the views a number", result))
  }

  @Test func sizeOfAViewNotInTheList() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA[==row.viewB]
      }
    }
    #expect(has("which is not in the list", "set the size with |=|", result))
  }

  @Test func duplicateView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA | row.viewB | row.viewA
      }
    }
    #expect(has("UIView is in the list twice", "Write each view once", result))
  }

  @Test func emptyList() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> ~~1 | 30
      }
    }
    #expect(has("There is no view in the list", "Put at least one view", result))
  }

  @Test func anEmptyArray() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA | [UIView]()
      }
    }
    #expect(has("An array in the list is empty", "Put at least one view into each array", result))
  }

  @Test func twoFixedSpaces() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA || 20 | row.viewB
      }
    }
    #expect(has("Two fixed spaces are next to each other", "Write their sum", result))
  }

  @Test func twoFixedSpacesAtTheBeginning() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root ||> 20 | row.viewB[==4]
      }
    }
    #expect(has("Two fixed spaces are next to each other", "Write their sum", result))
  }

  @Test func aWeightWithOneEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |> row.viewA[~~1]
      }
    }
    #expect(has("A weight needs both ends", "End the list at a second view", result))
  }

  @Test func aWeightedSpaceWithOneEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.viewA[==10] | ~~1 | row.viewB <! row.root
      }
    }
    #expect(has("A weight needs both ends", "End the list at a second view", result))
  }

  @Test func anOpenEndOfPadding() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |> row.viewA | 20
      }
    }
    #expect(has("The open end of the list ends with padding", "Remove the space", result))
  }

  @Test func anOpenBeginningOfPadding() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        20 | row.viewA <! row.root
      }
    }
    #expect(has("The open end of the list starts with padding", "Remove the space", result))
  }

  @Test func fixedSizesBetweenTwoEnds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA[==10] || row.viewB[==row.viewA]
      }
    }
    #expect(has("A list between two ends has fixed sizes only", "Give one node a weight", result))
  }

  @Test func anAttributeOfTheOtherAxis() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root.m_top |> row.viewA
      }
    }
    #expect(has("Axis mismatch: UIView.top is not a horizontal edge", "or the operators with ^", result))
  }

  @Test func aSizeAsEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |^ row.viewA ^| row.viewB.m_height
      }
    }
    #expect(has("Axis mismatch: UIView.height is not a vertical edge", "Use top, bottom or centerY", result))
  }

  @Test func aCompositeAsEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root.m_edges |> row.viewA
      }
    }
    #expect(has("Axis mismatch", "Use left, right or centerX", result))
  }

  @Test func aNumberAsEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        (20 ! .low) |> row.viewA
      }
    }
    #expect(has("A statement's end must be a view, not a number", "Write the view", result))
  }

  @Test func twoAxes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |> row.viewA ^| row.viewB
      }
    }
    #expect(
      has(
        "Mortar VFL Operator Error', reason: 'A list cannot begin on one axis and end on the other", "Use |> with <|",
        result))
  }

  @Test func aWeightOfZero() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA[~~0]
      }
    }
    #expect(has("The weight 0.0 is not above 0", "Write a weight such as ~~1", result))
  }

  @Test func nanWeight() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly {
        let row = Row(100, 100)
        row.root |>> row.viewA[~~Double.nan]
      }
    }
    #expect(has("The weight nan is not above 0", "Write a weight such as ~~1", result))
  }
}

private let wrongLine: Int = #line + 5

@MainActor
private func makeWrongStatement() {
  let row = Row(100, 100)
  row.root |>> row.viewA[==row.viewA]
}

/// Runs code that must end the process. Skips the search for the statement's source location, which takes seconds.
@MainActor
private func plainly(_ body: @MainActor () -> Void) {
  MortarProblem.namesStatements = false
  body()
}

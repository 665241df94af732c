// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Returns the factor whose natural logarithm is `expansion`, limited to the range from 0.1 to 10. Uses only basic
/// arithmetic, which has the same results on every machine.
func stretch(ofExpansion expansion: Double) -> Double {
  guard expansion.isFinite, expansion != 0 else { return 1 }
  let limited = min(2.302585092994046, max(-2.302585092994046, expansion))
  // e^x = (e^(x/16))^16. The series for the inner power converges quickly.
  let x = limited / 16
  var sum = 1.0
  var term = 1.0
  for k in 1...12 {
    term *= x / Double(k)
    sum += term
  }
  for _ in 0..<4 { sum *= sum }
  return sum
}

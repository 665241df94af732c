// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import simd

@Suite struct SimdTests {
  @Test func vectors() {
    let vector = simd_float2(3, 4)
    #expect(simd_length(vector) == 5 && simd_normalize(vector) == [0.6, 0.8] && simd_dot(vector, [1, 2]) == 11)
    #expect(simd_clamp(simd_float3(-1, 0.5, 2), simd_float3(repeating: 0), simd_float3(repeating: 1)) == [0, 0.5, 1])
    #expect(simd_cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == [0, 0, 1])
    #expect(simd_mix(simd_float2(0, 10), simd_float2(10, 20), 0.5) == [5, 15])
    #expect(distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
  }

  /// A shear by 2 and a translation by (3, 4, 5) have the determinant 1, and the inverse undoes them.
  @Test func matrices() {
    var matrix = matrix_identity_float4x4
    matrix.columns.3 = [3, 4, 5, 1]
    matrix.columns.1.x = 2
    #expect(matrix * simd_float4(1, 1, 1, 1) == [6, 5, 6, 1])
    #expect(matrix.determinant == 1 && matrix * matrix.inverse == matrix_identity_float4x4)
    #expect(simd_mul(matrix, matrix_identity_float4x4) == matrix && matrix.transpose[0, 1] == 2)
    let small = simd_double2x2(rows: [[1, 2], [3, 4]])
    #expect(small.determinant == -2 && small * small.inverse == simd_double2x2(1))
    #expect(simd_float3x3(diagonal: [2, 4, 8]).inverse == simd_float3x3(diagonal: [0.5, 0.25, 0.125]))
    #expect(simd_float2x2().inverse.columns.0.x.isNaN)
  }

  /// A rotation by 90 degrees around the z-axis maps the x-axis to the y-axis.
  @Test func quaternions() {
    let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_distance(turn.act([1, 0, 0]), [0, 1, 0]) < 1e-15)
    #expect(abs(turn.angle - .pi / 2) < 1e-15 && simd_distance((turn * turn.inverse).vector, [0, 0, 0, 1]) < 1e-15)
    let half = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), turn, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-15)
    #expect(simd_distance(simd_double4x4(turn) * simd_double4(1, 0, 0, 1), [0, 1, 0, 1]) < 1e-15)
  }
}

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Vectors are Swift's SIMD types. This module adds Apple's names and functions for vectors, square matrices and
// quaternions.

@_exported public import TesseraFoundation

/// A vector of 2 single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 2 double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 2 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 32-bit integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 32-bit integers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 2 unsigned 32-bit integers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 3 unsigned 32-bit integers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 4 unsigned 32-bit integers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 2 single-precision numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of 2 single-precision numbers.
public typealias float2 = SIMD2<Float>
/// A vector of 2 double-precision numbers.
public typealias double2 = SIMD2<Double>
/// A vector of 3 single-precision numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of 3 single-precision numbers.
public typealias float3 = SIMD3<Float>
/// A vector of 3 double-precision numbers.
public typealias double3 = SIMD3<Double>
/// A vector of 4 single-precision numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of 4 single-precision numbers.
public typealias float4 = SIMD4<Float>
/// A vector of 4 double-precision numbers.
public typealias double4 = SIMD4<Double>

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Vectors are Swift's SIMD types. This module adds Apple's names and functions for them, square matrices, and quaternions.

@_exported public import TesseraFoundation

/// A vector of 2 numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 2 numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 2 numbers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 numbers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 numbers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 2 numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 3 numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 4 numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 2 numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of 2 numbers.
public typealias float2 = SIMD2<Float>
/// A vector of 2 numbers.
public typealias double2 = SIMD2<Double>
/// A vector of 3 numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of 3 numbers.
public typealias float3 = SIMD3<Float>
/// A vector of 3 numbers.
public typealias double3 = SIMD3<Double>
/// A vector of 4 numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of 4 numbers.
public typealias float4 = SIMD4<Float>
/// A vector of 4 numbers.
public typealias double4 = SIMD4<Double>

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The key: the image that is filtered.
public let kCIInputImageKey = "inputImage"
/// The key: the image under it.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key: a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key: the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key: the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key: the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key: the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key: a color.
public let kCIInputColorKey = "inputColor"
/// The key: a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key: a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of the output image.
public let kCIOutputImageKey = "outputImage"

// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The key of the input image.
public let kCIInputImageKey = "inputImage"
/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the color.
public let kCIInputColorKey = "inputColor"
/// The key of the transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of the output image.
public let kCIOutputImageKey = "outputImage"

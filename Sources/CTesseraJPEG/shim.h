// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors
//
// libjpeg (libjpeg-turbo). What calls it stands in CTesseraImaging.
#pragma once
#include <stdio.h>
#include <jpeglib.h>

# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# The entry to everything; each target is one script or one command.

SHELL := /bin/bash
.DEFAULT_GOAL := help
SWIFT ?= swift
# Where `make gallery` puts its pictures, and `make docs` its pages.
gallery: OUT ?= .build/gallery
docs: OUT ?= .build/docs
# What the formatter reads. The packages in Tests/SDK look as their authors would have them.
SOURCES := $(filter-out Tests/SDK,$(wildcard Package.swift Plugins Sources Tests/* Gallery Fonts \
  Tools/*/Package.swift Tools/*/Sources Tools/*/Tests))

.PHONY: help gallery sdk test test-long test-sanitize fuzz record bench bench-check api coverage docs sizes format lint deps

help: ## Shows this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

gallery: deps ## Writes a page of the gallery to .build/gallery: pictures, strips, sources (OUT=FOLDER)
	@.ci/gallery "$(OUT)"

sdk: deps ## Makes the Swift SDK, with which iOS packages build on Linux, in .build/sdk
	@.ci/sdk

test: deps lint ## Checks the format, builds everything, runs all tests, and those of the engines with optimization
	@.ci/test

test-long: deps lint ## Like test, also in debug and release, with packages that depend on this one and documentation: over an hour
	@.ci/test-long

test-sanitize: deps ## Tests memory and threads with the address and the thread sanitizer
	@.ci/test-sanitize

fuzz: deps ## Feeds parsers, solver and painter with bytes that libFuzzer makes up (FUZZ_SECONDS=600 each)
	@.ci/fuzz

record: deps ## Records the goldens that are missing, differ, or carry no stamp or an old view tree
	@.ci/record

bench: deps ## Measures against other implementations and keeps the results
	@.ci/bench

bench-check: deps ## Counts the work of some benches, which must not grow by 3 % (RECORD=1 accepts it)
	@.ci/bench-check

api: deps ## Writes lists of the public API to .build/api, with which Tools/Documentation/check-api compares a later version
	@Tools/Documentation/check-api --build --record

coverage: ## Writes the table that `tessera coverage NAME` searches to .build/coverage.tsv, from the debug build
	@Tools/Documentation/coverage

docs: deps ## Makes the documentation of all modules, a static site in .build/docs (OUT=FOLDER)
	@Tools/Documentation/docs "$(OUT)"

sizes: deps ## Prints the sizes of the release programs
	@Tools/Measurements/sizes

format: ## Formats all Swift sources
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

lint: deps ## Checks the format of all Swift sources
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES) && echo "Format: clean"

deps: ## Checks the C libraries and installs what is missing
	@.ci/install-libraries

# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# The main commands. Each target runs one script or one command.

SHELL := /bin/bash
.DEFAULT_GOAL := help
SWIFT ?= swift
# The output folders of `make gallery`, `make gallery-swiftui` and `make docs`.
gallery: OUT ?= .build/gallery
gallery-swiftui: OUT ?= .build/gallery-swiftui
docs: OUT ?= .build/docs
# The formatter's input, except the packages in Tests/SDK, which have other styles.
SOURCES := $(filter-out Tests/SDK,$(wildcard Package.swift Plugins Sources Tests/* Gallery Fonts \
  Tools/*/Package.swift Tools/*/Sources Tools/*/Tests))

.PHONY: help gallery gallery-swiftui sdk release test test-long test-sanitize fuzz record bench bench-check api coverage docs sizes format lint deps

help: ## Shows this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

gallery: deps ## Writes a page of the gallery to .build/gallery: pictures, strips, sources (OUT=FOLDER)
	@.ci/gallery "$(OUT)"

gallery-swiftui: deps ## Writes a page of the screens written with SwiftUI to .build/gallery-swiftui (OUT=FOLDER)
	@.ci/gallery "$(OUT)" swiftui

sdk: deps ## Builds the Swift SDK, with which iOS packages build on Linux, in .build/sdk
	@.ci/sdk

release: deps ## Makes the files of a release in .build/release-VERSION; REUSE=1 builds nothing. Publishes nothing
	@.ci/release $(if $(REUSE),--reuse)

test: deps lint ## Checks the format and English, builds everything, runs all tests, and those of the engines with optimization
	@.ci/test

test-long: deps lint ## Like test, also in debug and release, with packages that depend on this one and documentation: over an hour
	@.ci/test-long

test-sanitize: deps ## Runs tests under the address and the thread sanitizer
	@.ci/test-sanitize

fuzz: deps ## Runs libFuzzer on parsers, solver and painter (FUZZ_SECONDS=600 each)
	@.ci/fuzz

record: deps ## Records goldens that are missing, differ, have no stamp, or have an outdated view tree
	@.ci/record

bench: deps ## Runs benchmarks against other implementations and saves the results
	@.ci/bench

bench-check: deps ## Counts the work of some benchmarks, which must not grow by 3 % (RECORD=1 records it)
	@.ci/bench-check

api: deps ## Writes lists of the public API to .build/api, with which Tools/Documentation/check-api compares a later version
	@Tools/Documentation/check-api --build --record

coverage: ## Writes the table that `tessera coverage NAME` searches to .build/coverage.tsv, from the debug build
	@Tools/Documentation/coverage

docs: deps ## Builds the documentation of all modules, a static site in .build/docs (OUT=FOLDER)
	@Tools/Documentation/docs "$(OUT)"

sizes: deps ## Prints the sizes of the release programs
	@Tools/Measurements/sizes

format: ## Formats all Swift sources
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

lint: deps ## Checks the format of all Swift sources
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES) && echo "Format: clean"

deps: ## Checks the C libraries and installs what is missing
	@.ci/install-libraries

# Every command a person or a machine needs. `make run` and `make test` install what is missing.

SWIFT ?= swift
ATLAS ?= atlases/hero.plist
PREFIX ?= /usr/local
SECONDS ?= 60
SOURCES := Package.swift Sources Tests Examples Fuzz/Package.swift Fuzz/Sources \
  Benchmarks/Package.swift Benchmarks/Sources
RELEASE := -c release --static-swift-stdlib --product spriteview

# Packages to build with, and those that only the tests need.
BUILD_PACKAGES := libncurses-dev libpng-dev libturbojpeg0-dev libwebp-dev zlib1g-dev libexpat1-dev
TEST_PACKAGES := $(BUILD_PACKAGES) libvterm-dev tmux python3

.PHONY: run build test lint format fuzz benchmark install uninstall packages test-packages clean

run: build
	.build/release/spriteview $(ATLAS)

build: packages
	$(SWIFT) build $(RELEASE)

test: test-packages lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	scripts/check-imports

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

fuzz: packages
	scripts/fuzz $(SECONDS)

# SwiftPM looks for new files in a package beside its own only when it plans anew.
# SwiftPM does not always see that what lies below another package has changed: its own objects go.
benchmark: packages
	rm -rf .build/benchmark-build/release/Benchmarks.build
	touch Benchmarks/Package.swift
	$(SWIFT) build --package-path Benchmarks --scratch-path .build/benchmark-build -c release
	.build/benchmark-build/release/Benchmarks

install: build
	install -D -m 755 .build/release/spriteview $(DESTDIR)$(PREFIX)/bin/spriteview
	install -D -m 644 man/spriteview.1 $(DESTDIR)$(PREFIX)/share/man/man1/spriteview.1

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/spriteview $(DESTDIR)$(PREFIX)/share/man/man1/spriteview.1

packages:
	@scripts/install-packages $(BUILD_PACKAGES)

test-packages:
	@scripts/install-packages $(TEST_PACKAGES)

clean:
	$(SWIFT) package clean

# Every command a person or CI needs. `make demo` and `make test` do their own set-up.
SWIFT_FLAGS := --explicit-target-dependency-import-check error
PREFIX ?= /usr/local
BIN := .build/release/unsaid

.PHONY: demo test setup validators build release install lint docs golden bench accuracy clean

# Lint the committed screens and write every kind of report under reports/demo.
demo: release
	@./scripts/demo.sh

# Set up what is missing, then run every test in release mode: the pixel kernels are slow without optimisation.
test: setup validators lint
	swift build -c release $(SWIFT_FLAGS) --build-tests
	swift test -c release $(SWIFT_FLAGS) --parallel

setup:
	@./scripts/setup.sh

validators: setup
	@./scripts/validators.sh

build: setup
	swift build $(SWIFT_FLAGS)

release: setup
	@swift build -c release $(SWIFT_FLAGS) --product unsaid

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Benchmarks

# Put the program, its libraries and its models under PREFIX.
install: release
	@./scripts/install.sh "$(DESTDIR)$(PREFIX)"

# Write the generated pages and golden files anew; the run fails so that nobody takes it for a test.
docs golden: setup validators
	UPDATE_GOLDEN=1 swift test -c release $(SWIFT_FLAGS)

# Measure and write reports/benchmarks.md; only an idle machine gives numbers worth keeping.
bench: release
	swift build -c release $(SWIFT_FLAGS) --product StageTimes
	python3 Benchmarks/report.py

# Score recognition on labelled sets and write reports/accuracy.md: VINS, RENDERED and QT are files of records.
accuracy: release
	python3 Benchmarks/accuracy.py --vins "$(VINS)" --rendered "$(RENDERED)" --qt "$(QT)"

clean:
	rm -rf .build reports/demo

# Every command a person or CI needs. `make demo` and `make test` do their own set-up.
SWIFT_FLAGS := --explicit-target-dependency-import-check error
PREFIX ?= /usr/local
BIN := .build/release/unsaid
# Python's ONNX Runtime, which training uses, reports to its makers unless told not to; the tool tells it by itself.
export ORT_DISABLE_TELEMETRY := 1

.PHONY: contrast peers judged planted confidence demo test setup validators build release install lint docs golden bench bench-history kill-test accuracy grouping suggestions icons icon-meanings states clickability selection paragraphs screens clean

# Lint the committed screens and write every kind of report under reports/demo.
demo: release
	@./scripts/demo.sh

# Set up what is missing, then run every test in release mode: the pixel kernels are slow without optimisation. What the
# tests write, several hundred folders, goes when they are done.
test: setup validators lint
	swift build -c release $(SWIFT_FLAGS) --build-tests
	@scratch=$$(mktemp -d) && trap 'rm -rf "$$scratch"' EXIT && \
	  TMPDIR="$$scratch" swift test -c release $(SWIFT_FLAGS) --parallel

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

# The same for the history of 10,000 runs: reports/history.md.
bench-history: release
	swift build -c release $(SWIFT_FLAGS) --product HistoryTimes
	python3 Benchmarks/history.py

# End the program 200 times at random moments while it writes: reports/kill-test.md.
kill-test: setup
	@./scripts/kill-test.sh

# Score recognition on labelled sets and write reports/accuracy.md: VINS, RENDERED, QT, FLUTTER and JPEG name files of
# records; JPEG is RENDERED after `python -m factory compress` (Training/factory).
accuracy: release
	python3 Benchmarks/accuracy.py --vins "$(VINS)" --rendered "$(RENDERED)" --qt "$(QT)" --flutter "$(FLUTTER)" \
	  --jpeg "$(JPEG)"

# Score grouping and navigation order on labelled sets and write reports/grouping.md.
grouping: release
	python3 Benchmarks/grouping.py --rendered "$(RENDERED)" --qt "$(QT)" --flutter "$(FLUTTER)"

# Lint real pairs, hold the findings against the lists in Benchmarks/judged, and write reports/judged.md; PAIRS is the folder.
judged: release
	@test -n "$(PAIRS)" || { echo 'judged: PAIRS=folder is missing; see Benchmarks/judged/README.md' >&2; exit 1; }
	python3 Benchmarks/judged.py --pairs "$(PAIRS)"

# Plant defects into the trees of real pairs and write reports/planted.md.
planted: setup
	@test -n "$(PAIRS)" || { echo 'planted: PAIRS=folder is missing; see Benchmarks/judged/README.md' >&2; exit 1; }
	swift build -c release $(SWIFT_FLAGS) --product PlantedTrees
	python3 Benchmarks/planted.py --pairs "$(PAIRS)"

# Fit what is shown as confidence on the tuning half, and write it into rules/.
confidence: setup
	@test -n "$(PAIRS)" || { echo 'confidence: PAIRS=folder is missing; see Benchmarks/judged/README.md' >&2; exit 1; }
	swift build -c release $(SWIFT_FLAGS) --product PlantedTrees
	python3 Benchmarks/confidence.py --pairs "$(PAIRS)"

# Render texts with known colours, measure their contrast, hold it against axe-core, and write reports/contrast.md; FONTS is
# a folder with the typefaces that Training/factory/README.md names.
FONTS ?= /usr/share/fonts
contrast: setup validators
	swift build -c release $(SWIFT_FLAGS) --product ContrastScore
	python3 Benchmarks/contrast.py --fonts "$(FONTS)" --screens $(or $(SCREENS),176)

# Hold the tool against axe-core on rendered web screens, against Deque's verdicts in dumps of axe-android and against the
# published thresholds of Google's ATF, and write reports/peers.md; PAIRS is the folder of real pairs.
peers: release validators
	@test -n "$(PAIRS)" || { echo 'peers: PAIRS=folder is missing; see Benchmarks/judged/README.md' >&2; exit 1; }
	python3 Benchmarks/peers.py --pairs "$(PAIRS)" --seeds $(or $(SEEDS),60)

# Score suggested names and identifiers and write reports/suggestions.md: RENDERED, QT and FLUTTER name files of truth.
suggestions: release
	swift build -c release $(SWIFT_FLAGS) --product SuggestionScore
	python3 Benchmarks/suggestions.py --rendered "$(RENDERED)" --qt "$(QT)" --flutter "$(FLUTTER)"

# Score the meanings of icons and write reports/icons.md: ICONS lists NAME=TRUTH.jsonl or NAME=TRUTH.jsonl:IMAGES.
icons: release
	@test -n "$(ICONS)" || { echo 'icons: ICONS="NAME=TRUTH.jsonl …" is missing; see docs/models/icons.md' >&2; exit 1; }
	python3 Benchmarks/icons.py $(ICONS)

# Write docs/icon-meanings.md from the table of meanings.
icon-meanings:
	cd Training && python3 -m icons.vocabulary --out ../docs/icon-meanings.md

# Score the selected tab and segment and clickability on labelled sets and write reports/states.md; UNSEEN lists
# NAME=TRUTH.jsonl of toolkits kept for testing (Training/factory).
states: release
	python3 Benchmarks/states.py --rendered "$(RENDERED)" --qt "$(QT)" --flutter "$(FLUTTER)" --unseen $(UNSEEN)

# Train the clickability trees anew; TRAIN and HELD name tables of `StageFeatures taps` (Training/clickability).
clickability:
	cd Training/clickability && $(TRAINING_PYTHON) train.py --train $(TRAIN) --held $(HELD) \
	  --models ../../Sources/Recognition/Models --sample ../../Tests/RecognitionTests/Samples/clickability.jsonl

# Train the trees of selection anew; TRAIN and HELD name tables of `StageFeatures selection` (Training/selection).
selection:
	cd Training && $(TRAINING_PYTHON) -m selection.train --train $(TRAIN) --held $(HELD) \
	  --models ../Sources/Recognition/Models --sample ../Tests/RecognitionTests/Samples/selection.jsonl

# Train the trees of paragraphs anew; REAL, DRAWN and HELD name tables of `StageFeatures paragraphs` (Training/paragraphs).
paragraphs:
	cd Training && $(TRAINING_PYTHON) -m paragraphs.train --real $(REAL) --rendered $(DRAWN) --held $(HELD) \
	  --models ../Sources/Recognition/Models --sample ../Tests/RecognitionTests/Samples/paragraphs.jsonl

# Render N training screens, one in eight with Flutter, into Training/out/screens; the seed decides every one of them.
N ?= 240
SEED ?= 1
TRAINING_PYTHON ?= $(or $(wildcard $(CURDIR)/Training/.venv/bin/python),python3)
RENDER = $(TRAINING_PYTHON) -m factory render --split train --seed $(SEED) --out out/screens --assets out/assets
screens:
	@$(TRAINING_PYTHON) -c 'import flet_web, playwright, qtawesome, cv2' || \
	  { echo 'screens: install what Training/factory/README.md names, or set TRAINING_PYTHON to its Python' >&2; exit 1; }
	@test "$(N)" -ge 1 || { echo 'screens: N must be a number of at least 1' >&2; exit 1; }
	cd Training && $(RENDER) --kind html --count $$(($(N) - $(N) / 8))
	@if test "$(N)" -ge 8; then cd Training && $(RENDER) --kind flutter --count $$(($(N) / 8)); fi

clean:
	rm -rf .build reports/demo

"""Holds unsaid against Deque's verdicts in dumps of axe-android, and against the published thresholds of Google's ATF."""
import glob
import json
import os
import subprocess
from collections import Counter, defaultdict

from judging import is_same_place
from lint import TOOL

# Deque's rule and those of ours that say the same.
DEQUE = {
    "ActiveViewName": {"label-missing", "image-label-missing", "field-label-missing"},
    "ImageViewName": {"label-missing", "image-label-missing"},
    "EditTextName": {"field-label-missing"},
    "EditTextValue": {"field-value-overridden"},
    "CheckBoxName": {"label-missing"}, "SwitchName": {"label-missing"},
    "ColorContrast": {"contrast-text", "contrast-nontext"},
    "TouchSizeWcag": {"target-size-platform", "target-size-min"},
}
# ATF's published numbers: dp on each side, across an edge of the screen less.
TARGET, TARGET_AT_EDGE = 48, 32
REDUNDANT = ("button", "checkbox", "check box", "checked", "unchecked", "selected", "unselected", "click", "tap", "swipe")
ATF = {
    "SpeakableTextPresent": {"label-missing", "image-label-missing", "field-label-missing"},
    "TouchTargetSize": {"target-size-platform", "target-size-min"},
    "DuplicateSpeakableText": {"label-duplicate"},
    "RedundantDescription": {"label-redundant"},
    "EditableContentDescription": {"field-value-overridden"},
}


def pairs_below(folder):
    """Each picture below a folder with the dump that shares its stem."""
    for image in sorted(glob.glob(os.path.join(folder, "**", "*.png"), recursive=True)
                        + glob.glob(os.path.join(folder, "**", "*.jpg"), recursive=True)):
        dumps = [d for d in glob.glob(glob.escape(os.path.splitext(image)[0]) + ".*") if d != image]
        if dumps:
            yield image, dumps[0]


def linted(folder, scratch):
    """The screens of the report by the path of their picture."""
    report = os.path.join(scratch, "pairs.json")
    command = [TOOL, "lint", folder, "--json", report, "--quiet", "--no-cache", "--no-config"]
    subprocess.run(command, check=False, stderr=subprocess.DEVNULL)
    with open(report, encoding="utf-8") as file:
        return {os.path.realpath(screen["image"]): screen for screen in json.load(file)["screens"]}


def places(finding):
    return [box for box in (finding.get("box"), (finding.get("node") or {}).get("box")) if box]


def reported(screen, box, rules):
    return [f for f in screen["findings"] if f["rule"] in rules and any(is_same_place(b, box) for b in places(f))]


# Deque

def verdicts_of(dump):
    """The views by their number and the results of a dump that holds Deque's verdicts; None for another dump."""
    with open(dump, "rb") as file:
        data = file.read()
    if b'"axeRuleResults"' not in data:
        return None
    page, views = json.loads(data), {}

    def walk(view):
        views[view.get("axeViewId")] = view
        for child in view.get("children") or []:
            walk(child)
    walk(page["axeContext"]["axeView"])
    return views, page["axeRuleResults"], page["axeContext"]["axeDevice"]


def box_of(view):
    place = view["boundsInScreen"]
    return [place["left"], place["top"], place["right"] - place["left"], place["bottom"] - place["top"]]


def cause(rule, view, device, screen, rules):
    """Why a verdict of Deque's is not among our findings, as far as the dump tells."""
    left, top, width, height = box_of(view)
    if not rules:
        return "no rule of ours asks this"
    not_run = [n["reason"] for n in screen["notRun"] if n["rule"] in rules]
    if len(not_run) == len(rules):
        return f"not run: {not_run[0]}"
    inner = [box_of(child) for child in view.get("children") or [] if child.get("boundsInScreen")]
    if rule == "TouchSizeWcag" and any(b[0] < left - 2 or b[1] < top - 2 or b[0] + b[2] > left + width + 2
                                       or b[1] + b[3] > top + height + 2 for b in inner):
        return "cut: what is inside reaches out of the frame, so the frame is not the size of the target"
    at_side = left <= 0 or left + width >= device["screenWidth"]
    at_end = top <= 0 or top + height >= device["screenHeight"]
    density = device["dpi"]
    if rule == "TouchSizeWcag" and width / density >= (TARGET_AT_EDGE if at_side else TARGET) - 0.5 \
            and height / density >= (TARGET_AT_EDGE if at_end else TARGET) - 0.5:
        return f"at an edge of the screen, across which Google asks for {TARGET_AT_EDGE} dp"
    return "not explained"


def named(rules, known):
    return ", ".join(f"`{rule}`" for rule in sorted(rules & known)) or "no rule"


def deque(pairs, screens, known):
    failed, found, missed, doubts, dumps = Counter(), Counter(), [], Counter(), []
    for image, dump in pairs:
        read = verdicts_of(dump)
        screen = screens.get(os.path.realpath(image))
        if read is None or screen is None:
            continue
        views, results, device = read
        name = os.path.splitext(os.path.basename(image))[0]
        dumps.append(name)
        for result in results:
            rule, view = result["ruleId"], views.get(result["axeViewId"])
            if result["status"] not in ("FAIL", "INCOMPLETE") or view is None:
                continue
            rules = DEQUE.get(rule, set())
            own = reported(screen, box_of(view), rules)
            if result["status"] == "INCOMPLETE":
                doubts[(rule, bool(own))] += 1
                continue
            failed[rule] += 1
            found[rule] += bool(own)
            if not own:
                words = view.get("contentDescription") or view.get("text") or "no words"
                missed.append((name, rule, words.splitlines()[0], box_of(view), cause(rule, view, device, screen, rules)))
    whole, part = sum(failed.values()), sum(found.values())
    refuted = [m for m in missed if m[4].startswith("cut")]
    rows = [f"| `{rule}` | {named(DEQUE.get(rule, set()), known)} | {failed[rule]} | "
            f"{found[rule]} | {doubts[(rule, True)] + doubts[(rule, False)]} | {doubts[(rule, True)]} |"
            for rule in sorted(failed | Counter(rule for rule, _ in doubts))]
    lines = ["## Deque's axe for Android", "",
             f"{len(dumps)} of the pairs hold Deque's own verdicts ({', '.join(dumps)}). Reported too is a FAIL at whose place we "
             "report the same, as a violation or a review.", "",
             "| Deque | ours | FAIL | reported too | INCOMPLETE | reported |", "|---|---|---|---|---|---|", *rows, "",
             f"Reported too: {share(part, whole)}, asked are 0.9. Without the verdicts on frames that are cut: "
             f"{share(part, whole - len(refuted))}.", "", "Not reported:", ""]
    lines += [f"- {name}, `{rule}`, “{words}” at {box}: {why}." for name, rule, words, box, why in missed] or ["none"]
    return lines + [""]


def share(part, whole):
    return f"{part / whole:.2f} ({part} of {whole})" if whole else "-"


# Google's Accessibility Test Framework

def tree_of(image, dump):
    """A dump as unsaid.tree/1 in pixels of its picture; None where it cannot be read."""
    command = [TOOL, "tree", dump, "--image", image, "--format", "unsaid"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else None


def nodes_of(tree):
    """Each node with the nodes above it, outermost first; the root alone has none."""
    found = []

    def walk(node, above):
        found.append((node, above))
        for child in node.get("children") or []:
            walk(child, above + [node])
    walk(tree["root"], [])
    return found


def words(node):
    """What TalkBack says of a node: its own words, else those of what is inside and takes no tap of its own."""
    own = node.get("label") or node.get("text") or node.get("value") or node.get("placeholder") or node.get("hint")
    if own:
        return own.strip()
    inner = [words(child) for child in node.get("children") or [] if not child.get("clickable")]
    return " ".join(part for part in inner if part)


def is_small(node, above, size, scale):
    def misses(box, slack):
        at_side = box[0] <= 0 or box[0] + box[2] >= size[0]
        at_end = box[1] <= 0 or box[1] + box[3] >= size[1]
        return box[2] / scale + slack < (TARGET_AT_EDGE if at_side else TARGET) \
            or box[3] / scale + slack < (TARGET_AT_EDGE if at_end else TARGET)
    # Half a dp is rounded up, and a tap beside it reaches a large enough target around it.
    return misses(node["box"], 0.5) and not any(n.get("clickable") and not misses(n["box"], 0) for n in above)


def is_at_scroll_edge(node, above):
    """Whether it touches an edge of what scrolls: there ATF only informs about sizes."""
    x, y, width, height = node["box"]
    holders = [n["box"] for n in above if n["role"] in ("scrollView", "list") or "scrollable" in (n.get("traits") or [])]
    return any(x <= b[0] + 1 or y <= b[1] + 1 or x + width >= b[0] + b[2] - 1 or y + height >= b[1] + b[3] - 1 for b in holders)


def atf(tree):
    """The nodes that each of ATF's checks names, by its published words and numbers."""
    root, scale = tree["root"], tree.get("scale")
    size = root["box"][2:]
    said, by_words = defaultdict(list), defaultdict(list)
    for node, above in nodes_of(tree):
        x, y, width, height = node["box"]
        is_drawn = node.get("visible") is not False and width > 0 and height > 0 and x < size[0] and y < size[1] \
            and x + width > 0 and y + height > 0
        if not is_drawn or not node.get("clickable"):
            continue
        spoken = words(node)
        if not spoken:
            said["SpeakableTextPresent"].append(node)
        else:
            by_words[spoken.lower()].append(node)
        if scale and is_small(node, above, size, scale) and not is_at_scroll_edge(node, above):
            said["TouchTargetSize"].append(node)
        description = (node.get("label") or "").lower()
        if any(word in description.split() or " " in word and word in description for word in REDUNDANT):
            said["RedundantDescription"].append(node)
        if node["role"] in ("textField", "secureTextField", "searchField") and node.get("label"):
            said["EditableContentDescription"].append(node)
    said["DuplicateSpeakableText"] = [n for same in by_words.values() if len(same) > 1 for n in same]
    return said


def google(pairs, screens, known):
    both, theirs, ours, elsewhere, edges = Counter(), Counter(), Counter(), Counter(), Counter()
    count = 0
    for image, dump in pairs:
        screen = screens.get(os.path.realpath(image))
        if screen is None or screen["platform"] != "android":
            continue
        tree = tree_of(image, dump)
        if tree is None:
            continue
        count += 1
        said, above = atf(tree), {id(node): holders for node, holders in nodes_of(tree)}
        for check, rules in ATF.items():
            taken = []
            for node in said[check]:
                own = reported(screen, node["box"], rules)
                taken += [id(f) for f in own]
                both[check] += bool(own)
                if own:
                    continue
                theirs[check] += 1
                if is_at_scroll_edge(node, above[id(node)]):
                    edges[check] += 1
                elif any(is_same_place(b, node["box"]) for f in screen["findings"] for b in places(f)):
                    elsewhere[check] += 1
            ours[check] += sum(f["rule"] in rules and id(f) not in taken for f in screen["findings"])
    rows = [f"| {check} | {named(rules, known)} | {both[check]} | {theirs[check]} | {edges[check]} | "
            f"{elsewhere[check]} | {theirs[check] - edges[check] - elsewhere[check]} | "
            f"{ours[check]} | {share(both[check], both[check] + theirs[check])} |" for check, rules in ATF.items()]
    return ["## Google's Accessibility Test Framework", "",
            f"ATF needs Android to run. This is what its published thresholds say of {count} Android dumps, as *unsaid* imports "
            "them: a control that takes a tap and has no words, is smaller than 48 dp (32 dp across an edge of the screen), has "
            "the words of another one, names its own role, state or gesture, or is a field with a description. Its checks of "
            "contrast look at the picture with heuristics of their own, and those of links and of the traversal order need what "
            "no dump holds; they are left out.", "",
            "“Theirs only” is no list of our misses: what touches the edge of a list that scrolls may be cut there, and is not "
            "reported; ATF itself does not fail sizes there. “Said otherwise” counts those at whose place we report something "
            "else. “Ours only” are mostly fields without a label, whose placeholder or value ATF takes for words. `label-duplicate` tells one of several equal names and leaves out those whose "
            "words are drawn on the controls.", "",
            "| ATF | ours | both | theirs only | at a scroll edge | said otherwise | the rest | ours only | of theirs, ours too |",
            "|---|---|---|---|---|---|---|---|---|", *rows, ""]


def sections(folder, scratch, known):
    """The report's parts on Android."""
    pairs, screens = list(pairs_below(folder)), linted(folder, scratch)
    return deque(pairs, screens, known) + google(pairs, screens, known)

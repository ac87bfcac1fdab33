"""Text lines joined to paragraphs, for sets that are labelled by paragraph."""

HEIGHT_RATIO = 1.4  # between the lines of a paragraph: ink heights differ by descenders
GAP = 0.55          # of the smaller height, between a line and the next; both chosen on training screens


def belongs(above, below):
    """Whether the line `below` goes on the paragraph whose last line is `above`."""
    ax, ay, aw, ah = above["box"]
    bx, by, bw, bh = below["box"]
    low, high = min(ah, bh), max(ah, bh)
    gap = by - (ay + ah)
    overlap = min(ax + aw, bx + bw) - max(ax, bx)
    aligned = abs(ax - bx) < 0.6 * low or abs(ax + aw / 2 - bx - bw / 2) < 0.8 * low \
        or abs(ax + aw - bx - bw) < 0.6 * low
    return (-0.5 * low < gap < GAP * low and overlap > 0.5 * min(aw, bw)
            and aligned and high < HEIGHT_RATIO * low)


def blocks(elements, minimum_score=0.2):
    """The elements with Text lines replaced by their paragraphs; a paragraph's score is its best."""
    lines = [e for e in elements if e["type"] == "Text"]
    sure = sorted((e for e in lines if e["score"] >= minimum_score), key=lambda e: e["box"][1])
    groups = []
    for line in sure:
        fitting = [g for g in groups if belongs(g[-1], line)]
        if fitting:
            max(fitting, key=lambda g: g[-1]["box"][1]).append(line)
        else:
            groups.append([line])
    rest = [e for e in elements if e["type"] != "Text" or e["score"] < minimum_score]
    return sorted(rest + [joined(g) for g in groups], key=lambda e: -e["score"])


def joined(group):
    left = min(e["box"][0] for e in group)
    top = min(e["box"][1] for e in group)
    right = max(e["box"][0] + e["box"][2] for e in group)
    bottom = max(e["box"][1] + e["box"][3] for e in group)
    return {"type": "Text", "box": [left, top, right - left, bottom - top],
            "score": max(e["score"] for e in group)}

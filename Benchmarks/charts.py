"""Charts as SVG, from the numbers of `unsaid evaluate --json`; readable on light and dark pages."""
from html import escape

PALETTE = ["#4e79a7", "#f28e2b", "#e15759", "#76b7b2", "#59a14f", "#b6992d", "#b07aa1", "#d37295", "#9c755f", "#79706e",
           "#1f9fd0", "#8cd17d", "#a0522d", "#6a5acd"]
FONT = 'font-family="system-ui, sans-serif" font-size="12"'
INK = "#24292f"


def document(width, height, title, body):
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img" aria-label="{escape(title)}" {FONT}>',
        f"<title>{escape(title)}</title>", f'<rect width="{width}" height="{height}" fill="#ffffff"/>', *body, "</svg>",
        ""])


def text(x, y, words, anchor="start", extra=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}" text-anchor="{anchor}" {extra}>{escape(words)}</text>'


def curves(title, numbers):
    """Precision over recall, one line a class, with the working points marked by the end of each line."""
    left, top, side = 50, 20, 360
    body = [f'<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="none" stroke="#d0d7de"/>']
    for step in range(0, 11, 2):
        offset = side * step / 10
        body += [f'<path d="M{left} {top + side - offset:.0f}h{side}M{left + offset:.0f} {top}v{side}" '
                 'stroke="#eaeef2" fill="none"/>',
                 text(left - 6, top + side - offset + 4, f"{step / 10:.1f}", "end"),
                 text(left + offset, top + side + 16, f"{step / 10:.1f}", "middle")]
    body += [text(left + side / 2, top + side + 34, "recall", "middle"),
             text(14, top + side / 2, "precision", "middle", f'transform="rotate(-90 14 {top + side / 2})"')]
    shown = [c for c in numbers["classes"] if c["truth"] > 0]
    for i, c in enumerate(shown):
        colour = PALETTE[i % len(PALETTE)]
        points = [(0, c["curve"][0]["precision"])] if c["curve"] else []
        points += [(p["recall"], p["precision"]) for p in thinned(c["curve"])]
        line = " ".join(f"{left + side * r:.1f},{top + side * (1 - p):.1f}" for r, p in points)
        body.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.6"/>')
        y = top + 10 + 19 * i
        body += [f'<rect x="{left + side + 20}" y="{y - 8}" width="14" height="4" fill="{colour}"/>',
                 text(left + side + 40, y - 2, f"{c['name']}  {c['ap50']:.2f}")]
    return document(left + side + 230, top + side + 45, f"Precision over recall: {title}", body)


def thinned(curve, most=120):
    """At most so many points of a curve, with its last."""
    step = max(1, len(curve) // most)
    return curve[::step] + curve[-1:]


def confusion_matrix(title, numbers):
    """Rows are the truth, columns what was found; shades are shares of the row."""
    names, counts = numbers["confusion"]["classes"], numbers["confusion"]["counts"]
    used = [i for i in range(len(names)) if any(counts[i]) or any(row[i] for row in counts)]
    cell, left, top = 38, 170, 150
    body = [text(10, top - 12, "truth ↓   found →")]
    for column, j in enumerate(used):
        x, y = left + cell * (column + 0.6), top - 8
        body.append(text(x, y, names[j], extra=f'transform="rotate(-50 {x:.1f} {y})"'))
    for row, i in enumerate(used):
        body.append(text(left - 8, top + cell * (row + 0.6), names[i], "end"))
        total = max(1, sum(counts[i]))
        for column, j in enumerate(used):
            share = counts[i][j] / total
            red, green, blue = (round(255 - (255 - c) * share) for c in (33, 102, 172))
            x, y = left + cell * column, top + cell * row
            body.append(f'<rect x="{x}" y="{y}" width="{cell}" height="{cell}" fill="rgb({red},{green},{blue})" '
                        'stroke="#d0d7de"/>')
            if counts[i][j]:
                fill = "#ffffff" if share > 0.5 else INK
                body.append(f'<text x="{x + cell / 2:.0f}" y="{y + cell / 2 + 4:.0f}" fill="{fill}" '
                            f'text-anchor="middle" font-size="11">{counts[i][j]}</text>')
    return document(left + cell * len(used) + 90, top + cell * len(used) + 20, f"Confusion of classes: {title}", body)

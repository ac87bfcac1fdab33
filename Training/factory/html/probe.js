// Reads the marked elements of the page: rectangles in CSS pixels, clips, occlusion, text lines, stops.
() => {
  const root = document.getElementById('screen');
  const W = innerWidth, H = innerHeight;
  const all = [...root.querySelectorAll('[data-c]')];
  const order = new Map(all.map((e, i) => [e, i]));
  const covers = [...root.querySelectorAll('[data-occ]')];
  const modal = root.querySelector('[data-modal]');
  const pen = document.createElement('canvas').getContext('2d');
  const JOINED = new Set(['Toggle', 'Slider', 'PageControl']);
  const rect = b => [b.left, b.top, b.right, b.bottom];

  // Rectangles of what is painted over an element without being part of it.
  function coversOf(e) {
    const q = e.getBoundingClientRect();
    return covers.filter(k => !k.contains(e) && !e.contains(k) && e.compareDocumentPosition(k) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map(k => k.getBoundingClientRect())
      .filter(b => b.left < q.right + 8 && b.right > q.left - 8 && b.top < q.bottom + 8 && b.bottom > q.top - 8);
  }

  function clipOf(e, over) {
    let c = [0, 0, W, H];
    for (let p = e.parentElement; p && p !== root.parentElement; p = p.parentElement) {
      const o = getComputedStyle(p);
      if (o.overflowX !== 'visible' || o.overflowY !== 'visible') {
        const b = p.getBoundingClientRect();
        const bl = parseFloat(o.borderLeftWidth), bt = parseFloat(o.borderTopWidth);
        const br = parseFloat(o.borderRightWidth), bb = parseFloat(o.borderBottomWidth);
        c = [Math.max(c[0], b.left + bl), Math.max(c[1], b.top + bt), Math.min(c[2], b.right - br), Math.min(c[3], b.bottom - bb)];
      }
    }
    const q = e.getBoundingClientRect();
    const own = { left: Math.max(q.left, 0), top: Math.max(q.top, 0), right: Math.min(q.right, W), bottom: Math.min(q.bottom, H) };
    for (const b of over) {
      const wide = b.left <= own.left + 0.5 && b.right >= own.right - 0.5;
      const tall = b.top <= own.top + 0.5 && b.bottom >= own.bottom - 0.5;
      if (wide && b.top <= own.top + 0.5 && b.bottom > own.top) c[1] = Math.max(c[1], b.bottom);
      else if (wide && b.bottom >= own.bottom - 0.5 && b.top < own.bottom) c[3] = Math.min(c[3], b.top);
      else if (tall && b.left <= own.left + 0.5 && b.right > own.left) c[0] = Math.max(c[0], b.right);
      else if (tall && b.right >= own.right - 0.5 && b.left < own.right) c[2] = Math.min(c[2], b.left);
    }
    return c;
  }

  function seen(e, c) {
    const b = e.getBoundingClientRect();
    let hit = 0;
    for (let i = 1; i < 8; i += 2) for (let j = 1; j < 8; j += 2) {
      const x = b.left + b.width * i / 8, y = b.top + b.height * j / 8;
      if (x < c[0] || y < c[1] || x >= c[2] || y >= c[3]) continue;
      const h = document.elementFromPoint(x, y);
      const o = h && h.closest('[data-occ]');
      if (o && !o.contains(e) && !e.contains(o)) continue;
      hit++;
    }
    return hit / 16;
  }

  function lines(e) {
    const out = [], range = document.createRange();
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    let cur = null;
    while (walker.nextNode()) {
      const n = walker.currentNode, chars = [...n.data];
      const capital = getComputedStyle(n.parentElement).textTransform === 'uppercase';
      let at = 0;
      for (const written of chars) {
        range.setStart(n, at); at += written.length; range.setEnd(n, at);
        const ch = capital ? written.toUpperCase() : written;
        const q = range.getClientRects();
        if (!q.length || !q[0].width && !/\S/.test(ch)) { if (cur) cur.text += ch; continue; }
        const b = q[0];
        if (cur && Math.abs((b.top + b.bottom) / 2 - (cur.box[1] + cur.box[3]) / 2) < Math.max(4, b.height * 0.35)) {
          cur.text += ch;
          if (b.width) { cur.box[0] = Math.min(cur.box[0], b.left); cur.box[2] = Math.max(cur.box[2], b.right); cur.chars.push([ch, b.left, b.right]); }
        } else {
          cur = { text: ch, box: rect(b), chars: [[ch, b.left, b.right]] };
          out.push(cur);
        }
      }
    }
    return out;
  }

  const stops = [...root.querySelectorAll('[data-stop]')];
  const stopIndex = new Map(stops.map((s, i) => [s, i]));
  const items = all.map((e, i) => {
    const d = e.dataset, over = coversOf(e), c = clipOf(e, over), s = getComputedStyle(e);
    let box = rect(e.getBoundingClientRect());
    const parts = JOINED.has(d.c) ? [...e.querySelectorAll('[data-p]')] : [];
    if (parts.length) {
      const bs = parts.map(p => p.getBoundingClientRect());
      box = [Math.min(...bs.map(b => b.left)), Math.min(...bs.map(b => b.top)), Math.max(...bs.map(b => b.right)), Math.max(...bs.map(b => b.bottom))];
    }
    if (d.c === 'SegmentedControl') {
      // A segment reaches to the control's drawn outline: its border belongs to the cells at it.
      const track = e.parentElement, t = track.getBoundingClientRect();
      box = [box[0], t.top, box[2], t.bottom];
      const ends = [track.firstElementChild, track.lastElementChild];
      const rtl = getComputedStyle(track).direction === 'rtl';
      if (e === ends[rtl ? 1 : 0]) box[0] = t.left;
      if (e === ends[rtl ? 0 : 1]) box[2] = t.right;
    }
    const ignored = e.closest('[data-ignore]');
    const stop = e.closest('[data-stop]');
    const parent = e.parentElement.closest('[data-c]');
    const zone = e.closest('[data-zone]');
    const it = { i, type: d.c, box, clip: c, seen: seen(e, c), state: d.s, icon: d.n, clickable: !!e.closest('[data-k]'),
      stop: stop ? stopIndex.get(stop) : null, kind: stop ? stop.dataset.stop : null, parent: parent ? order.get(parent) : null,
      behind: !!(modal && !modal.contains(e) && modal.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING),
      ignored: !!ignored, zone: zone ? +zone.dataset.zone : 1, check: 'check' in d, underline: 'underline' in d, tile: 'tile' in d, badge: !!e.closest('[data-badge]'), size: parseFloat(s.fontSize), covers: over.map(rect) };
    if (d.c === 'Text') {
      it.lines = lines(e);
      const own = e.getBoundingClientRect();
      const over = it.lines.some(l => l.box[2] > own.right + 0.1 || l.box[0] < own.left - 0.1);
      it.cut = (s.textOverflow === 'ellipsis' && over) || (s.webkitLineClamp !== 'none' && e.scrollHeight > e.clientHeight + 2);
      if (it.cut) {
        pen.font = `${s.fontStyle} ${s.fontWeight} ${s.fontSize} ${s.fontFamily}`;
        it.ellipsis = pen.measureText('…').width + (parseFloat(s.letterSpacing) || 0);
      }
      if (s.overflowX !== 'visible') it.own = rect(own);
      it.rtl = s.direction === 'rtl';
    }
    return it;
  });
  const ignore = [...root.querySelectorAll('[data-ignore]')].map(e => ({ label: e.dataset.ignore, box: rect(e.getBoundingClientRect()) }));
  return { items, ignore };
}

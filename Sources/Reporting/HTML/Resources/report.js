// Filters, copying and keys. The page can be read without any of it.
(() => {
  'use strict';
  const form = document.getElementById('controls');
  const shown = document.getElementById('shown');
  const nothing = document.getElementById('nothing');
  const text = document.getElementById('filter-text');
  const facets = [...form.querySelectorAll('[data-facet]')];
  const layers = [...form.querySelectorAll('[data-layer]')];
  const folding = '.js .screen:not(.open) { content-visibility: auto; contain-intrinsic-size: auto 480px; }';
  const sheet = document.styleSheets[0];
  sheet.insertRule(`@media screen { ${folding} }`, sheet.cssRules.length);

  const screens = [...document.querySelectorAll('.screen')].map((card) => ({
    card,
    name: card.querySelector('.open-link').textContent.toLowerCase(),
    findings: [...card.querySelectorAll('.finding')].map((finding) => ({
      finding,
      words: finding.querySelector('h4').textContent.toLowerCase() +
        finding.querySelector('.message').textContent.toLowerCase(),
      marks: [],
    })),
  }));
  const byID = new Map(screens.flatMap((screen) => screen.findings.map((entry) => [entry.finding.id, entry])));
  for (const mark of document.querySelectorAll('[data-for]')) byID.get(mark.dataset.for)?.marks.push(mark);
  const folds = [...document.querySelectorAll('.more')].map((fold) => ({
    fold, root: fold.parentElement.querySelector('.finding'), inside: [...fold.querySelectorAll('.finding')],
  }));
  const fixed = [...document.querySelectorAll('.fixedfinding')];

  const wanted = () => facets.filter((facet) => facet.value !== '');
  const passes = (element, choices) => choices.every((facet) => element.dataset[facet.dataset.facet] === facet.value);

  function filter() {
    const choices = wanted();
    const words = text ? text.value.trim().toLowerCase() : '';
    const isFiltered = choices.length > 0 || words !== '';
    let count = 0;
    let total = 0;
    let visible = 0;
    for (const screen of screens) {
      const isNamed = words === '' || screen.name.includes(words);
      let here = 0;
      for (const entry of screen.findings) {
        const passing = passes(entry.finding, choices) && (isNamed || entry.words.includes(words));
        entry.finding.hidden = !passing;
        for (const mark of entry.marks) mark.classList.toggle('off', !passing);
        here += passing ? 1 : 0;
      }
      total += screen.findings.length;
      count += here;
      screen.card.hidden = isFiltered && here === 0 && !(choices.length === 0 && isNamed);
      visible += screen.card.hidden ? 0 : 1;
    }
    for (const { fold, root, inside } of folds) {
      fold.hidden = inside.every((finding) => finding.hidden);
      // What passes the filters is shown, also where the finding that stands for it does not.
      const isAsked = isFiltered && root.hidden && !fold.hidden;
      if (isAsked && !fold.open) fold.classList.add('asked');
      if (isAsked || fold.classList.contains('asked')) fold.open = isAsked;
      if (!isAsked) fold.classList.remove('asked');
    }
    for (const item of fixed) {
      item.hidden = !passes(item, choices) || !item.textContent.toLowerCase().includes(words);
    }
    nothing.hidden = !isFiltered || visible > 0;
    shown.textContent = isFiltered ? `${count} of ${total} findings on ${visible} of ${screens.length} screens` : '';
  }

  function showLayers() {
    for (const layer of layers) layer.parentElement.classList.toggle('on', layer.checked);
    document.body.dataset.off = layers.filter((layer) => !layer.checked).map((layer) => layer.dataset.layer).join(' ');
  }

  // The fragment says which screen is open: `#screen/NAME`, or that of one of its findings.
  function follow() {
    const target = document.getElementById(location.hash.slice(1));
    const open = target?.closest('.screen');
    const isCard = target?.matches('.open-link');
    for (const { card } of screens) card.classList.toggle('open', card === open && !isCard);
    if (!open) return;
    open.hidden = false;
    if (target.matches('.finding')) target.hidden = false;
    const fold = target.closest('.more');
    if (fold) [fold.hidden, fold.open] = [false, true];
    // Cards on the way are laid out only when they come into view, which moves what lies below them.
    target.scrollIntoView();
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
    if (!isCard) (target.querySelector('.number, .open-link') ?? target).focus({ preventScroll: true });
  }

  const openScreen = () => screens.map((screen) => screen.card).find((card) => card.classList.contains('open'));

  function close(card) {
    const link = card.querySelector('.open-link');
    location.hash = link.id;
    link.focus();
  }

  async function copy(button) {
    const words = button.parentElement.querySelector('code').textContent;
    let done = true;
    try {
      await navigator.clipboard.writeText(words);
    } catch {
      const area = document.createElement('textarea');
      area.value = words;
      document.body.append(area);
      area.select();
      done = document.execCommand('copy');
      area.remove();
      button.focus();
    }
    shown.textContent = done ? `Copied: ${words.slice(0, 60)}` : 'Copying is not allowed here';
    button.classList.toggle('done', done);
    setTimeout(() => button.classList.remove('done'), 1500);
  }

  function light(target, isOn) {
    const place = target.closest?.('[data-for], .finding');
    if (!place) return;
    const entry = byID.get(place.dataset.for ?? place.id);
    if (!entry) return;
    for (const part of [entry.finding, ...entry.marks]) part.classList.toggle('lit', isOn);
  }

  addEventListener('hashchange', follow);
  form.addEventListener('input', (event) => (event.target.dataset.layer ? showLayers() : filter()));
  form.addEventListener('reset', () => setTimeout(() => { showLayers(); filter(); }));
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const [start, end] of [['mouseover', 'mouseout'], ['focusin', 'focusout']]) {
    document.addEventListener(start, (event) => light(event.target, true));
    document.addEventListener(end, (event) => light(event.target, false));
  }

  document.addEventListener('click', (event) => {
    const button = event.target.closest('.copy');
    if (button) copy(button);
    const link = event.target.closest('[data-filter]');
    if (link) {
      for (const facet of facets) facet.value = facet.dataset.facet === link.dataset.filter ? link.dataset.value : '';
      filter();
    }
    if (event.target.closest('.close')) {
      event.preventDefault();
      close(event.target.closest('.screen'));
    }
  });

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target.matches('input[type=checkbox]')) {
      event.preventDefault();
      event.target.click();
    }
    if (event.key === 'Escape') {
      const pin = event.target.closest('.pin:not(.quiet)');
      const card = openScreen();
      if (pin) pin.classList.add('quiet');
      else if (card && !event.target.matches('select, input')) close(card);
    }
  });

  document.addEventListener('focusout', (event) => event.target.classList.remove('quiet'));

  // Printing shows what is folded away on the screen.
  let folded = [];
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('.snippet:not([open]), .transcript:not([open]), .more:not([open])')];
    for (const part of folded) part.open = true;
  });
  addEventListener('afterprint', () => folded.forEach((part) => { part.open = false; }));
  showLayers();
  filter();
  follow();
})();

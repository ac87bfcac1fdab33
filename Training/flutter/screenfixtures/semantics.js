// The Flutter semantics DOM as a nested list, in DOM order (= Flutter's traversal order).
() => {
  const isNode = element => {
    const tag = element.tagName.toLowerCase();
    return tag.startsWith("flt-semantics") || /^(h[1-6]|a|input|textarea|button|img)$/.test(tag);
  };
  const ownText = element => {
    const spans = [...element.children].filter(child => child.tagName === "SPAN");
    const direct = [...element.childNodes].filter(child => child.nodeType === 3);
    return [...direct.map(node => node.data), ...spans.map(span => span.textContent)].join("").trim();
  };
  const describe = element => {
    const box = element.getBoundingClientRect();
    const attributes = {};
    for (const { name, value } of element.attributes) {
      if (name !== "style" && name !== "id") attributes[name] = value;
    }
    const value = "value" in element ? String(element.value) : "";
    return {
      tag: element.tagName.toLowerCase(), attributes, text: ownText(element), value,
      box: [box.x, box.y, box.width, box.height], children: collect(element),
    };
  };
  const collect = element => [...element.children].flatMap(
    child => isNode(child) ? [describe(child)] : collect(child));
  const host = document.querySelector("flt-semantics-host");
  return host ? collect(host) : [];
}

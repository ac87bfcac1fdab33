"""Exports the Flutter semantics DOM as `unsaid.tree/1`, in points of the whole screen."""

ROLES = {
    "switch": "toggle", "checkbox": "checkbox", "radio": "radio", "button": "button", "link": "link",
    "img": "image", "tab": "tab", "tablist": "tabBar", "dialog": "dialog", "alertdialog": "dialog",
    "group": "group", "radiogroup": "group", "heading": "heading", "slider": "slider",
}
INTERACTIVE = {"button", "link", "toggle", "checkbox", "radio", "slider", "textField", "secureTextField", "tab"}


def export_tree(semantics, device, field_values):
    """The tree document of one shot; `field_values` completes what the DOM leaves out."""
    children = [node for raw in semantics for node in convert(raw, device.status_bar, field_values)]
    root = {"role": "application", "box": [0, 0, device.width, device.height], "children": children}
    return document(root, device)


def document(root, device):
    """The envelope around a root node."""
    return {"schema": "unsaid.tree/1", "platform": device.platform, "source": "flutter-semantics",
            "unit": "point", "scale": device.scale, "order": "traversal", "root": root}


def convert(raw, shift, field_values):
    """The nodes that stand for one DOM element: none, one, or the children of an anonymous wrapper."""
    attributes = raw["attributes"]
    control = form_control(raw)
    children = [] if control else [
        node for child in raw["children"] for node in convert(child, shift, field_values)]
    node = {**describe(raw, attributes), **(describe_control(control, field_values) if control else {})}
    if set(node) == {"role"} and node["role"] == "group":
        return children
    if children and node["role"] == "text":
        node["role"] = "group"
    x, y, w, h = raw["box"]
    node["box"] = [round(x, 2), round(y + shift, 2), round(w, 2), round(h, 2)]
    if children:
        node["children"] = children
    return [node]


def form_control(raw):
    """The <input> that the engine puts into a node of its own, if this is such a node."""
    inputs = [child for child in raw["children"] if child["tag"] in ("input", "textarea")]
    return inputs[0] if inputs else None


def describe(raw, attributes):
    """Role, label and states of a flt-semantics element."""
    label = attributes.get("aria-label") or raw["text"]
    tag = raw["tag"]
    role = ROLES.get(attributes.get("role"), "heading" if tag[0] == "h" and tag[1:].isdigit() else None)
    role = role or ("link" if tag == "a" else "text" if label else "group")
    node = {"role": role}
    if label:
        node["label"] = label
    if role == "heading":
        node["heading"] = int(tag[1])
    if attributes.get("aria-description"):
        node["hint"] = attributes["aria-description"]
    return node | states(attributes, role)


def states(attributes, role):
    """What the element says about itself in aria attributes."""
    node = {}
    if "aria-checked" in attributes:
        node["checked"] = {"true": True, "false": False}.get(attributes["aria-checked"], "mixed")
    for name in ("aria-selected", "aria-current"):
        if name in attributes:
            node["selected"] = attributes[name] == "true"
    if attributes.get("aria-disabled") == "true":
        node["enabled"] = False
    if "flt-tappable" in attributes or role in INTERACTIVE:
        node["clickable"] = True
    return node


def describe_control(control, field_values):
    """Role, name and value from the <input>."""
    attributes = control["attributes"]
    if attributes.get("type") == "range":
        return {"role": "slider", "value": attributes.get("aria-valuetext", ""), "clickable": True}
    secret = attributes.get("type") == "password"
    node = {"role": "secureTextField" if secret else "textField", "clickable": True, "focusable": True}
    label = attributes.get("aria-label")
    if label:
        node["label"] = label
    value = field_values.get(label)
    return node | ({"value": value} if value and not secret else {})


# ------------------------------------------------------------ reading a tree

def walk(root, path=()):
    """Every node with its index path, depth first."""
    yield path, root
    for index, child in enumerate(root.get("children", [])):
        yield from walk(child, (*path, index))


def node_at(root, path):
    """The node at an index path."""
    for index in path:
        root = root["children"][index]
    return root


def words_of(node):
    """What a screen reader says for the node itself, on one line."""
    parts = [node.get("label"), node.get("value"), node.get("placeholder")]
    return " ".join(part for part in parts if part).replace("\n", " ")


def find(root, label, role=None):
    """Index path of the only node whose label starts with `label`."""
    found = [path for path, node in walk(root)
             if node.get("label", "").replace("\n", " ").startswith(label) and role in (None, node["role"])]
    exact = [path for path in found if node_at(root, path)["label"].replace("\n", " ") == label]
    if len(exact or found) != 1:
        raise LookupError(f"{len(exact or found)} nodes are called {label!r}")
    return (exact or found)[0]

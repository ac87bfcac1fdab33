"""The detector's classes, in the order of its score columns, and its input frame."""

CLASSES = (
    "Checkbox (Selected)", "Checkbox (Unselected)", "Container", "Dialog", "Icon", "PageControl",
    "Picture", "SegmentedControl", "Slider", "Text", "TextField", "Toggle (Selected)",
    "Toggle (Unselected)",
)
INDEX = {name: i for i, name in enumerate(CLASSES)}
STATEFUL = ("Checkbox", "Toggle")

# The types as the annotators of the real screens boxed them: text by paragraph, rows of checkboxes, whole bars
# of segments, image buttons as pictures. A second output of the network learns these as they are.
ANNOTATED = ("Checkbox", "Container", "Dialog", "Icon", "PageControl", "Picture", "SegmentedControl", "Text",
             "TextField", "Toggle")

INPUT_WIDTH, INPUT_HEIGHT = 416, 896
FILL = 114  # grey of the letterbox border, 0...255


def class_of(element_type, state=None):
    """(class index, other index that is right too) of an element; (None, None) if it has no class.

    A stateful type without a state is right in either of its two classes.
    """
    if element_type in STATEFUL:
        on, off = (INDEX[f"{element_type} ({s})"] for s in ("Selected", "Unselected"))
        if state == "selected":
            return on, None
        return (off, None) if state == "unselected" else (off, on)
    return INDEX.get(element_type), None


def element_of(name):
    """(element type, state or None) of a class."""
    if not name.endswith(")"):
        return name, None
    element_type, state = name[:-1].split(" (")
    return element_type, state.lower()

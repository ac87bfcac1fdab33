"""The defective twins: which screen, what is broken, and what must be found.

A fault is a switch of the builder: Flutter itself produces the broken tree. An edit changes the exported
tree where Flutter cannot be made to produce the defect with the same pixels.
"""

from .edits import CutOff, Empty, Forget, Move, Resize, Shift, TreeOf
from .faults import Excluded, Ghost, Relabelled, Shrunk, Unlabelled, Unstated
from .screen import Twin

TWINS = [
    Twin("unnamed-switch", "settings-ios-light",
         (("label-missing", "bluetooth"), ("target-size-platform", "bluetooth")),
         faults=(Unlabelled("bluetooth"),)),
    Twin("tab-not-stated", "settings-ios-light", (("state-selected-unstated", "tabs.2"),),
         edits=(Forget("Settings", ("selected",), "button"),)),
    Twin("rows-out-of-order", "settings-ios-light",
         (("order-mismatch", "airplane.icon"), ("element-ghost", "Update available")),
         faults=(Ghost("Update available", (200, 8, 160, 44)),),
         edits=(Move("Airplane Mode", None),)),
    Twin("field-without-name", "login-ios-dark", (("field-label-missing", "email"),),
         faults=(Unlabelled("email"),)),
    Twin("logo-file-name", "login-ios-dark",
         (("label-implementation-detail", "logo"), ("element-missing", "forgot.text")),
         faults=(Relabelled("logo", "img_logo_dark.png"), Excluded("forgot"))),
    Twin("button-says-other", "login-ios-dark",
         (("label-in-name", "signin.text"), ("text-unexposed", "lead")),
         faults=(Relabelled("signin", "Submit"), Excluded("lead"))),
    Twin("mute-steppers", "checkout-android-light",
         (("label-missing", "salad.less"), ("image-label-missing", "berries.photo")),
         faults=(Unlabelled("salad.less"), Unlabelled("berries.photo"))),
    Twin("same-names", "checkout-android-light", (("label-duplicate", "berries.more"),),
         faults=(Relabelled("salad.more", "Add one"), Relabelled("berries.more", "Add one"))),
    Twin("frame-off", "checkout-android-light",
         (("frame-mismatch", "pay.text"), ("state-selected-unstated", "ring")),
         faults=(Unstated("ring"),), edits=(Shift("Pay £23.60", (0, 110)),)),
    Twin("empty-dump", "checkout-android-light", (("capture-incomplete", ""),), edits=(Empty(),)),
]

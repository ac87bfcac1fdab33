"""Takes one kind of part after another away from a screen, without moving what stays."""

import tkinter

import customtkinter as ctk

from .builder import Builder


def ink(builder: Builder) -> None:
    """Words and signs on the page are taken away; on buttons and in fields they take the colour that they stand on."""
    for label in builder.labels:
        label.place_forget()
    blank = tkinter.PhotoImage(master=builder.root, width=1, height=1)
    builder.root.blank = blank  # Tk does not keep pictures alive
    for face in builder.faces:
        if isinstance(face, ctk.CTkEntry):
            face.configure(text_color=face.cget("fg_color"))
        elif isinstance(face, ctk.CTkButton):
            _clear(face, blank)
        else:
            control = face._segmented_button if isinstance(face, ctk.CTkTabview) else face
            for button in control._buttons_dict.values():
                _clear(button, blank)


def _clear(button: ctk.CTkButton, blank: tkinter.PhotoImage) -> None:
    for label in (button._image_label, button._text_label):
        if label is None:
            continue
        label.configure(fg=label.cget("bg"))
        if label.cget("image"):
            label.configure(image=blank, width=label.winfo_width(), height=label.winfo_height())


def controls(builder: Builder) -> None:
    _forget(builder.controls)


def faces(builder: Builder) -> None:
    _forget(builder.faces)


def surfaces(builder: Builder) -> None:
    _forget(builder.surfaces)


def _forget(widgets: list) -> None:
    for widget in widgets:
        widget.place_forget()

"""The words of second renderings: another language, and neighbours that say something else."""

WALKS = {"Cliff walk": "Klippenweg", "Beech forest loop": "Runde im Buchenwald", "Around the lake": "Rund um den See",
         "Ridge in snow": "Grat im Schnee", "Evening hill": "Abendhügel"}

NAMES = ("Anna Keller", "Omar Haddad", "Mei Tanaka", "Lukas Brandt", "Trail Runner", "Trail Runner 3",
         "nora@driftwood.app", "harbour22")

GERMAN = {
    **{name: name for name in NAMES},
    # chats
    "Chats": "Chats", "Edit list": "Liste bearbeiten", "New message": "Neue Nachricht", "Search": "Suchen",
    "See you at the north gate at nine": "Bis neun Uhr am Nordtor",
    "The tickets are in your mail": "Die Karten sind in deiner Post",
    "Thanks, the bowl arrived safely!": "Danke, die Schale ist heil da!", "Yesterday": "Gestern", "Photo": "Foto",
    "Harbour Choir": "Hafenchor", "Rehearsal moved to room 4": "Probe ist jetzt in Raum 4",
    "Forest Walkers": "Waldläufer", "Who brings the map?": "Wer bringt die Karte mit?", "Monday": "Montag",
    "Sunday": "Sonntag", "Calls": "Anrufe", "Contacts": "Kontakte", "Settings": "Einstellungen",
    # display
    "Display & Sound": "Anzeige & Ton", "Back": "Zurück", "BRIGHTNESS": "HELLIGKEIT", "Brightness": "Helligkeit",
    "Dark Appearance": "Dunkles Design", "Match Room Light": "An Raumlicht anpassen",
    "Warm Colours at Night": "Nachts warme Farben", "TEXT SIZE": "TEXTGRÖSSE", "Small": "Klein", "Normal": "Mittel",
    "Large": "Groß", "VOLUME": "LAUTSTÄRKE", "Volume": "Lautstärke", "Keyboard Clicks": "Tastentöne",
    "Ringtone": "Klingelton", "Morning": "Morgen",
    # login
    "Driftwood logo": "Logo von Driftwood", "Welcome back": "Willkommen zurück",
    "Sign in to see your saved trips and tickets.": "Melde dich an, um deine Reisen und Tickets zu sehen.",
    "Email": "E-Mail", "Password": "Passwort", "Keep me signed in": "Angemeldet bleiben", "Sign In": "Anmelden",
    "Forgot password?": "Passwort vergessen?", "Create an account": "Konto anlegen",
    # product
    "Add to wish list": "Auf die Wunschliste", "Basket": "Warenkorb",
    "Red running shoe with a white sole, from the side": "Roter Laufschuh mit weißer Sohle, von der Seite",
    "Page 2 of 4": "Seite 2 von 4", "Rated 4 of 5 stars": "Mit 4 von 5 Sternen bewertet", "€ 89.00": "89,00 €",
    "A light shoe for gravel and forest paths. The sole grips on wet stone, and the upper dries within an hour.":
        "Ein leichter Schuh für Kies und Waldwege. Die Sohle greift auf nassem Stein, und der Stoff trocknet in "
        "einer Stunde.",
    "SIZE": "GRÖSSE", "Free delivery by Friday": "Kostenlose Lieferung bis Freitag",
    "Add to basket": "In den Warenkorb",
    # search
    "Search walks": "Wege suchen", "walks near me": "Wege bei mir", "Filter": "Filtern",
    "5 walks found": "5 Wege gefunden", "8.4 km, moderate": "8,4 km, mittel", "5.1 km, easy": "5,1 km, leicht",
    "11.9 km, easy": "11,9 km, leicht", "14.2 km, hard": "14,2 km, schwer", "3.3 km, easy": "3,3 km, leicht",
    "Show on map": "Auf der Karte zeigen", "Home": "Start", "Saved": "Gemerkt", **WALKS,
    **{f"Photo of {walk.lower()}": f"Foto: {german}" for walk, german in WALKS.items()},
    **{f"Save {walk.lower()}": f"{german} merken" for walk, german in WALKS.items()},
    # tasks
    "Today": "Heute", "Menu": "Menü", "Search tasks": "Aufgaben suchen", "More options": "Weitere Optionen",
    "Thursday, 14 May": "Donnerstag, 14. Mai", "3 of 7 done": "3 von 7 erledigt", "Water the plants": "Pflanzen gießen",
    "Answer the school": "Der Schule antworten", "Trip on Friday": "Ausflug am Freitag", "Pick up bread": "Brot holen",
    "Afternoon": "Nachmittag", "Send the invoice": "Rechnung schicken", "Harbour Choir, £140": "Hafenchor, 140 £",
    "Call the dentist": "Zahnarzt anrufen", "Repair the bike light": "Fahrradlicht reparieren",
    "Cook for six": "Für sechs kochen", "Add task": "Aufgabe hinzufügen",
}

OTHER_WORDS = {
    "See you at the north gate at nine": "I will be ten minutes late", "Who brings the map?": "Next time by train",
    "Rehearsal moved to room 4": "New songs for the summer", "Calls": "Phone", "Monday": "Tuesday",
    "BRIGHTNESS": "LIGHT", "Match Room Light": "Adapt to Surroundings", "TEXT SIZE": "SIZE OF WORDS",
    "Morning": "Before noon", "Warm Colours at Night": "Less Blue at Night", "Dark Appearance": "Dark Mode",
    "Welcome back": "Good to see you", "Keep me signed in": "Remember me", "Create an account": "Join us",
    "Sign in to see your saved trips and tickets.": "Your trips and tickets are waiting for you.",
    "5 walks found": "5 results", "8.4 km, moderate": "two hours, moderate", "11.9 km, easy": "three hours, easy",
    "Ridge in snow": "Winter ridge", "Show on map": "See all on a map", "Saved": "Kept",
    "3 of 7 done": "4 still to do", "Trip on Friday": "About the trip", "Afternoon": "After lunch",
    "Pick up bread": "Buy bread", "Harbour Choir, £140": "For the choir, £140", "Call the dentist": "Ring the dentist",
}


def unchanged(text):
    """The screen's own words."""
    return text


def reworded(text):
    """Some texts in other words; the same for what is drawn and what is declared."""
    return OTHER_WORDS.get(text, text)


def german(text):
    """The text in German; a text without letters stays, and so does one that is German already."""
    if text in GERMAN:
        return GERMAN[text]
    if text in GERMAN.values() or not any(letter.isalpha() for letter in text):
        return text
    raise LookupError(f"no German for {text!r}")

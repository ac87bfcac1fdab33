/// The words that occur most on screens of each language in Latin letters: function words and those of interfaces.
///
/// Written down from general knowledge of the languages; words that two of them share are left out or cancel out.
enum UsualWords {
  static let byLanguage: [Language: Set<String>] = [
    .english: set(
      """
      the and of to in is you your for on with this that are my from at or not all new more be it by as an have
      search settings home back next save share edit add profile account help sign log password view see get
      done today tomorrow yesterday messages photos notifications privacy language dark light sound sounds order
      orders send open close delete continue skip details library about terms show hide turn off up down time
      day week month year no yes what how where when please name first last street house door read listen buy
      """),
    .german: set(
      """
      der die das und ist nicht mit für auf von ein eine einen dem den des zu im am bei oder auch nach sich sie
      wir ihr mein meine dein deine über aus noch nur alle mehr neue neuer suchen einstellungen zurück weiter
      speichern teilen bearbeiten hinzufügen profil konto hilfe anmelden passwort abbrechen fertig heute morgen
      gestern nachrichten fotos mitteilungen datenschutz sprache dunkel ton löschen schließen bestellung karte
      uhr gleis straße abfahrt favoriten kein keine ja nein wird sind haben kann
      """),
    .french: set(
      """
      le les des et est une pour dans sur avec votre vos mes mon ma ce cette ces pas plus au aux du qui que ou
      par son ses nous vous il elle rechercher réglages retour suivant enregistrer partager modifier ajouter
      compte aide connexion mot passe annuler terminé aujourd hui demain hier photos confidentialité langue
      sombre supprimer fermer commande accueil panier paramètres voir tout tous oui non heure jour
      """),
    .spanish: set(
      """
      el los las del y es una para con por su sus tu mi mis este esta que se más al lo nuestro o pero como buscar
      ajustes atrás siguiente guardar compartir editar añadir perfil cuenta ayuda contraseña cancelar listo hoy
      mañana ayer mensajes fotos privacidad idioma oscuro eliminar cerrar pedido inicio carrito ver todo todos
      sí hora día notificaciones iniciar sesión
      """),
    .italian: set(
      """
      il gli della di e è un una per con nel sul tuo tua mio questo questa che non più al alla dei delle sono
      cerca impostazioni indietro avanti salva condividi modifica aggiungi profilo aiuto accedi annulla fine
      oggi domani ieri messaggi foto lingua scuro elimina chiudi ordine carrello vedi tutto tutti sì ora giorno
      notifiche
      """),
    .portuguese: set(
      """
      o os as do da dos das e é um uma para com por seu sua meu minha este esta que não mais ao na no nos você
      buscar configurações voltar próximo salvar compartilhar editar adicionar conta ajuda senha cancelar
      concluído hoje amanhã ontem mensagens fotos privacidade idioma escuro excluir fechar pedido início
      carrinho ver tudo todos sim hora dia notificações entrar
      """),
    .dutch: set(
      """
      de het een en van is niet met voor op je jouw mijn dit dat die zijn naar ook bij uit meer alle nieuw nieuwe
      zoeken instellingen terug volgende bewaren delen bewerken toevoegen profiel hulp inloggen wachtwoord
      annuleren gereed vandaag morgen gisteren berichten meldingen privacy taal donker verwijderen sluiten
      bestelling start winkelwagen bekijk ja nee uur dag
      """),
    .polish: set(
      """
      i w z na do nie się to jest dla po od za że jak twój twoje moje mój ten ta czy lub więcej szukaj ustawienia
      wstecz dalej zapisz udostępnij edytuj dodaj profil konto pomoc zaloguj hasło anuluj gotowe dziś jutro
      wczoraj wiadomości zdjęcia powiadomienia prywatność język ciemny usuń zamknij zamówienie koszyk zobacz
      wszystko wszystkie tak godzina dzień
      """),
  ]

  /// The words of a text in lower case.
  static func words(of text: String) -> [String] {
    text.lowercased().split { $0.isLetter == false }.map(String.init)
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

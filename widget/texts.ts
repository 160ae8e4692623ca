const english = {
  open: 'Open chat', close: 'Close chat', restart: 'Start again', conversation: 'Conversation', you: 'You', agent: 'Reply',
  opening: 'Connecting …', working: 'One moment …', send: 'Send', choose: 'Choose', pleaseChoose: 'Please choose', optional: 'optional', tryAgain: 'Try again',
  menu: 'What can we do for you?', more: 'Anything else?', unavailable: 'not available right now', file: 'File', chooseFile: 'Choose a file', of: 'of', sent: 'Sent', newWindow: 'opens in a new window', yes: 'Yes',
  failed: 'Something went wrong on our side. You can start again.', aborted: 'This conversation was ended by our team.', handoff: 'A colleague takes over from here.', unknownBlock: 'This part cannot be shown here.',
  fixFields: 'Please look at the marked answers.',
  errors: {
    network_error: 'We cannot be reached right now. Check your connection and try again.',
    rate_limited: 'That was a little too fast. Please try again in a moment.',
    widget_disabled: 'This chat is not available at the moment.', origin_not_allowed: 'This chat is not available on this page.',
    intent_not_allowed: 'This topic is not available here.', intent_not_matched: 'This topic is no longer available.',
    invalid_wait_token: 'This question has been answered already or has run out.', execution_not_found: 'This conversation has run out. Please start again.', execution_aborted: 'This conversation was ended by our team.',
    invalid_session_token: 'Your session has run out. Please start again.',
    file_too_large: 'This file is too large.', mime_not_allowed: 'Files of this kind are not taken here.', upload_failed: 'The file could not be uploaded. Please try again.',
    form_not_found: 'Files cannot be taken here at the moment.', not_found: 'Files cannot be taken here at the moment.', field_not_found: 'Files cannot be taken here at the moment.',
    other: 'Something went wrong. Please try again.',
  } as Record<string, string>,
  rules: {
    required: 'Please answer this.', type: 'This answer does not fit.', min_length: 'At least {} characters, please.', max_length: 'At most {} characters, please.', minimum: 'At least {}, please.', maximum: 'At most {}, please.',
    pattern: 'This does not have the expected form.', format: 'Please check the spelling.', enum: 'Please choose from the list.', upload_shape: 'Please upload the file again.', file_too_large: 'This file is too large (at most {} MB).', mime_not_allowed: 'Files of this kind are not taken here.',
  } as Record<string, string>,
}

export type Texts = typeof english

const german: Texts = {
  open: 'Chat öffnen', close: 'Chat schließen', restart: 'Neu beginnen', conversation: 'Unterhaltung', you: 'Sie', agent: 'Antwort',
  opening: 'Verbindung wird aufgebaut …', working: 'Einen Moment …', send: 'Senden', choose: 'Auswählen', pleaseChoose: 'Bitte wählen', optional: 'freiwillig', tryAgain: 'Noch einmal',
  menu: 'Was können wir für Sie tun?', more: 'Noch etwas?', unavailable: 'gerade nicht verfügbar', file: 'Datei', chooseFile: 'Datei auswählen', of: 'von', sent: 'Gesendet', newWindow: 'öffnet ein neues Fenster', yes: 'Ja',
  failed: 'Bei uns ist etwas schiefgegangen. Sie können neu beginnen.', aborted: 'Unser Team hat diese Unterhaltung beendet.', handoff: 'Ab hier übernimmt ein Mensch aus unserem Team.', unknownBlock: 'Dieser Teil lässt sich hier nicht anzeigen.',
  fixFields: 'Bitte sehen Sie die markierten Antworten noch einmal an.',
  errors: {
    network_error: 'Wir sind gerade nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    rate_limited: 'Das ging etwas zu schnell. Bitte versuchen Sie es gleich noch einmal.',
    widget_disabled: 'Dieser Chat ist zurzeit nicht verfügbar.', origin_not_allowed: 'Dieser Chat ist auf dieser Seite nicht verfügbar.',
    intent_not_allowed: 'Dieses Thema ist hier nicht verfügbar.', intent_not_matched: 'Dieses Thema gibt es nicht mehr.',
    invalid_wait_token: 'Diese Frage ist schon beantwortet oder abgelaufen.', execution_not_found: 'Diese Unterhaltung ist abgelaufen. Bitte beginnen Sie neu.', execution_aborted: 'Unser Team hat diese Unterhaltung beendet.',
    invalid_session_token: 'Ihre Sitzung ist abgelaufen. Bitte beginnen Sie neu.',
    file_too_large: 'Diese Datei ist zu groß.', mime_not_allowed: 'Dateien dieser Art werden hier nicht angenommen.', upload_failed: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.',
    form_not_found: 'Hier können zurzeit keine Dateien angenommen werden.', not_found: 'Hier können zurzeit keine Dateien angenommen werden.', field_not_found: 'Hier können zurzeit keine Dateien angenommen werden.',
    other: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  rules: {
    required: 'Bitte beantworten Sie dies.', type: 'Diese Antwort passt nicht.', min_length: 'Bitte mindestens {} Zeichen.', max_length: 'Bitte höchstens {} Zeichen.', minimum: 'Bitte mindestens {}.', maximum: 'Bitte höchstens {}.',
    pattern: 'Das hat nicht die erwartete Form.', format: 'Bitte prüfen Sie die Schreibweise.', enum: 'Bitte wählen Sie aus der Liste.', upload_shape: 'Bitte laden Sie die Datei noch einmal hoch.', file_too_large: 'Diese Datei ist zu groß (höchstens {} MB).', mime_not_allowed: 'Dateien dieser Art werden hier nicht angenommen.',
  },
}

/** The widget's own words in the language of a BCP 47 tag; English where there are none. */
export function textsFor(locale: string): Texts {
  return locale.toLowerCase().startsWith('de') ? german : english
}

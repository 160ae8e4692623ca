import type { ParleyChatTexts } from '../sdk/widget.ts'

export const english: ParleyChatTexts = {
  open: 'Open chat',
  close: 'Close chat',
  restart: 'Start again',
  conversation: 'Conversation',
  you: 'You',
  agent: 'Reply',
  opening: 'Connecting …',
  working: 'One moment …',
  send: 'Send',
  pleaseChoose: 'Please choose',
  optional: 'optional',
  tryAgain: 'Try again',
  menu: 'What can we do for you?',
  more: 'Anything else?',
  unavailable: 'not available right now',
  file: 'File',
  of: 'of',
  sent: 'Sent',
  newWindow: 'opens in a new window',
  yes: 'Yes',
  failed: 'Something went wrong on our side. You can start again.',
  aborted: 'This conversation was ended by our team.',
  handoff: 'A colleague takes over from here.',
  unknownBlock: 'This part cannot be shown here.',
  forOwners: 'Is this your website?',
  keyMissing: 'The element parley-chat needs the attribute key, with a publishable key.',
  checkSetup: 'Check that the key {key} exists and is active, and that it allows the origin {origin}.',
  fixFields: 'Please check the marked answers.',
  write: 'Write a message',
  didYouMean: 'Did you mean one of these?',
  conversations: 'Conversations',
  newConversation: 'New conversation',
  newMessages: 'New messages',
  skip: 'Skip',
  dropFiles: 'Files can also be dropped here.',
  cards: 'Cards',
  lapsed: 'This conversation has ended. You can ask something else.',
  notUnderstood: 'I did not understand that. Try other words, or choose a topic.',
  errors: {
    network_error: 'We cannot be reached right now. Check your connection and try again.',
    rate_limited: 'That was a little too fast. Please try again in a moment.',
    widget_disabled: 'This chat is not available at the moment.',
    origin_not_allowed: 'This chat is not available on this page.',
    intent_not_allowed: 'This topic is not available here.',
    intent_not_matched: 'This topic is no longer available.',
    invalid_wait_token: 'This question has been answered already or has expired.',
    execution_not_found: 'This conversation has expired. Please start again.',
    execution_aborted: 'This conversation was ended by our team.',
    invalid_session_token: 'Your session has expired. Please start again.',
    file_too_large: 'This file is too large.',
    mime_not_allowed: 'Files of this type are not accepted here.',
    upload_failed: 'The file could not be uploaded. Please try again.',
    form_not_found: 'Files cannot be uploaded here at the moment.',
    not_found: 'Files cannot be uploaded here at the moment.',
    field_not_found: 'Files cannot be uploaded here at the moment.',
    other: 'Something went wrong. Please try again.',
  },
  rules: {
    required: 'Please answer this.',
    type: 'This answer does not fit.',
    min_length: 'At least {} characters, please.',
    max_length: 'At most {} characters, please.',
    minimum: 'At least {}, please.',
    maximum: 'At most {}, please.',
    pattern: 'This does not have the expected format.',
    format: 'Please check the spelling.',
    enum: 'Please choose from the list.',
    upload_shape: 'Please upload the file again.',
    file_too_large: 'This file is too large (at most {} MB).',
    mime_not_allowed: 'Files of this type are not accepted here.',
  },
}

export type Texts = ParleyChatTexts

/** The texts of a page, in place of the element's own. */
export function withOwn(texts: Texts, own: Partial<Texts> = {}): Texts {
  return {
    ...texts,
    ...own,
    errors: { ...texts.errors, ...own.errors },
    rules: { ...texts.rules, ...own.rules },
  }
}

export function isLanguageTag(tag: string): boolean {
  try {
    return tag !== '' && Intl.getCanonicalLocales(tag.replaceAll('_', '-')).length > 0
  } catch {
    return false
  }
}

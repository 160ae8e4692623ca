import { redactText } from '../redaction.ts'
import { transcriptLanguage, transcriptWords } from './transcript-words.ts'

/** A message of a transcript. `author`: the person who wrote it; null for the visitor and for the flow. */
export type TranscriptMessage = { from: 'visitor' | 'team'; author: string | null; text: string; at: Date }

export type Transcript = {
  workspace: string
  locale: string
  timeZone: string
  messages: readonly TranscriptMessage[]
  /** Whether earlier messages are left out. */
  isCut: boolean
  /** Whether web addresses stay: nobody may advertise one by mailing a conversation to others. */
  hasLinks: boolean
}

/** Begins where a run of the characters of a host does, so that a long run is read once, in any script. */
const WEB_ADDRESS = /(?:https?:\/\/|(?<![\p{L}\d.-])[\p{L}\d.-]*[\p{L}\d-]\.\p{L}{2})\S*/giu

/** The mail that has a transcript, as plain text, without contact details and secrets. */
export function renderTranscriptMail({ workspace, locale, timeZone, messages, isCut, hasLinks }: Transcript): {
  subject: string
  text: string
} {
  const language = transcriptLanguage(locale)
  const words = transcriptWords(language)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const said = messages.map(({ from, author, text, at }) => {
    const name = from === 'visitor' ? words.you : (author ?? words.assistant)
    const told = redactText(text).value.trimEnd()
    return `${oneLine(name)}, ${time.format(at)}\n${hasLinks ? told : told.replaceAll(WEB_ADDRESS, '[REDACTED-LINK]')}`
  })
  const subject = `${words.subject} ${oneLine(workspace)}`
  return { subject, text: [subject, ...(isCut ? [words.earlier] : []), ...said, ''].join('\n\n') }
}

/** A name cannot add lines to a mail. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

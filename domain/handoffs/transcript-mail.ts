import { fileSize } from '../file-size.ts'
import { redactText } from '../redaction.ts'
import { transcriptLanguage, transcriptWords } from './transcript-words.ts'

export type TranscriptFile = { name: string; size: number }

/** A message of a transcript. `author`: the person who wrote it; null for the visitor and for the flow. */
export type TranscriptMessage = {
  from: 'visitor' | 'team'
  author: string | null
  text: string
  files: readonly TranscriptFile[]
  at: Date
}

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

/** How the names of files end; others may be the end of a host. */
const FILE_ENDING = /\.(?:pdf|png|jpe?g|gif|webp|avif|heic|txt|csv|docx?|xlsx?|pptx?|od[tsp]|mp[34]|wav)$/i

/**
 * The mail that has a transcript, as plain text, without contact details and secrets. Files are named and have no link,
 * which would work for everyone whom the mail reaches.
 */
export function renderTranscriptMail({ workspace, locale, timeZone, messages, isCut, hasLinks }: Transcript): {
  subject: string
  text: string
} {
  const language = transcriptLanguage(locale)
  const words = transcriptWords(language)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const told = (text: string) => {
    const redacted = redactText(text).value.trimEnd()
    return hasLinks ? redacted : redacted.replaceAll(WEB_ADDRESS, '[REDACTED-LINK]')
  }
  const fileLine = ({ name, size }: TranscriptFile) => {
    const ending = FILE_ENDING.exec(name)?.[0] ?? ''
    const stem = name.slice(0, name.length - ending.length)
    return `- ${oneLine(told(stem) + ending)}, ${fileSize(size, language)}`
  }
  const said = messages.map(({ from, author, text, files, at }) => {
    const name = from === 'visitor' ? words.you : (author ?? words.assistant)
    // Of files alone a message has their names.
    const saysMore = files.length === 0 || text !== files.map(file => file.name).join(', ')
    const head = `${oneLine(name)}, ${time.format(at)}`
    return [head, ...(saysMore ? [told(text)] : []), ...files.map(fileLine)].join('\n')
  })
  const subject = `${words.subject} ${oneLine(workspace)}`
  return { subject, text: [subject, ...(isCut ? [words.earlier] : []), ...said, ''].join('\n\n') }
}

/** A name cannot add lines to a mail. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

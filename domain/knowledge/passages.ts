/**
 * A part of a document that is found and cited by itself. `start` and `end` are offsets into the document's stored
 * text, in UTF-16 code units as JavaScript counts them; `headings` are those above it, the outermost first.
 */
export type Passage = { start: number; end: number; headings: string[] }

type Section = { start: number; end: number; headings: string[] }

/** About 200 words: enough for an answer, small enough that its words tell what it is about. */
const LONGEST = 1200

/** Cuts Markdown along its headings, and what is longer than a passage at paragraphs, sentences or spaces. */
export function passagesOf(text: string): Passage[] {
  return sectionsOf(text).flatMap(({ start, end, headings }) =>
    pieces(text, start, end).map(piece => ({ ...piece, headings })),
  )
}

/** Consecutive and without a gap. A heading with nothing below it belongs to the section that follows. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = []
  let path: { level: number; title: string }[] = []
  let current: Section = { start: 0, end: 0, headings: [] }
  let hasBody = false
  for (const line of linesOf(text)) {
    const heading = line.inFence ? null : /^(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line.content)
    if (heading) {
      const level = (heading[1] ?? '').length
      path = [...path.filter(above => above.level < level), { level, title: heading[2] ?? '' }]
      if (hasBody) {
        sections.push({ ...current, end: line.start })
        current = { start: line.start, end: line.start, headings: [] }
        hasBody = false
      }
      current.headings = path.map(({ title }) => title).filter(title => title !== '')
    } else if (line.content.trim() !== '') hasBody = true
  }
  return [...sections, { ...current, end: text.length }]
}

/** Lines with their offsets; `#` inside a fenced block is no heading. */
function* linesOf(text: string): Generator<{ start: number; content: string; inFence: boolean }> {
  let fence: string | undefined
  let start = 0
  while (start < text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const content = text.slice(start, end)
    const marker = /^\s{0,3}(```|~~~)/.exec(content)?.[1]
    yield { start, content, inFence: fence !== undefined || marker !== undefined }
    if (marker !== undefined) fence = fence === undefined ? marker : fence === marker ? undefined : fence
    start = end + 1
  }
}

function pieces(text: string, from: number, to: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = skipSpace(text, from, to)
  while (start < to) {
    const cut = to - start <= LONGEST ? to : cutAt(text, start)
    const end = start + text.slice(start, cut).trimEnd().length
    found.push({ start, end })
    start = skipSpace(text, cut, to)
  }
  return found
}

/** Where a text of more than the longest passage is cut: as late as possible, but not so late that a piece is tiny. */
function cutAt(text: string, start: number): number {
  const window = text.slice(start, start + LONGEST)
  for (const boundary of ['\n\n', '\n', '. ', '? ', '! ', '。', ' ']) {
    const at = window.lastIndexOf(boundary)
    if (at > LONGEST / 3) return start + at + boundary.length
  }
  const last = window.charCodeAt(LONGEST - 1)
  const splitsPair = last >= 0xd800 && last <= 0xdbff
  return start + LONGEST - (splitsPair ? 1 : 0)
}

function skipSpace(text: string, from: number, to: number): number {
  return to - text.slice(from, to).trimStart().length
}

import { readFileSync } from 'node:fs'

/** A fenced block of a page, with the heading of the second level above it. */
export type Block = { language: string; text: string; section: string; line: number }

/** The fenced blocks of a Markdown page, in order. */
export function blocksOf(file: string): Block[] {
  const blocks: Block[] = []
  let section = ''
  let open: { language: string; lines: string[]; line: number } | undefined
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const fence = /^```(\w*)/.exec(line)
    if (open !== undefined && line === '```') {
      blocks.push({ language: open.language, text: open.lines.join('\n'), section, line: open.line })
      open = undefined
    } else if (open !== undefined) open.lines.push(line)
    else if (fence !== null) open = { language: fence[1] ?? '', lines: [], line: index + 2 }
    else if (line.startsWith('## ')) section = line.slice(3)
  }
  return blocks
}

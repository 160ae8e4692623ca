import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')
/** What integrators read, relative to the root. */
export const PAGES = globSync(['README.md', 'sdk/README.md', 'docs/**/*.md'], { cwd: ROOT }).sort()

/** A fenced block of a page, with the heading of the second level above it. */
export type Block = {
  language: string
  text: string
  section: string
  line: number
  /** The file that the line above names: "`shop.ts`:". */
  file: string | undefined
}

/** The fenced blocks of a Markdown page, in order. */
export function blocksOf(file: string): Block[] {
  const blocks: Block[] = []
  let section = ''
  let above = ''
  let open: (Omit<Block, 'text'> & { lines: string[] }) | undefined
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const fence = /^```(\w*)/.exec(line)
    if (open !== undefined && line === '```') {
      const { lines, ...block } = open
      blocks.push({ ...block, text: lines.join('\n') })
      open = undefined
    } else if (open !== undefined) open.lines.push(line)
    else if (fence !== null)
      open = { language: fence[1] ?? '', lines: [], section, line: index + 2, file: /`([\w./-]+)`:$/.exec(above)?.[1] }
    else if (line.startsWith('## ')) section = line.slice(3)
    if (line.trim() !== '') above = line
  }
  return blocks
}

/**
 * Pages, or sections of one, whose blocks are the steps of one script: in the checkout, where `my-workspace/` is a new
 * folder, or next to it, in an empty one.
 */
export const WALKTHROUGHS: { page: string; section?: string; start: 'checkout' | 'beside' }[] = [
  { page: 'docs/integrating.md', section: 'From an empty folder', start: 'beside' },
  { page: 'docs/http.md', start: 'checkout' },
  { page: 'docs/workspace.md', start: 'checkout' },
  { page: 'docs/inbound.md', start: 'checkout' },
  { page: 'docs/import-typebot.md', section: 'From Typebot to published', start: 'checkout' },
  { page: 'docs/import-flowise.md', section: 'From Flowise to a flow', start: 'checkout' },
]

/** Whether the block is a step of such a script. */
export function isStep(page: string, block: Block): boolean {
  return WALKTHROUGHS.some(each => each.page === page && (each.section ?? block.section) === block.section)
}

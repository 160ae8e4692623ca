import { BLOCK_KINDS } from '../../../importers/typebot/kinds.ts'

/** The table of docs/import-typebot.md: a row to each type of block. */
export function blockTable(): string[] {
  const rows = Object.entries(BLOCK_KINDS).map(
    ([type, { title, family, best, becomes }]) => `| ${family} | ${title} (\`${type}\`) | ${best} | ${becomes} |`,
  )
  return ['| family | block (its type in the export) | at best | becomes |', '|---|---|---|---|', ...rows]
}

import { NODE_KINDS } from '../../../importers/flowise/kinds.ts'

/** The table of docs/import-flowise.md: a row to each type of node. */
export function nodeTable(): string[] {
  const rows = Object.entries(NODE_KINDS).map(
    ([type, { title, best, becomes }]) => `| ${title} (\`${type}\`) | ${best} | ${becomes} |`,
  )
  return ['| node (its type in the export) | at best | becomes |', '|---|---|---|', ...rows]
}

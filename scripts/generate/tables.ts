import { readdirSync } from 'node:fs'
import { object, readYaml, text, type JsonObject } from './bundle.ts'

const SECTION = '<section>'

/** Configuration sections as `contracts/sections` declares them, sorted by id. */
export function readSections(contracts: string): JsonObject[] {
  const files = readdirSync(`${contracts}/sections`)
    .filter(file => file.endsWith('.yaml'))
    .sort()
  return files.map(file => readYaml(`${contracts}/sections/${file}`) as JsonObject)
}

export function sectionsModule(sections: JsonObject[]): string {
  return `// Written by \`make generate\` from contracts/sections/. Do not edit.
import type { ConfigSection } from './schemas/section.ts'

/** The declared configuration sections: what is not here can be neither saved nor read. */
export const sections: readonly ConfigSection[] = ${JSON.stringify(sections, null, 2)}
`
}

/** The names that the process reads its own settings from. */
export function environmentModule(declaration: JsonObject): string {
  const names = Object.keys(object(declaration['variables']))
  return `// Written by \`make generate\` from contracts/environment.yaml. Do not edit.

/** The environment variables of the service itself. */
export const serviceVariables: ReadonlySet<string> = new Set(${JSON.stringify(names, null, 2)})
`
}

/** The table of permissions with \`<section>\` written out for every section. */
export function permissionsModule(table: JsonObject, sections: JsonObject[]): string {
  const ids = sections.map(section => text(section['id']))
  const rows = Object.entries(table).flatMap(([code, row]) =>
    (code.includes(SECTION) ? ids.map(id => code.replace(SECTION, id)) : [code]).map(concrete => ({
      code: concrete,
      description: object(row)['description'],
      heldByEveryone: object(row)['heldByEveryone'] === true,
    })),
  )
  return `// Written by \`make generate\` from contracts/permissions.yaml. Do not edit.

export interface PermissionRow {
  readonly code: string
  readonly description: string
  /** Whether every active user has it. */
  readonly heldByEveryone: boolean
}

export const permissions: readonly PermissionRow[] = ${JSON.stringify(rows, null, 2)}
`
}

/** The built-in price table, checked: a price that is not a number would cost nothing, and no one would notice. */
export function pricesModule(table: JsonObject): string {
  const models = Object.entries(table['models'] as Record<string, { prompt: unknown; completion: unknown }>)
  for (const [model, { prompt, completion }] of models) {
    if (![prompt, completion].every(price => typeof price === 'number' && price >= 0))
      throw new Error(`contracts/prices.yaml: ${model} needs two prices from 0`)
  }
  const lines = models.map(
    ([model, { prompt, completion }]) =>
      `  ['${model}', { promptPer1k: ${String(prompt)}, completionPer1k: ${String(completion)} }],`,
  )
  return `// Written by \`make generate\` from contracts/prices.yaml. Do not edit.

/** US dollars per 1,000 tokens, by model. */
export const builtInPrices: ReadonlyMap<string, { promptPer1k: number, completionPer1k: number }> = new Map([
${lines.join('\n')}
])
`
}

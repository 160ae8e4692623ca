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

/** The declared configuration sections: other values can be neither saved nor read. */
export const sections: readonly ConfigSection[] = ${JSON.stringify(sections, null, 2)}
`
}

/** The declaration, and the names that the process reads its own settings from. */
export function environmentModule(declaration: JsonObject): string {
  const names = Object.keys(object(declaration['variables']))
  return `// Written by \`make generate\` from contracts/environment.yaml. Do not edit.

/** The environment variables of the service itself. */
export const serviceVariables: ReadonlySet<string> = new Set(${JSON.stringify(names, null, 2)})

export const environmentDeclaration: object = ${JSON.stringify(declaration, null, 2)}
`
}

/** The same as a page for operators: a row for each variable, in the order of the contract. */
export function environmentPage(declaration: JsonObject): string {
  const rows = Object.entries(object(declaration['variables'])).map(([name, value]) => {
    const variable = object(value)
    const description = text(variable['description']).trim().replaceAll('|', '\\|')
    const cells = [code(name), valuesOf(variable), defaultOf(variable), description]
    return `| ${cells.join(' | ')} |`
  })
  return `<!-- Written by \`make generate\` from contracts/environment.yaml. Do not edit. -->

# Environment variables

Everything that the service reads from its environment. An empty variable counts as absent. A malformed one, and a name
that can only be a misspelt one of these, stops the start with a message.

| variable | value | default | |
|---|---|---|---|
${rows.join('\n')}
`
}

function valuesOf(variable: JsonObject): string {
  const { type, values, schemes, min, max, minLength, secret } = variable as {
    type: string
    values?: string[]
    schemes?: string[]
    min?: number
    max?: number
    minLength?: number
    secret?: boolean
  }
  const kind = [
    values?.map(code).join(', ') ?? type,
    ...(schemes === undefined ? [] : [schemes.map(scheme => code(`${scheme}://`)).join(', ')]),
    ...(min === undefined || max === undefined ? [] : [`${String(min)} to ${String(max)}`]),
    ...(minLength === undefined ? [] : [`at least ${String(minLength)} characters`]),
    ...(secret === true ? ['secret'] : []),
  ]
  return kind.join('; ')
}

function defaultOf(variable: JsonObject): string {
  const value = variable['default'] as string | number | boolean | never[] | undefined
  const written = value === undefined || (Array.isArray(value) && value.length === 0) ? '' : code(String(value))
  return variable['requiredInProduction'] === true ? 'required in production' : written
}

function code(value: string): string {
  return `\`${value}\``
}

/** The table of permissions with \`<section>\` written out for every section. */
export function permissionsModule(table: JsonObject, sections: JsonObject[]): string {
  const named = sections.map(({ id, title }) => ({ id: text(id), title: text(title) }))
  const rows = Object.entries(table).flatMap(([code, row]) =>
    (code.includes(SECTION) ? named : [{ id: SECTION, title: SECTION }]).map(({ id, title }) => ({
      code: code.replace(SECTION, id),
      description: text(object(row)['description']).replace(SECTION, title),
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

/** What each theme of the widget gives the other settings, by their paths. */
export function widgetThemesModule(table: JsonObject, sections: JsonObject[]): string {
  const themes = Object.entries(table['themes'] as Record<string, Record<string, string>>)
  const group = (sections.find(({ id }) => id === 'widget')?.['groups'] as { id: string; fields: JsonObject[] }[]).find(
    ({ id }) => id === 'appearance',
  )
  const optionsOf = (id: string): unknown[] =>
    ((group?.fields.find(field => field['id'] === id)?.['options'] ?? []) as { value: unknown }[]).map(
      ({ value }) => value,
    )
  if (optionsOf('theme').join() !== themes.map(([name]) => name).join())
    throw new Error('contracts/widget-themes.yaml: the themes differ from the options of widget/appearance/theme')
  for (const [name, { font, ...colours }] of themes) {
    if (font !== undefined && !optionsOf('font').includes(font))
      throw new Error(`contracts/widget-themes.yaml: ${name} has a font that is none of widget/appearance/font`)
    for (const [field, colour] of Object.entries(colours))
      if (!['accent', 'background', 'ink'].includes(field) || !/^#[0-9a-f]{6}$/.test(colour))
        throw new Error(`contracts/widget-themes.yaml: ${name} gives ${field} no colour`)
  }
  const byPath = themes.map(([name, values]) => [
    name,
    Object.fromEntries(Object.entries(values).map(([field, value]) => [`widget/appearance/${field}`, value])),
  ])
  const content = JSON.stringify(Object.fromEntries(byPath), null, 2)
  return `// Written by \`make generate\` from contracts/widget-themes.yaml. Do not edit.

/** What each theme of the widget gives other settings, by their paths, where nothing else is set. */
export const widgetThemes: Readonly<Record<string, Readonly<Record<string, string>>>> = ${content}
`
}

/** The built-in price table, checked: a price that is not a number would silently cost nothing. */
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

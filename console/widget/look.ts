import type { ConfigurationValues } from '../../sdk/index.ts'
import { READABLE, textContrasts } from '../../sdk/colours.ts'
import { widgetThemes } from '../../generated/widget-themes.ts'
import type { JsonObject } from '../parts/json.ts'

const GROUP = 'widget/appearance'
const THEME = `${GROUP}/theme`

/** The values as visitors get them: what is set, with the edits; else what the theme gives, or the default. */
export function effectiveValues(
  defaults: Readonly<Record<string, unknown>>,
  { values }: Pick<ConfigurationValues, 'values'>,
  edits: JsonObject,
): Record<string, unknown> {
  const entries = new Map(values.map(entry => [entry.path, entry]))
  const setOf = (path: string): unknown => {
    const entry = entries.get(path)
    return (path in edits ? edits[path] : entry?.sourceScope == null ? null : entry.value) ?? undefined
  }
  const theme = widgetThemes[String(setOf(THEME) ?? defaults[THEME])] ?? {}
  return Object.fromEntries(
    Object.entries(defaults).map(([path, fallback]) => [path, setOf(path) ?? theme[path] ?? fallback]),
  )
}

/** Which texts of the window are hard to read in its colours, each as a sentence. */
export function hardToRead(values: Readonly<Record<string, unknown>>): string[] {
  return textContrasts({ background: values[`${GROUP}/background`], ink: values[`${GROUP}/ink`] })
    .filter(({ ratio }) => ratio < READABLE)
    .map(({ name, ratio }) => `${name} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1.`)
}

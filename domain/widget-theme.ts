import { widgetThemes } from '../generated/widget-themes.ts'
import type { Json } from './json.ts'

const THEME = 'widget/appearance/theme'

/** A value with the scope that it was set at; null where it is the declared default. */
type Resolved = { value: Json; sourceScope: string | null }

/** Values by path; those that nobody has set are the ones of the widget's theme, where that has them. */
export function withTheme(resolved: Readonly<Record<string, Resolved>>): Record<string, Json> {
  const name = resolved[THEME]?.value
  const theme = (typeof name === 'string' ? widgetThemes[name] : undefined) ?? {}
  return Object.fromEntries(
    Object.entries(resolved).map(([path, { value, sourceScope }]) => [
      path,
      sourceScope === null ? (theme[path] ?? value) : value,
    ]),
  )
}

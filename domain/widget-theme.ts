import { widgetThemes } from '../generated/widget-themes.ts'
import type { ResolvedValue } from './configuration.ts'
import type { Json } from './json.ts'

const THEME = 'widget/appearance/theme'

/** Values by path; those that nobody has set are the ones of the widget's theme, where that has them. */
export function withTheme(resolved: Readonly<Record<string, ResolvedValue>>): Record<string, Json> {
  const name = resolved[THEME]?.value
  const theme = (typeof name === 'string' ? widgetThemes[name] : undefined) ?? {}
  return Object.fromEntries(
    Object.entries(resolved).map(([path, { value, sourceScope }]) => [
      path,
      sourceScope === null ? (theme[path] ?? value) : value,
    ]),
  )
}

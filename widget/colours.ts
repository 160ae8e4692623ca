import { contrast, isColour, paletteOf, readableOn } from '../sdk/colours.ts'

/** What the workspace or the page has chosen; an empty text where neither has. */
export type Look = { accent: string; background: string; ink: string; font: string }

const LIGHT = '#fff'
const DARK = '#171b19'

/** Sets what follows from the look; what was not chosen is that of the style sheet. */
export function paint({ style }: HTMLElement, { accent, background, ink, font }: Look, isDark: boolean): void {
  const palette = isColour(background) ? paletteOf(background, ink) : undefined
  for (const name of ['bg', 'soft', 'line', 'text', 'muted'] as const)
    style.setProperty(`--${name}`, palette?.[name] ?? '')
  const behind = palette?.bg ?? (isDark ? DARK : LIGHT)
  const hasAccent = isColour(accent)
  style.setProperty('--accent', hasAccent ? accent : '')
  style.setProperty('--on-accent', hasAccent ? readableOn(accent) : '')
  // Focus and borders stay visible with an accent that is as light, or as dark, as the window.
  style.setProperty('--ring', hasAccent ? (contrast(accent, behind) < 3 ? 'var(--text)' : accent) : '')
  style.fontFamily = font
}

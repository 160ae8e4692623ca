/** Colours of the window that follow from a background and a text colour. */
export type Palette = Record<'bg' | 'soft' | 'line' | 'text' | 'muted', string>

/** Text of errors, on light and on dark backgrounds. */
export const ERROR = { light: '#b3261e', dark: '#ffb4ab' }
const DARK_INK = '#1d231f'
const LIGHT_INK = '#e9eeea'

/** `ink`: the text colour; without one it is dark or light, whichever is easier to read. */
export function paletteOf(background: string, ink: string): Palette {
  const contrastOf = (text: string): number => contrast(text, background)
  const text = isColour(ink) ? ink : contrastOf(DARK_INK) < contrastOf(LIGHT_INK) ? LIGHT_INK : DARK_INK
  const mixed = (share: number): string => mix(text, background, share)
  return { bg: background, soft: mixed(0.06), line: mixed(0.16), text, muted: mixed(0.72) }
}

/** Least contrast of text (WCAG 2.2 AA, 1.4.3). */
export const READABLE = 4.5

/** What is written on what in the window, with the contrast of each; nothing where there is no background. */
export function textContrasts({ background, ink }: { background: unknown; ink: unknown }) {
  if (!isColour(background)) return []
  const { bg, soft, text, muted } = paletteOf(background, typeof ink === 'string' ? ink : '')
  const error = ERROR[isDark(background) ? 'dark' : 'light']
  return [
    { name: 'Text on the background', ratio: contrast(text, bg) },
    { name: 'Text in a message', ratio: contrast(text, soft) },
    { name: 'Quiet text on the background', ratio: contrast(muted, bg) },
    { name: 'Quiet text in a message', ratio: contrast(muted, soft) },
    { name: 'An error on the background', ratio: contrast(error, bg) },
  ]
}

/** Whether a window of this background has light text, light symbols and dark scroll bars. */
export function isDark(background: string): boolean {
  return contrast(background, '#fff') > contrast(background, '#000')
}

/** Black or white, whichever is easier to read on a colour given as `#rgb` or `#rrggbb`. */
export function readableOn(colour: string): string {
  return isDark(colour) ? '#fff' : '#000'
}

/** The contrast of two colours by WCAG, from 1 to 21; text needs 4.5, lines and borders 3. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
}

function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(one).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)))
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(channel => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue, from 0 to 255. */
function channels(colour: string): number[] {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, digit => digit + digit) : colour
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

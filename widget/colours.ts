const LIGHT = '#fff'
const DARK = '#171b19'

/** Sets what follows from the accent; without one the part has the colours of the style sheet. */
export function paint(part: HTMLElement, accent: string, isDark: boolean): void {
  const colours: Partial<Colours> = isColour(accent) ? coloursFor(accent, isDark) : {}
  for (const name of ['--accent', '--on-accent', '--ring'] as const) part.style.setProperty(name, colours[name] ?? '')
}

type Colours = Record<'--accent' | '--on-accent' | '--ring', string>

/** The custom properties of the style sheet that follow from the accent. */
function coloursFor(accent: string, isDark: boolean): Colours {
  return {
    '--accent': accent,
    '--on-accent': readableOn(accent),
    // Focus and borders stay visible with an accent that is as light, or as dark, as the window.
    '--ring': contrast(accent, isDark ? DARK : LIGHT) < 3 ? 'var(--text)' : accent,
  }
}

/** Black or white, whichever is easier to read on a colour given as `#rgb` or `#rrggbb`. */
function readableOn(colour: string): string {
  return contrast(colour, '#fff') >= contrast(colour, '#000') ? '#fff' : '#000'
}

/** The contrast of two colours by WCAG, from 1 to 21; lines and borders need 3. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  const hex =
    short === null
      ? colour.slice(1, 7)
      : short
          .slice(1)
          .map(digit => digit + digit)
          .join('')
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

export function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
}

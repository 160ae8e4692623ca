import { isColour, isDark } from '../sdk/colours.ts'
import type { Look } from './colours.ts'

/** What the workspace has set in its configuration section `widget`, where no attribute of the element overrides it. */
export class Settings {
  readonly #element: HTMLElement
  #values: Readonly<Record<string, unknown>> = {}

  constructor(element: HTMLElement) {
    this.#element = element
  }

  /** The values of the section, by path. */
  take(values: Readonly<Record<string, unknown>>): void {
    this.#values = values
  }

  text(attribute: string, path: string, fallback = ''): string {
    const value = this.#element.getAttribute(attribute) ?? this.#of(path)
    return typeof value === 'string' ? value : fallback
  }

  /** 0 where there is none. */
  number(attribute: string, path: string): number {
    const value = Number(this.#element.getAttribute(attribute) ?? this.#of(path) ?? 0)
    return Number.isFinite(value) ? value : 0
  }

  /** `off` overrides a workspace that says yes. */
  flag(attribute: string, path: string): boolean {
    const own = this.#element.getAttribute(attribute)
    return own === null ? this.#of(path) === true : own !== 'off'
  }

  /**
   * The look. A page that chooses between light and dark has the colours of the style sheet, and so has a workspace
   * without a background, on which the device chooses.
   */
  get look(): Look & { isDark: boolean | undefined } {
    const [accent, font] = [this.text('accent', 'appearance/accent'), this.text('font', 'appearance/font')]
    const theme = this.#element.getAttribute('theme')
    const chosen = theme === 'dark' ? true : theme === 'light' ? false : undefined
    const background = this.text('background', 'appearance/background')
    if (chosen !== undefined || !isColour(background)) return { accent, font, background: '', ink: '', isDark: chosen }
    return { accent, font, background, ink: this.text('ink', 'appearance/ink'), isDark: isDark(background) }
  }

  /** What no attribute overrides. */
  offers(path: string): boolean {
    return this.#of(path) === true
  }

  list(attribute: string, path: string): string[] {
    const value = this.#element.getAttribute(attribute)?.split(/\s+/) ?? this.#of(path)
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : []
  }

  #of(path: string): unknown {
    return this.#values[`widget/${path}`]
  }
}

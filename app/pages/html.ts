import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A text as the value of an attribute. */
export function attribute(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** A page of `public/` whose values are filled in. */
export function template(name: string): string {
  return readFileSync(fileURLToPath(new URL(`public/${name}`, import.meta.url)), 'utf8')
}

/** `values` are markup already: see `attribute`. */
export function filled(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

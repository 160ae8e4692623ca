import type { Operation } from './operations.ts'

/** What the button of an operation says: `Pause a training source` → `Pause`; what is left would say nothing, all. */
export function labelOf({ label, title }: Operation): string {
  if (label !== undefined) return label
  const short = title.replace(/ (of )?(an?|one of the own|the own) [^']*$/, '')
  return short === '' || short === 'Set' ? title : short
}

/** `training-sources` → `Training sources`. */
export function titleOf(path: readonly string[]): string {
  const words = (path.at(-1) ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { sections } from '../sections.ts'
import type { Operation } from './operations.ts'

/** What the button of an operation says: `Pause a training source` → `Pause`; what is left would say nothing, all. */
export function labelOf({ label, title }: Operation): string {
  if (label !== undefined) return label
  const short = title.replace(/ (of )?(an?|one of one's own|one's own) [^']*$/, '')
  return short === '' || short === 'Set' ? title : short
}

/** As the navigation names it, or else from its address: `submissions` → `Submissions`. */
export function titleOf(path: readonly string[]): string {
  const address = `/${path.join('/')}`
  if (address === '/tokens') return 'Personal access tokens'
  const section = sections.find(section => section.path === address)
  if (section !== undefined) return section.title
  const words = (path.at(-1) ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** That a list is empty. */
export const emptyState = (path: readonly string[]): string =>
  `No ${path[0] === 'audit' ? 'audit entries' : titleOf(path).toLowerCase()} yet.`

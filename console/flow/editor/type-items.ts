import { groups, nodeTypes } from '../../../generated/console/catalog.ts'
import { firstSentence } from '../../fields/shapes.ts'
import type { Option } from '../../parts/listbox/use-listbox.ts'

/** All types of nodes by group; for a text those that match by name, group or purpose, the best first. */
export function typeItems(text: string): Option[] {
  const query = text.trim().toLowerCase()
  const all = Object.entries(groups).flatMap(([group, title]) =>
    Object.values(nodeTypes)
      .filter(type => type.group === group)
      .map(type => ({
        value: type.type,
        title: type.title,
        note: firstSentence(type.description),
        icon: type.icon,
        color: group,
        group: title,
      })),
  )
  if (query === '') return all
  const rank = ({ title, group, note }: (typeof all)[number]) => {
    if (title.toLowerCase().startsWith(query)) return 0
    const found = [title, group, note].findIndex(text => text.toLowerCase().includes(query))
    return found < 0 ? Infinity : found + 1
  }
  return all
    .filter(item => rank(item) < Infinity)
    .sort((one, other) => rank(one) - rank(other))
    .map(({ group: _, ...item }) => item)
}

import { useState } from 'react'
import { TextControl } from '../parts/controls/controls.tsx'
import { css } from '../parts/css.ts'
import styles from './shelf.module.css'

export type Tile = { key: string; name: string; description: string }
type Props<Item extends Tile> = {
  /** Titles of the groups, in their order. */
  groups: Readonly<Record<string, string>>
  groupOf: (tile: Item) => string
  tiles: readonly Item[]
  isPending?: boolean
  /** What may be searched for. */
  placeholder: string
  /** What to do where no tile is found. */
  none: string
  onChoose: (tile: Item) => void
}

/** What can be chosen, in groups, with a search. */
export function Tiles<Item extends Tile>(props: Props<Item>) {
  const { groups, groupOf, tiles, isPending = false, placeholder, none, onChoose } = props
  const [text, setText] = useState<string>()
  const found = tiles.filter(tile => isAbout(`${tile.name} ${tile.description} ${groups[groupOf(tile)] ?? ''}`, text))
  return (
    <>
      <TextControl label="Search" value={text} placeholder={placeholder} onChange={setText} />
      <div className={styles.shelf} aria-busy={isPending}>
        {Object.entries(groups).map(([group, title]) => (
          <Group key={group} title={title} tiles={found.filter(tile => groupOf(tile) === group)} onChoose={onChoose} />
        ))}
      </div>
      <p role="status" className={css.soft}>
        {text !== undefined && found.length === 0 && none}
      </p>
    </>
  )
}

type GroupProps<Item extends Tile> = { title: string; tiles: readonly Item[]; onChoose: (tile: Item) => void }

function Group<Item extends Tile>({ title, tiles, onChoose }: GroupProps<Item>) {
  if (tiles.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.tiles}>
        {tiles.map(tile => (
          <li key={tile.key}>
            <button type="button" className={styles.tile} onClick={() => onChoose(tile)}>
              <strong>{tile.name}</strong>
              <span>{tile.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isAbout(about: string, text = ''): boolean {
  const lower = about.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every(word => lower.includes(word))
}

import type { Difference } from '../overlays/difference.ts'
import { Changes } from './changes.tsx'
import { css } from '../../parts/css.ts'

/** Differences, node by node, and those outside the nodes. */
export function Differences({ difference, onSelect }: { difference: Difference; onSelect: (id: string) => void }) {
  const marks = [...difference.overlay.nodes.values()].map(({ mark }) => mark)
  const count = (mark: string) => marks.filter(one => one === mark).length
  return (
    <>
      <section className={css.details} aria-label="Differences">
        <h2>Differences</h2>
        <ul className={css.legend}>
          {['added', 'changed', 'removed'].map(mark => (
            <li key={mark} data-mark={mark}>
              {count(mark)} {mark}
            </li>
          ))}
        </ul>
        <ul className={css.changed}>
          {difference.graph.nodes.flatMap(({ id, title }) => {
            const mark = difference.overlay.nodes.get(id)?.mark
            return mark === undefined ? (
              []
            ) : (
              <li key={id}>
                <button data-mark={mark} onClick={() => onSelect(id)}>
                  <span className={css.name}>{title}</span>
                  <span className={css.kind}>{mark}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      {difference.elsewhere.length > 0 && <Changes title="Outside the nodes" changes={difference.elsewhere} />}
    </>
  )
}

type WhatChangesProps = {
  difference: Difference
  selected: string | undefined
  onSelect: (id: string | undefined) => void
}

/** Differences, and those of the selected node in full. */
export function WhatChanges({ difference, selected, onSelect }: WhatChangesProps) {
  const changes = selected === undefined ? undefined : difference.changes.get(selected)
  return (
    <>
      <Differences difference={difference} onSelect={onSelect} />
      {changes !== undefined && <Changes title={`What changed in ${selected ?? ''}`} changes={changes} />}
    </>
  )
}

import { durationInWords } from '../fields/durations.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import styles from './gallery.module.css'
import type { Line } from './ready-flows.ts'

const SPEAKERS = { visitor: 'Visitor', flow: 'Flow', person: 'Colleague' } as const

type Props = { title: string; lines: readonly Line[]; onTry: () => void }

/** A conversation as its chat would show it, and the way to have one. */
export function Conversation({ title, lines, onTry }: Props) {
  return (
    // A region that scrolls takes the focus, so that the arrow keys move it.
    <section className={styles.conversation} aria-label={`Example conversation: ${title}`} tabIndex={0}>
      <header>
        <strong>Example conversation</strong>
        <Button type="button" onClick={onTry}>
          Try it
        </Button>
      </header>
      <ol>
        {lines.map((line, index) => (
          <li key={index} data-by={line.by}>
            <Said {...line} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Said({ by, text, choices = [] }: Line) {
  if (by === 'time') return `${durationInWords(text)} later`
  if (by === 'event') return `Event ${text}`
  return (
    <>
      <span className={css.unseen}>{SPEAKERS[by]}: </span>
      {text}
      {choices.length > 0 && <em>{`\n${choices.join(' · ')}`}</em>}
    </>
  )
}

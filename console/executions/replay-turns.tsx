import type { ExecutionReplay, ReplayStep, ReplayTurn } from '../../sdk/index.ts'
import styles from './run.module.css'
import { css } from '../parts/css.ts'

type Props = {
  replay: ExecutionReplay
  selected: string | undefined
  onSelect: (nodeId: string | undefined) => void
}

/** The inputs, turn by turn; for a turn that differs, its recorded and its replayed steps. */
export function ReplayTurns({ replay: { turns, differences }, selected, onSelect }: Props) {
  return (
    <ol className={styles.turns}>
      {turns.map((turn, index) => (
        <li key={index} data-differs={turn.differs || undefined}>
          <details open={turn.differs}>
            <summary>
              <span className={styles.name}>{turn.input}</span>
              <span className={styles.when}>{turn.differs ? 'differs' : 'same'}</span>
            </summary>
            <Lines turn={turn} />
            <p className={css.tags}>
              {[...new Set(differences.filter(one => one.turn === index).flatMap(({ nodeId }) => nodeId ?? []))].map(
                nodeId => (
                  <button key={nodeId} aria-pressed={nodeId === selected} onClick={() => onSelect(nodeId)}>
                    Show {nodeId}
                  </button>
                ),
              )}
            </p>
          </details>
        </li>
      ))}
    </ol>
  )
}

function Lines({ turn: { differs, recorded, replayed } }: { turn: ReplayTurn }) {
  const from = differs ? firstDifference(recorded, replayed) : recorded.length
  return (
    <ul className={css.lines}>
      {recorded.slice(0, from).map(({ text }, index) => (
        <li key={index}>{text}</li>
      ))}
      {recorded.slice(from).map(({ text }, index) => (
        <li key={`recorded ${index}`} data-change="removed">
          <span className={css.unseen}>recorded: </span>
          {text}
        </li>
      ))}
      {differs &&
        replayed.slice(from).map(({ text }, index) => (
          <li key={`replayed ${index}`} data-change="added">
            <span className={css.unseen}>replayed: </span>
            {text}
          </li>
        ))}
    </ul>
  )
}

function firstDifference(recorded: readonly ReplayStep[], replayed: readonly ReplayStep[]): number {
  const index = recorded.findIndex(({ text }, position) => text !== replayed[position]?.text)
  return index === -1 ? recorded.length : index
}

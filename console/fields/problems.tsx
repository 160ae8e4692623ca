import { Button } from '../parts/controls/button.tsx'
import { useSurroundings, type Problem } from './context.ts'
import styles from './fields.module.css'

/** The problems of a value; those with exactly one right fix have a button that applies it. */
export function Problems({ problems, id }: { problems: readonly Problem[]; id?: string }) {
  const { onFix, readOnly } = useSurroundings()
  return (
    <ul className={styles.fieldFindings} id={id}>
      {problems.map((problem, index) => (
        <li key={index} className={styles.finding} data-severity={problem.severity}>
          {problem.message}
          {onFix !== undefined && !readOnly && problem.fix !== undefined && (
            <FixButton does={problem.fix.does} onClick={() => onFix(problem)} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** It says what it does. */
export function FixButton({ does, onClick }: { does: string; onClick: () => void }) {
  return (
    <Button type="button" kind="quiet" className={styles.fix} aria-label={`Fix it: ${does}`} onClick={onClick}>
      {does}
    </Button>
  )
}

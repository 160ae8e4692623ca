import { Button } from '../parts/controls/button.tsx'
import { useSurroundings, type Problem } from './context.ts'
import styles from './fields.module.css'

/** The problems of a value; those with one right mend have a button that makes it. */
export function Problems({ problems, id }: { problems: readonly Problem[]; id?: string }) {
  const { onMend, readOnly } = useSurroundings()
  return (
    <ul className={styles.fieldFindings} id={id}>
      {problems.map((problem, index) => (
        <li key={index} className={styles.finding} data-severity={problem.severity}>
          {problem.message}
          {onMend !== undefined && !readOnly && problem.mend !== undefined && (
            <MendButton does={problem.mend.does} onClick={() => onMend(problem)} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Its name says what it does, and begins with what is written on it. */
export function MendButton({ does, onClick }: { does: string; onClick: () => void }) {
  return (
    <Button type="button" kind="quiet" title={does} aria-label={`Mend it: ${does}`} onClick={onClick}>
      Mend it
    </Button>
  )
}

import { domIdOf, useSurroundings, type ControlProps } from './context.ts'
import { Problems } from './problems.tsx'
import { COMPOSED, controlFor, fits, resolved } from './shapes.ts'
import { describedBy, Label, problemId } from '../parts/controls/frame.tsx'
import { css } from '../parts/css.ts'

type Props = Omit<ControlProps, 'id' | 'describedBy' | 'invalid'> & {
  /** It is in a frame, which has its label and help. */
  framed?: boolean
}

/** The control of a value, and the problems of the value. */
export function FieldValue({ framed = false, ...props }: Props) {
  const { shape, value, pointer, title } = props
  const { problemsAt, controls } = useSurroundings()
  const control = fits(shape, value) ? controlFor(shape) : 'json'
  const isComposed = COMPOSED.includes(control)
  const problems = problemsAt(pointer, !isComposed)
  const id = domIdOf(pointer)
  const Control = controls[control]
  return (
    <>
      {control === 'json' && value !== undefined && !fits(shape, value) && (
        <p className={css.soft}>The field has no control for this value, so it is shown as JSON.</p>
      )}
      {!framed && !isComposed && <Label id={id} label={title} bare />}
      <Control
        {...props}
        id={id}
        describedBy={describedBy(id, {
          help: framed && resolved(shape).evident !== true,
          problem: problems.length > 0,
        })}
        invalid={problems.some(({ severity }) => severity === 'error')}
      />
      {problems.length > 0 && <Problems problems={problems} id={problemId(id)} />}
    </>
  )
}

import { domIdOf, useSurroundings, type ControlProps } from './context.ts'
import { Problems } from './problems.tsx'
import { COMPOSED, controlFor, fits } from './shapes.ts'
import { css } from '../parts/css.ts'

type Props = Omit<ControlProps, 'id' | 'describedBy' | 'invalid'> & { describedBy?: string | undefined }

/** The control of a value, labelled by its title if it has no separate label, and the problems of the value. */
export function FieldValue({ describedBy, ...props }: Props) {
  const { shape, value, pointer, title } = props
  const { problemsAt, controls } = useSurroundings()
  const control = fits(shape, value) ? controlFor(shape) : 'json'
  const isComposed = COMPOSED.includes(control)
  const problems = problemsAt(pointer, !isComposed)
  const id = domIdOf(pointer)
  const described = [describedBy, problems.length > 0 ? `${id}-findings` : undefined].filter(part => part !== undefined)
  const Control = controls[control]
  return (
    <>
      {control === 'json' && value !== undefined && !fits(shape, value) && (
        <p className={css.soft}>The field has no control for this value, so it is shown as JSON.</p>
      )}
      {describedBy === undefined && !isComposed && (
        <label className={css.unseen} htmlFor={id}>
          {title}
        </label>
      )}
      <Control
        {...props}
        id={id}
        describedBy={described.length > 0 ? described.join(' ') : undefined}
        invalid={problems.some(({ severity }) => severity === 'error')}
      />
      {problems.length > 0 && <Problems problems={problems} id={`${id}-findings`} />}
    </>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import styles from './controls.module.css'
import { css } from '../css.ts'

type LabelProps = {
  /** Of the control. */
  id: string
  label: ReactNode
  required?: boolean | undefined
  /** The label is read out and not shown. */
  bare?: boolean | undefined
}
type TextProps = {
  id: string
  help?: string | undefined
  /** All of the help, where it is shown in part. */
  wholeHelp?: string | undefined
  /** Problem of the value. */
  problem?: ReactNode
}
type Props = LabelProps &
  TextProps & {
    /** The label names several controls. */
    group?: boolean
    /** Beside the label. */
    action?: ReactNode
    /** Attributes of the whole and the class of its head, where it looks different from a control of a form. */
    look?: { row: ComponentProps<'div'>; head: string | undefined }
    children: ReactNode
  }

/** What every control has around it: the label before it, the problem of its value and its help after it. */
export function Frame({ id, label, required, bare, group = false, action, look, children, ...texts }: Props) {
  const named = `${id}-label`
  return (
    <div className={styles.control} {...look?.row} {...(group ? { 'role': 'group', 'aria-labelledby': named } : {})}>
      {bare === true ? (
        <Label id={id} label={label} bare />
      ) : (
        <div className={look?.head ?? styles.head}>
          {group ? (
            <span id={named} data-required={required === true || undefined}>
              {label}
            </span>
          ) : (
            <Label id={id} label={label} required={required} />
          )}
          {action}
        </div>
      )}
      {children}
      <Texts id={id} {...texts} />
    </div>
  )
}

export function Label({ id, label, required = false, bare = false }: LabelProps) {
  return (
    <label htmlFor={id} className={bare ? css.unseen : undefined} data-required={required || undefined}>
      {label}
    </label>
  )
}

export function Texts({ id, help, wholeHelp, problem }: TextProps) {
  return (
    <>
      {problem !== undefined && (
        <p className={css.wrong} id={problemId(id)}>
          {problem}
        </p>
      )}
      {help !== undefined && (
        <p className={css.soft} id={helpId(id)} title={wholeHelp}>
          {help}
        </p>
      )}
    </>
  )
}

const helpId = (id: string) => `${id}-help`
export const problemId = (id: string) => `${id}-problem`

/** The ids of the texts around a control that it has. */
export function describedBy(id: string, { help, problem }: { help: boolean; problem: boolean }): string | undefined {
  const ids = [...(problem ? [problemId(id)] : []), ...(help ? [helpId(id)] : [])]
  return ids.length === 0 ? undefined : ids.join(' ')
}

type Described = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

/** What every control tells assistive technology. */
export function ariaOf({ id, describedBy, invalid, required }: Described) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  }
}

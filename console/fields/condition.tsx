import { useState } from 'react'
import { COMPARISON_WORDS } from '../flow/condition-words.ts'
import { conditionOf, expressionOf, isPath, type Comparison, type Condition, type Row } from '../flow/conditions.ts'
import { Button } from '../parts/controls/button.tsx'
import { Select } from '../parts/controls/inputs.tsx'
import { Icon } from '../parts/icon.tsx'
import { comparisonsFor, withComparison, withPath } from './condition-rows.ts'
import { useSurroundings, type ControlProps } from './context.ts'
import { ExpressionControl } from './expression.tsx'
import { ItemButton } from './item-button.tsx'
import { OperandField, VariableField } from './operand.tsx'
import { kindOf } from './variable-kinds.ts'
import styles from './condition.module.css'
import fieldStyles from './fields.module.css'
import { css } from '../parts/css.ts'

const ALWAYS: Condition = { match: 'all', rows: [] }
const MATCHES = [
  { value: 'all', title: 'all of these' },
  { value: 'any', title: 'any of these' },
]

/** An expression that is true or false, in rows if it is simple enough: what is stored is the expression. */
export function ConditionControl(props: ControlProps) {
  const { value } = props
  const text = typeof value === 'string' ? value : ''
  const condition = text.trim() === '' ? ALWAYS : conditionOf(text)
  const [isWritten, setWritten] = useState(condition === undefined)
  if (condition !== undefined && !isWritten)
    return <Rows {...props} condition={condition} onWritten={() => setWritten(true)} />
  return (
    <div className={styles.condition}>
      <label className={css.unseen} htmlFor={props.id}>
        {props.title}
      </label>
      <ExpressionControl {...props} />
      {condition !== undefined && (
        <Button type="button" kind="quiet" onClick={() => setWritten(false)}>
          Edit as conditions
        </Button>
      )}
    </div>
  )
}

type RowsProps = ControlProps & { condition: Condition; onWritten: () => void }

function Rows({ condition, onWritten, ...props }: RowsProps) {
  const { shape, value, title, onChange } = props
  const { readOnly } = useSurroundings()
  const { rows } = condition
  // A row without a variable is in no expression, nor is what one row would be joined by.
  const [isAdding, setAdding] = useState(false)
  const [chosen, setChosen] = useState(condition.match)
  const match = rows.length > 1 ? condition.match : chosen
  const write = (next: readonly Row[], typing?: boolean, as = match) => {
    const isNone = next.length === 0 && !('required' in shape)
    onChange(isNone ? undefined : expressionOf({ match: as, rows: next }), typing)
  }
  const shown = isAdding || rows.length === 0 ? [...rows, undefined] : rows
  const replace = (index: number, row: Row | undefined, typing?: boolean) => {
    if (row === undefined || index === rows.length) setAdding(false)
    if (row === undefined) write(rows.filter((_, at) => at !== index))
    else write([...rows.slice(0, index), row, ...rows.slice(index + 1)], typing)
  }
  return (
    <div className={styles.condition}>
      {value === 'true' && <p className={css.soft}>Always, as long as no variable is chosen.</p>}
      {shown.length > 1 && (
        <Select
          aria-label={`How the rows of “${title}” are joined`}
          choices={MATCHES}
          value={match}
          disabled={readOnly}
          onChange={next => {
            setChosen(next as Condition['match'])
            if (rows.length > 1) write(rows, false, next as Condition['match'])
          }}
        />
      )}
      {shown.map((row, index) => (
        <OneRow
          key={index}
          {...props}
          id={index === 0 ? props.id : `${props.id}-${index}`}
          title={shown.length === 1 ? title : `${title} ${index + 1}`}
          row={row}
          isOnly={shown.length === 1}
          onRow={(next, typing) => replace(index, next, typing)}
          onExpression={expression => onChange(expression)}
        />
      ))}
      {!readOnly && (
        <div className={fieldStyles.addItem}>
          <Button type="button" kind="quiet" disabled={shown.length > rows.length} onClick={() => setAdding(true)}>
            <Icon name="add" size={13} />
            Condition
          </Button>
          <Button type="button" kind="quiet" onClick={onWritten}>
            Edit as expression
          </Button>
        </div>
      )}
    </div>
  )
}

type OneRowProps = ControlProps & {
  row: Row | undefined
  isOnly: boolean
  /** Undefined removes the row. */
  onRow: (row: Row | undefined, typing?: boolean) => void
  /** What was typed in place of a variable is a whole expression. */
  onExpression: (expression: string) => void
}

function OneRow({ row, isOnly, onRow, onExpression, ...props }: OneRowProps) {
  const { id, title } = props
  const { definition, readOnly } = useSurroundings()
  const kind = row && kindOf(definition, row.path)
  const take = (text: string) => {
    if (isPath(text)) onRow(withPath(row, text, kindOf(definition, text)))
    else if (isOnly && row === undefined) onExpression(text)
  }
  return (
    <div className={styles.row} role="group" aria-label={title}>
      <VariableField {...props} title={`Variable of “${title}”`} value={row?.path} onVariable={take} />
      {!readOnly && !(isOnly && row === undefined) && (
        <ItemButton icon="close" label={`Remove ${title}`} onClick={() => onRow(undefined)} />
      )}
      {row !== undefined && (
        <>
          <Select
            aria-label={`Comparison of “${title}”`}
            choices={comparisonsFor(kind, row.comparison).map(value => ({ value, title: COMPARISON_WORDS[value] }))}
            value={row.comparison}
            disabled={readOnly}
            onChange={next => onRow(withComparison(row, next as Comparison, kind))}
          />
          <OperandField
            {...props}
            id={`${id}-with`}
            title={`Value of “${title}”`}
            row={row}
            onOperand={(operand, typing) => onRow({ ...row, operand }, typing)}
          />
        </>
      )}
    </div>
  )
}

import type { RowsConfigField } from '../../generated/schemas/section.ts'
import { useSession } from '../access/session.tsx'
import { usePublishedFlows } from '../data/keys.ts'
import { SelectControl, TextControl } from '../parts/controls/controls.tsx'
import type { Choice } from '../parts/controls/inputs.tsx'
import { Icon } from '../parts/icon.tsx'
import { isObject, withValue } from '../parts/json.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import styles from './widget.module.css'

type Column = RowsConfigField['columns'][number]
type Props = { field: RowsConfigField; value: unknown; disabled: boolean; onChange: (value: unknown) => void }

/** Rows of a list, in the order in which visitors see them. */
export function Questions({ field, value, disabled, onChange }: Props) {
  const { may } = useSession()
  const flows = usePublishedFlows(may('listFlows')).data ?? []
  const choices = flows.map(({ code, name }) => ({ value: code, title: name }))
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  const limit = field.max_rows
  const add = () => onChange([...rows, Object.fromEntries(field.columns.map(column => [column.name, startOf(column)]))])
  const move = (from: number, to: number) => onChange(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]))
  return (
    <div className={styles.rows}>
      <p className={css.soft}>{field.description}</p>
      {rows.map((row, index) => (
        <div key={index} className={`${css.card} ${styles.question}`} role="group" aria-label={`Question ${index + 1}`}>
          {isObject(row) &&
            field.columns.map(column => (
              <Cell
                key={column.name}
                column={column}
                value={row[column.name]}
                flows={choices}
                disabled={disabled}
                onChange={text => onChange(withValue(rows, [index, column.name], text ?? startOf(column)))}
              />
            ))}
          {!disabled && (
            <div className={styles.actions}>
              <RowButton label="Move up" icon="up" off={index === 0} act={() => move(index, index - 1)} />
              <RowButton
                label="Move down"
                icon="down"
                off={index === rows.length - 1}
                act={() => move(index, index + 1)}
              />
              <RowButton label="Remove" icon="trash" act={() => onChange(rows.toSpliced(index, 1))} />
            </div>
          )}
        </div>
      ))}
      {!disabled && rows.length < limit && (
        <button onClick={add}>
          <Icon name="add" size={14} /> Add question
        </button>
      )}
    </div>
  )
}

function RowButton({ label, icon, off = false, act }: { label: string; icon: string; off?: boolean; act: () => void }) {
  return (
    <Button kind="quiet" aria-label={label} disabled={off} onClick={act}>
      <Icon name={icon} />
    </Button>
  )
}

type CellProps = {
  column: Column
  value: unknown
  flows: Choice[]
  disabled: boolean
  onChange: (value: string | undefined) => void
}

function Cell({ column, value, flows, disabled, onChange }: CellProps) {
  const shared = { label: column.title, value, disabled, onChange, required: column.required }
  if (column.kind === 'enum') return <SelectControl {...shared} choices={column.options ?? []} />
  if (column.kind === 'reference' && column.target === 'flow')
    return <SelectControl {...shared} value={value === '' ? undefined : value} none="No flow" choices={flows} />
  return <TextControl {...shared} />
}

function startOf(column: Column): unknown {
  return 'default' in column && column.default !== undefined ? column.default : ''
}
